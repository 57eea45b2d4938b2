import { randomUUID } from 'node:crypto'
import { addTime } from '@portal/domain'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HARBOUR_NURSE } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { PNG, PRIVATE, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()
let supply = ''
beforeAll(async () => {
  supply = (await api.ask('GET', 'portal/product?category=vetSupplies')).body.data[0].id
})
beforeEach(async () => {
  await api.deliver()
  api.storage.stored.clear()
})

const SUPPLIES = 'vet supply order'

async function made(serviceType = SUPPLIES, products = [supply]): Promise<string> {
  const body = await submitOf(api, serviceType, { quoted_products: products.map((id) => line(id)) })
  return (await api.ask('POST', 'portal/booking', { body })).body.id
}
const submit = (id: string, ask: RequestOptions = {}) =>
  api.ask('POST', `portal/booking/${id}/submit_vet_supply`, { version: 1, ...ask })
const sendPicture = (id: string, version = 1) =>
  api.ask('POST', `portal/booking/${id}/complete`, { body: { screenshotImage: PNG }, version })
const submissions = (id: string) =>
  api.connection.sql.query('select image_key, version from booking_submissions where booking_id = $1', [id])
const stageOf = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body.cstm.order_stage_c

test('the order has its own submit action, and the picture follows [WIZ-115, API-39]', async () => {
  const id = await made()
  const reply = await submit(id)
  expect([reply.status, reply.headers.get('etag'), reply.body.cstm.order_stage_c]).toEqual([200, '"2"', 'VP Submitted'])
  await api.deliver()
  expect(await submissions(id)).toEqual([{ image_key: '', version: 1 }])

  api.clock.now = addTime(api.clock.now, 3, 'second')
  const pictured = await sendPicture(id)
  expect([pictured.status, pictured.body]).toEqual([200, reply.body])
  await api.deliver()
  const [row] = await submissions(id)
  expect([...api.storage.stored.keys()]).toEqual([row?.image_key])
})

test('repetition makes one order with one picture', async () => {
  const [id, key] = [await made(), randomUUID()]
  const first = await submit(id, { key })
  const again = [
    await submit(id, { key }),
    ...(await Promise.all([submit(id), submit(id, { as: HARBOUR_NURSE }), submit(id, { version: 2 })])),
  ]
  expect(again.map(({ status, body }) => [status, body])).toEqual(again.map(() => [200, first.body]))
  await sendPicture(id)
  await sendPicture(id)
  await api.deliver()
  await sendPicture(id)
  await api.deliver()
  expect(api.storage.stored.size).toBe(1)
  const events = first.body.order_events.filter((event: { to_value: string }) => event.to_value === 'VP Submitted')
  expect({ eventsCount: events.length, submissionsCount: (await submissions(id)).length }).toEqual({
    eventsCount: 1,
    submissionsCount: 1,
  })
})

test('a picture of another version is not stored and undoes nothing [OPEN-105]', async () => {
  const id = await made()
  await submit(id)
  expect((await sendPicture(id, 7)).status).toBe(412)
  const broken = { body: { screenshotImage: 'data:image/png;base64,AAAA' }, version: 1 }
  expect((await api.ask('POST', `portal/booking/${id}/complete`, broken)).status).toBe(422)
  await api.deliver()
  expect([await stageOf(id), api.storage.stored.size]).toEqual(['VP Submitted', 0])
})

test.each([
  ['another version than was shown', SUPPLIES, () => [supply], 2, 412, undefined],
  ['an order without items', SUPPLIES, () => [], 1, 422, { quoted_products: 'required' }],
  ['another kind of booking', PRIVATE, () => [], 1, 422, { service_type: 'invalid' }],
])('%s is refused and changes nothing [OPEN-86]', async (_what, serviceType, products, version, status, detail) => {
  const id = await made(serviceType, products())
  const reply = await submit(id, { version })
  expect([reply.status, detail && reply.body.errors.detail]).toEqual([status, detail])
  expect([await stageOf(id), await submissions(id)]).toEqual(['VP Unsubmitted', []])
})
