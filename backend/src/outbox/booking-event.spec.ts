import { addTime } from '@portal/domain'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PRIVATE, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const CHANNEL = 'private-practice-practice-harbour'

const api = specApi()
beforeEach(async () => {
  await api.connection.sql.query('delete from outbox')
  Object.assign(api.realtime, { isAway: false })
  api.realtime.sent.length = 0
})

/** Events sent to the practice's pages since the last call. */
async function told() {
  await api.deliver()
  return api.realtime.sent.splice(0)
}
const begun = async () => {
  const body = await submitOf(api, PRIVATE)
  const made = await api.ask('POST', 'portal/booking', { body })
  return { body, id: String(made.body.id), version: Number(made.body.version) }
}
const event = (id: string, kind: 'added' | 'changed') => [CHANNEL, 'booking', { id, kind }]

describe("booking events reach the practice's open pages [OPEN-206]", () => {
  test('for new and changed bookings, with the id only', async () => {
    const { id, body, version } = await begun()
    expect(await told()).toEqual([event(id, 'added')])
    await api.ask('PUT', `portal/booking/${id}`, { version, body: { ...body, vet_staff_c: 'Dana' } })
    expect(await told()).toEqual([event(id, 'changed')])
    await api.ask('POST', `portal/booking/${id}/discard`, { version: version + 1 })
    expect(await told()).toEqual([event(id, 'changed')])
  })

  test('none for a save without changes', async () => {
    const { id, body, version } = await begun()
    await told()
    expect((await api.ask('PUT', `portal/booking/${id}`, { version, body })).status).toBe(200)
    expect(await told()).toEqual([])
  })
})

test('without the service nothing waits for long, operators get one warning, and bookings go on', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
  api.realtime.isAway = true
  const { id } = await begun()
  await begun()
  for (let tries = 0; tries < 5; tries++) {
    expect(await told()).toEqual([])
    api.clock.now = addTime(api.clock.now, 8, 'second')
  }
  expect((await api.ask('GET', 'health', { as: null })).body.outbox.waiting).toBe(0)
  expect(warned.mock.calls).toEqual([['changes of bookings told to no open page: 1; the real-time service is away']])
  expect((await api.ask('GET', `portal/booking/${id}`)).status).toBe(200)
  warned.mockRestore()
})
