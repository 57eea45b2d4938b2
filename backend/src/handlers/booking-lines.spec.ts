import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANKSIA, SOUTHBANK, testApi } from '../../test/api'
import type { Ask, TestApi } from '../../test/api'
import { line, submitOf } from '../../test/booking'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const PRIVATE = 'private cremation & return of ashes'
const KEEPSAKE = 'fur-locket'

const post = (body: unknown, ask: Ask = {}) => api.ask('POST', 'portal/booking', { body, ...ask })
const put = (id: string, version: number, body: unknown, ask: Ask = {}) =>
  api.ask('PUT', `portal/booking/${id}`, { body, version, ...ask })

describe('lines [DOM-20, OPEN-84]', () => {
  test("names and prices are the catalogue's whatever the page says", async () => {
    const sent = {
      ...line(KEEPSAKE, { quantity: 2 }),
      unit_price: 0.01,
      unitPrice: 0.01,
      name: 'Free',
      discount_price: 99,
    }
    const { body } = await post({ ...(await submitOf(api, PRIVATE)), quoted_products: [sent], total: 0 })
    const { body: product } = await api.ask('GET', `portal/product/${KEEPSAKE}`)
    expect(body.quoted_products).toMatchObject([
      { name: product.name, quantity: 2, unit_price: product.price, discount_price: null },
    ])
  })

  test('with No price no amount leaves the server', async () => {
    const body = await submitOf(api, 'urns and memorabilia order', { quoted_products: [line(KEEPSAKE)] }, SOUTHBANK)
    const reply = await post(body, { as: SOUTHBANK })
    expect(reply.status).toBe(201)
    expect(reply.body.quoted_products[0].unit_price).toBeNull()
    expect(reply.body.cstm.return_freight_fee_c).toBeNull()
    const { body: product } = await api.ask('GET', `portal/product/${KEEPSAKE}`, { as: SOUTHBANK })
    expect([
      product.price,
      product.listPrice,
      product.baseRate,
      product.costPrice,
      product.total_product_price,
    ]).toEqual([null, null, null, null, null])
  })

  test('Pricebook and RRP are two prices, and the cost is told to nobody', async () => {
    const [{ body: rrp }, { body: pricebook }] = [
      await api.ask('GET', `portal/product/${KEEPSAKE}`),
      await api.ask('GET', `portal/product/${KEEPSAKE}`, { as: BANKSIA }),
    ]
    expect(rrp.price).toBe(rrp.listPrice)
    expect(pricebook.price).toBe(pricebook.baseRate)
    expect([rrp.costPrice, pricebook.costPrice]).toEqual([null, null])
  })

  test.each([
    ['an unknown product', line('no-such-thing'), { 'quoted_products.0.product': 'unknown' }],
    ['a line id of somebody else', line(KEEPSAKE, { id: 'line-of-another' }), { 'quoted_products.0.id': 'unknown' }],
    [
      'an option of another product',
      line(KEEPSAKE, { package_products_c: { [KEEPSAKE]: [{ id: 'nothing' }] } }),
      { [`quoted_products.0.package_products_c.${KEEPSAKE}`]: 'unknown' },
    ],
  ])('%s is 422', async (_what, sent, detail) => {
    const reply = await post(await submitOf(api, PRIVATE, { quoted_products: [sent] }))
    expect([reply.status, reply.body.errors.detail]).toEqual([422, detail])
  })

  test('what is out of stock for the brand of the practice is refused, special orders are not [CAT-50, OPEN-63]', async () => {
    const { sql } = api.connection
    const [{ id: gone } = { id: '' }] =
      await sql.query(`select p.id from products p join product_stock s on s.product_id = p.id
      where s.brand = 'WA LWD' and s.available <= s.minimum and (p.details->>'hasInventory')::boolean
        and (p.details->>'sendToUnleashed')::boolean and not (p.details->>'specialOrder')::boolean and p.service_types is null limit 1`)
    const reply = await post(await submitOf(api, PRIVATE, { quoted_products: [line(String(gone))] }))
    expect(reply.body.errors?.detail).toEqual({ 'quoted_products.0.product': 'unavailable' })
    const [{ id: special, choice } = { id: '', choice: '' }] =
      await sql.query(`select p.id, o.id as choice from products p join product_options o on o.parent_id = p.id
      where (p.details->>'specialOrder')::boolean and p.service_types is null limit 1`)
    const chosen = { package_products_c: { [String(special)]: [{ id: String(choice) }] } }
    const withSpecial = await submitOf(api, PRIVATE, { quoted_products: [line(String(special), chosen)] })
    expect((await post(withSpecial)).status).toBe(201)
  })

  test('one without id is added once per editId, one with id is changed, removed ones have quantity 0 [CAT-46]', async () => {
    const submit = await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE, { editId: 'e1' })] })
    const { body: made } = await post(submit)
    const again = await put(made.id, 1, submit)
    expect(again.body.quoted_products.length).toBe(1)
    const id = made.quoted_products[0].id
    const more = await put(made.id, again.body.version, {
      ...submit,
      quoted_products: [line(KEEPSAKE, { id, quantity: 3, editId: 'e1' })],
    })
    expect(more.body.quoted_products).toMatchObject([{ id, quantity: 3, deleted: false }])
    const gone = await put(made.id, more.body.version, {
      ...submit,
      quoted_products: [line(KEEPSAKE, { id, quantity: 3, deleted: true })],
    })
    expect(gone.body.quoted_products).toMatchObject([{ id, quantity: 0, deleted: true }])
    const last = await put(made.id, gone.body.version, { ...submit, quoted_products: [] })
    expect(last.body.quoted_products.length).toBe(1)
  })
})
