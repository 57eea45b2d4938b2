import { expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import { PRIVATE, submitOf } from '../../test/booking'
import { later, ownersPlaque } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'

const api = specApi()

const begun = async () => {
  const { body } = await api.ask('POST', 'portal/booking', { body: await submitOf(api, PRIVATE) })
  return { id: String(body.id), orderId: String(body.cstm.order_id_c) }
}
const post = (id: string, what: 'discard' | 'restore', version: number, more: object = {}) =>
  api.ask('POST', `portal/booking/${id}/${what}`, { version, ...more })
const isListed = async (orderId: string) =>
  (await api.ask('GET', `portal/booking?search_term=${orderId}`)).body.total === 1
const row = async (id: string) => {
  const [found] = await api.connection.sql.query('select discarded_at, version, stage from bookings where id = $1', [
    id,
  ])
  return found
}

test('an unfinished booking leaves the lists and can be restored; the timeline shows both [OPEN-128]', async () => {
  const { id, orderId } = await begun()
  expect(await isListed(orderId)).toBe(true)
  const discarded = await post(id, 'discard', 1)
  expect([discarded.status, discarded.body.discarded_at, discarded.body.version]).toEqual([
    200,
    api.clock.now.toISOString(),
    2,
  ])
  expect(await isListed(orderId)).toBe(false)
  expect((await row(id))?.stage).toBe('VP Unsubmitted')
  const back = await post(id, 'restore', 2)
  expect({ status: back.status, discarded_at: back.body.discarded_at, version: back.body.version }).toEqual({
    status: 200,
    discarded_at: null,
    version: 3,
  })
  expect(await isListed(orderId)).toBe(true)
  const told = back.body.order_events.filter(({ field }: { field: string }) => field === 'discarded')
  expect(told.map(({ to_value: to }: { to_value: string | null }) => to)).toEqual(['true', null])
})

test('discards the version that was read, once, and only for the own practice [OPEN-86]', async () => {
  const { id } = await begun()
  expect((await api.ask('POST', `portal/booking/${id}/discard`)).status).toBe(428)
  expect((await post(id, 'discard', 7)).status).toBe(412)
  expect((await post(id, 'discard', 1, { as: BANKSIA })).status).toBe(404)
  expect((await row(id))?.discarded_at).toBeNull()
  const key = 'once-and-once-more'
  const [first, again] = [await post(id, 'discard', 1, { key }), await post(id, 'discard', 1, { key })]
  expect({ firstStatus: first.status, againStatus: again.status, version: again.body.version }).toEqual({
    firstStatus: 200,
    againStatus: 200,
    version: 2,
  })
  expect((await post(id, 'discard', 2)).body.version).toBe(2)
})

test('a discarded booking can be neither changed nor submitted [OPEN-128]', async () => {
  const { id, orderId } = await begun()
  await post(id, 'discard', 1)
  const change = await api.ask('PUT', `portal/booking/${id}`, { version: 2, body: await submitOf(api, PRIVATE) })
  const submit = await api.ask('POST', `portal/booking/${id}/complete`, { version: 2, body: {} })
  expect([change.status, submit.status, change.body.message]).toEqual([
    409,
    409,
    'This booking was discarded. Restore it to go on with it.',
  ])
  // Other writes to the row must not bring it back into the lists.
  await api.connection.sql.query("update bookings set pet_first_name = 'Other' where id = $1", [id])
  expect(await isListed(orderId)).toBe(false)
})

test.each([
  ['VP Submitted', /^This booking is submitted, so it cannot be discarded. Call Client Care on 08 9200 0000/],
])('a booking at %s cannot be discarded, and the message says whom to call [OPEN-128]', async (stage, words) => {
  const { id } = await begun()
  await api.connection.sql.query('update bookings set stage = $2 where id = $1', [id, stage])
  const { status, body } = await post(id, 'discard', 1)
  expect([status, body.message]).toEqual([409, expect.stringMatching(words)])
  expect((await row(id))?.discarded_at).toBeNull()
})

test('after 30 days it cannot be restored [OPEN-128]', async () => {
  const { id } = await begun()
  await post(id, 'discard', 1)
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 30 * 24 * 3_600_000)
  const { status, body } = await post(id, 'restore', 2)
  api.clock.now = before
  expect([status, body.message]).toEqual([409, expect.stringContaining('more than 30 days ago')])
})

test('ends the approval of its plaque for good, and tells the owner [OPEN-346]', async () => {
  const plaque = await ownersPlaque(api)
  await plaque.approve()
  await api.deliver()
  const read = async () => (await api.ask('GET', `portal/booking/${plaque.bookingId}`)).body
  await post(plaque.bookingId, 'discard', (await read()).version)
  api.pool.mails.length = 0
  later(api, 2, 'minute')
  await api.deliver()
  expect(api.pool.mails.map(({ text }) => text).join()).toContain("discarded the booking with Bella's plaque")
  await post(plaque.bookingId, 'restore', (await read()).version)
  expect((await read()).quoted_products[0].artwork.state).toBe('waiting')
})

test.each([
  ["stage = 'Cancelled'", 'cancelled'],
  ['discarded_at = now()', 'discarded'],
])('shows its owner no artwork, and nobody can edit it: %s [OPEN-127, OPEN-128]', async (change, closed) => {
  const plaque = await ownersPlaque(api)
  await api.connection.sql.query(`update bookings set ${change} where id = $1`, [plaque.bookingId])
  expect((await plaque.look()).body.closed).toBe(closed)
  expect((await plaque.requestChanges('Her name is Luna')).status).toBe(409)
})
