import { afterEach, beforeAll, expect, test } from 'vitest'
import { BANKSIA, SOUTHBANK } from '../../test/api'
import { line, submitOf } from '../../test/booking'
import { LINES, LOCKET, changedCatalogue } from '../../test/changed-catalogue'
import { specApi } from '../../test/spec-api'

const api = specApi()
let id = ''
const { catalogue, restore } = changedCatalogue(() => api)
beforeAll(async () => {
  const [print, locket] = LINES
  const lines = [
    { ...print, quantity: 2 },
    { ...locket, quantity: 3 },
  ].map((each) => ({ ...line(''), ...each }))
  const body = await submitOf(api, 'urns and memorabilia order', { quoted_products: lines })
  id = (await api.ask('POST', 'portal/booking', { body })).body.id
})
afterEach(restore)

const again = (of = id, as?: string) => api.ask('GET', `portal/booking/${of}/again`, as === undefined ? {} : { as })
const told = async () => {
  const { status, body } = await again()
  expect(status).toBe(200)
  return body.lines.map(({ name: _name, line_id: _id, ...rest }: Record<string, unknown>) => rest)
}
const SAME = [
  { quantity: 2, changes: [], message: '' },
  { quantity: 3, changes: [], message: '' },
]

test('returns all lines if nothing has changed [OPEN-186]', async () => {
  expect(await told()).toEqual(SAME)
  const booking = (await api.ask('GET', `portal/booking/${id}`)).body
  expect((await again()).body.lines.map(({ line_id }: { line_id: string }) => line_id)).toEqual(
    booking.quoted_products.map((each: { id: string }) => each.id),
  )
})

test('returns the rest of a limited stock [OPEN-186]', async () => {
  const details = (value: boolean) =>
    `update products set details = details || '{"hasInventory": ${value}, "sendToUnleashed": true}' where id = '${LOCKET}'`
  await catalogue(details(true), details(false))
  const stock = (numbers: string) =>
    `insert into product_stock (product_id, brand, available, minimum) values ('${LOCKET}', 'WA LWD', ${numbers})
     on conflict (product_id, brand) do update set available = excluded.available, minimum = excluded.minimum`
  await catalogue(stock('6, 5'), stock('100, 5'))
  expect((await told())[1]).toEqual({ quantity: 1, changes: [{ kind: 'fewer', was: 3, now: 1 }], message: '' })
})

test("does not find another practice's order, a cremation or an unknown order [OPEN-12]", async () => {
  for (const as of [BANKSIA, SOUTHBANK]) expect((await again(id, as)).status).toBe(404)
  expect((await again(await api.idOf(100_001))).status).toBe(404)
  expect((await again('none')).status).toBe(404)
})
