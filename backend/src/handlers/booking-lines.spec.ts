import { describe, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { PRIVATE, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const KEEPSAKE = 'fur-locket'
/** Has space for 3 lines of text. */
const STONE = 'slate-garden-plaque'

const post = (body: unknown, ask: RequestOptions = {}) => api.ask('POST', 'portal/booking', { body, ...ask })
const put = (id: string, version: number, body: unknown, ask: RequestOptions = {}) =>
  api.ask('PUT', `portal/booking/${id}`, { body, version, ...ask })

describe('lines [DOM-20, OPEN-84]', () => {
  test('take names and prices from the catalogue, whatever the page sends', async () => {
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

  test.each(['Declined'])('portal access %s shows no amount [DOM-50]', async (access) => {
    const setAccess = (value: string) =>
      api.connection.sql.query(`update practices set has_portal_access = $1 where id = 'practice-harbour'`, [value])
    const { body: made } = await post(await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE)] }))
    await setAccess(access)
    api.deps.auth.forget()
    const { body: booking } = await api.ask('GET', `portal/booking/${made.id}`)
    const { body: product } = await api.ask('GET', `portal/product/${KEEPSAKE}`)
    expect({
      unit_price: booking.quoted_products[0].unit_price,
      collection_freight_fee_c: booking.cstm.collection_freight_fee_c,
      price: product.price,
      total_product_price: product.total_product_price,
    }).toEqual({ unit_price: null, collection_freight_fee_c: null, price: null, total_product_price: null })
    await setAccess('Yes')
    api.deps.auth.forget()
    expect((await api.ask('GET', `portal/product/${KEEPSAKE}`)).body.price).toBe(76)
  })

  test('Pricebook and RRP show different prices, and nobody sees the cost', async () => {
    const [{ body: rrp }, { body: pricebook }] = [
      await api.ask('GET', `portal/product/${KEEPSAKE}`),
      await api.ask('GET', `portal/product/${KEEPSAKE}`, { as: BANKSIA }),
    ]
    expect(rrp.price).toBe(rrp.listPrice)
    expect(pricebook.price).toBe(pricebook.baseRate)
    expect({ rrpCostPrice: rrp.costPrice, pricebookCostPrice: pricebook.costPrice }).toEqual({
      rrpCostPrice: null,
      pricebookCostPrice: null,
    })
  })

  test.each([['an unknown product', line('no-such-thing'), { 'quoted_products.0.product': 'unknown' }]])(
    '%s is 422',
    async (_what, sent, detail) => {
      const reply = await post(await submitOf(api, PRIVATE, { quoted_products: [sent] }))
      expect([reply.status, reply.body.errors.detail]).toEqual([422, detail])
    },
  )

  test("refuses items out of stock for the practice's brand, except special orders [CAT-50, OPEN-63]", async () => {
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

  test.each([
    [
      { quantity: 2, engraving_text: 'Bella' },
      'engraved',
      'Fur Locket: an engraved item is ordered one by one. Nothing was saved.',
    ],
  ])('%j gives 422 and writes nothing [OPEN-100]', async (changes, code, message) => {
    const before = await api.count('bookings')
    const reply = await post(await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE, changes)] }))
    expect([reply.status, reply.body.errors.detail, reply.body.message]).toEqual([
      422,
      { 'quoted_products.0.quantity': code },
      message,
    ])
    expect(await api.count('bookings')).toBe(before)
  })

  test.each([
    [1.5, 422],
    ['1e2', 400],
  ])('a quantity of %j gives %d and writes nothing [OPEN-100]', async (quantity, status) => {
    const before = await api.count('bookings')
    const sent = { ...line(KEEPSAKE), quantity }
    const reply = await post({ ...(await submitOf(api, PRIVATE)), quoted_products: [sent] })
    expect([reply.status, Object.keys(reply.body.errors.detail)]).toEqual([status, ['quoted_products.0.quantity']])
    expect(await api.count('bookings')).toBe(before)
  })

  test('engraved text on a value limits the quantity to 1; 99 without text are accepted [OPEN-100]', async () => {
    const plate = 'jarrah-rest-box-s-oiled-plate'
    const choices = (words: string | null) => ({
      'jarrah-rest-box': [{ id: 'jarrah-rest-box-s' }],
      'jarrah-rest-box-s': [{ id: 'jarrah-rest-box-s-oiled' }],
      'jarrah-rest-box-s-oiled': [{ id: plate, engraving_text: words }],
    })
    const ordered = async (quantity: number, words: string | null) => {
      const sent = line('jarrah-rest-box', { quantity, package_products_c: choices(words) })
      return (await post(await submitOf(api, PRIVATE, { quoted_products: [sent] }))).status
    }
    expect([await ordered(2, 'Bella'), await ordered(1, 'Bella'), await ordered(99, null)]).toEqual([422, 201, 201])
  })

  test('accepts an older line of several engraved items unchanged, but not with another text [OPEN-100]', async () => {
    const submit = await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE, { engraving_text: 'Bella' })] })
    const { body: made } = await post(submit)
    const { id } = made.quoted_products[0]
    await api.connection.sql.query('update booking_lines set quantity = 3 where id = $1', [id])
    const again = (changes: object) =>
      put(made.id, 1, { ...submit, quoted_products: [line(KEEPSAKE, { id, quantity: 3, ...changes })] })
    expect((await again({ engraving_text: 'Bella' })).body.quoted_products).toMatchObject([{ id, quantity: 3 }])
    expect((await again({ engraving_text: 'Rex' })).status).toBe(422)
  })

  test.each([
    ['🐾 Bella ❤️', 'noGlyph', '🐾 at the beginning cannot be engraved; ❤️ after “Bella” cannot be engraved'],
    ['a\nb\nc\nd', 'tooLong', 'the words have 4 lines, and there is room for 3 lines of 22 characters'],
  ])(
    'the text %j gives 422 and writes nothing; it is never cut [CAT-54, OPEN-83]',
    async (engraving_text, code, said) => {
      const { name, maxLines, maxCharacters } = (await api.ask('GET', `portal/product/${STONE}`)).body
      expect({ maxLines, maxCharacters }).toEqual({ maxLines: 3, maxCharacters: 22 })
      const before = await api.count('bookings')
      const reply = await post(await submitOf(api, PRIVATE, { quoted_products: [line(STONE, { engraving_text })] }))
      expect([reply.status, reply.body.errors.detail, reply.body.message]).toEqual([
        422,
        { 'quoted_products.0.engraving_text': code },
        `${name}: ${said}. Nothing was saved.`,
      ])
      expect(await api.count('bookings')).toBe(before)
    },
  )

  test('stores texts in engraved form; older ones stay as stored', async () => {
    const submit = await submitOf(api, PRIVATE, {
      quoted_products: [line(STONE, { engraving_text: 'ﬁdo Ｒ\r\nZoe\u0308' })],
    })
    const { body: made } = await post(submit)
    const { id, engraving_text: kept } = made.quoted_products[0]
    expect(kept).toBe('fido R\nZoë')
    const stored = '🐾 ﬁdo, for ever and ever and ever'
    await api.connection.sql.query('update booking_lines set engraving_text = $1 where id = $2', [stored, id])
    const again = (engraving_text: string) =>
      put(made.id, 1, { ...submit, quoted_products: [line(STONE, { id, engraving_text })] })
    expect((await again(stored)).body.quoted_products).toMatchObject([{ id, engraving_text: stored }])
    expect((await again(`${stored} 🐾`)).status).toBe(422)
    const [row] = await api.connection.sql.query('select engraving_text from booking_lines where id = $1', [id])
    expect(row?.engraving_text).toBe(stored)
  })

  test('adds a line once per editId, changes one with id, and keeps removed ones with quantity 0 [CAT-46]', async () => {
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
