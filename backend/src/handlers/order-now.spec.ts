import type { BookingSubmit } from '@portal/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { SOUTHBANK } from '../../test/api'
import { PRIVATE, line, submitOf } from '../../test/booking'
import { LINES, LOCKET, PRINT, ROUND, changedCatalogue } from '../../test/changed-catalogue'
import { specApi } from '../../test/spec-api'

const CARE = 'Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time)'

const api = specApi()

const sql = (text: string, ...values: unknown[]) => api.connection.sql.query(text, values)
const { catalogue, product, restore } = changedCatalogue(() => api)
afterEach(restore)
const flag = (table: string, id: string, name: string, value: string, back: string) =>
  catalogue(
    `update ${table} set details = details || '{"${name}": ${value}}' where id = '${id}'`,
    `update ${table} set details = details || '{"${name}": ${back}}' where id = '${id}'`,
  )

async function draft(quoted_products: BookingSubmit['quoted_products'] = LINES, as?: string) {
  const ask = as === undefined ? {} : { as }
  const submit = await submitOf(api, as === SOUTHBANK ? 'urns and memorabilia order' : PRIVATE, { quoted_products }, as)
  const { body } = await api.ask('POST', 'portal/booking', { body: submit, ...ask })
  const [first, second] = body.quoted_products
  return { submit, id: String(body.id), version: Number(body.version), ids: [first?.id, second?.id], ask }
}
type Draft = Awaited<ReturnType<typeof draft>>

const complete = ({ id, version, ask }: Draft, now = version) =>
  api.ask('POST', `portal/booking/${id}/complete`, { body: { screenshot_image: null }, version: now, ...ask })
const saveAgain = ({ id, version, submit, ids, ask }: Draft) =>
  api.ask('PUT', `portal/booking/${id}`, {
    body: { ...submit, quoted_products: submit.quoted_products?.map((each, index) => ({ ...each, id: ids[index] })) },
    version,
    ...ask,
  })
const written = async ({ id }: Draft) =>
  sql(
    `select stage, version, (select count(*)::int from booking_submissions s where s.booking_id = b.id) as sent
     from bookings b where id = $1`,
    id,
  )
const UNTOUCHED = (version: number) => [{ stage: 'VP Unsubmitted', version, sent: 0 }]

describe('items that became unavailable before Submit give 422, and nothing is submitted [OPEN-102]', () => {
  test.each<[string, () => Promise<void>, string, string, string]>([
    [
      'sold out',
      () =>
        catalogue(
          `update product_stock set available = available - 1000 where product_id = '${PRINT}' and brand = 'WA LWD'`,
          `update product_stock set available = available + 1000 where product_id = '${PRINT}' and brand = 'WA LWD'`,
        ),
      'product',
      'unavailable',
      'Clay Paw Print is out of stock for your region.',
    ],
    [
      'a value hidden',
      () => flag('product_options', ROUND, 'hideInPortalModal', 'true', 'false'),
      `package_products_c.${PRINT}`,
      'unknown',
      'Clay Paw Print: Round is no longer offered.',
    ],
  ])('%s', async (_, change, field, code, said) => {
    const made = await draft()
    await change()
    const { status, body } = await complete(made)
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      { [`quoted_products.${made.ids[0]}.${field}`]: code },
      `${said} Nothing was submitted. Remove it from the order, or call ${CARE}.`,
    ])
    expect(await written(made)).toEqual(UNTOUCHED(made.version))
    await restore()
    expect((await complete(made)).status).toBe(200)
  })
})

describe('prices that changed before Submit give 409, and nothing is submitted [OPEN-84, OPEN-102]', () => {
  const dearer = () => product(PRINT, 'list_price = 61.5, base_rate = 45', 'list_price = 59, base_rate = 44')

  test('names each line with both amounts; a save takes the new prices', async () => {
    const made = await draft()
    await dearer()
    await catalogue(
      `update product_options set list_price = 2.25 where id = '${ROUND}'`,
      `update product_options set list_price = 0 where id = '${ROUND}'`,
    )
    await flag('products', LOCKET, 'discountPrice', '70.10', 'null')
    const { status, body } = await complete(made)
    // 61.50 + 2.25; 76.00 reduced.
    expect([status, body.errors.detail, body.message]).toEqual([
      409,
      {
        [`quoted_products.${made.ids[0]}.unit_price`]: '$59.00 $63.75',
        [`quoted_products.${made.ids[1]}.unit_price`]: '$76.00 $70.10',
      },
      'Clay Paw Print costs $63.75 now; it was $59.00. Fur Locket costs $70.10 now; it was $76.00. ' +
        'Nothing was submitted. Check the order again, then submit.',
    ])
    expect(await written(made)).toEqual(UNTOUCHED(made.version))
    const again = await saveAgain(made)
    expect(again.body.quoted_products.map((each: { unit_price: number }) => each.unit_price)).toEqual([63.75, 70.1])
    expect((await complete(made, again.body.version)).status).toBe(200)
  })

  test('names no prices to a practice that sees none', async () => {
    const made = await draft([line(LOCKET)], SOUTHBANK)
    await product(LOCKET, 'list_price = 99, base_rate = 99', 'list_price = 76, base_rate = 58')
    const { status, body } = await complete(made)
    expect({ status, unit_price: body.quoted_products[0].unit_price }).toEqual({ status: 200, unit_price: null })
  })
})

describe('fees are compared like items [OPEN-102]', () => {
  const feesOf = async (made: Draft) => (await sql('select fees from bookings where id = $1', made.id))[0]?.fees

  test('another fee of the practice gives 409; a save takes it over', async () => {
    const made = await draft([line(LOCKET)])
    await catalogue(
      `update practices set fees = '{"collection": 41.5, "return": 25}' where id = 'practice-harbour'`,
      `update practices set fees = '{"collection": 35, "return": 25}' where id = 'practice-harbour'`,
    )
    api.deps.auth.forget()
    const { status, body } = await complete(made)
    expect([status, body.errors.detail, body.message]).toEqual([
      409,
      { 'fees.collection': '$35.00 $41.50' },
      'Collection Travel Cost is $41.50 now; it was $35.00. Nothing was submitted. Check the order again, then submit.',
    ])
    expect(await written(made)).toEqual(UNTOUCHED(made.version))
    const again = await saveAgain(made)
    expect(await feesOf(made)).toEqual({ collection: 41.5, return: 25 })
    expect((await complete(made, again.body.version)).status).toBe(200)
  })
})
