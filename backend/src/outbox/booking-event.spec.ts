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

/** What pages of the practice were told since the last time. */
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

describe("what happens to a practice's bookings is told to its open pages [OPEN-206]", () => {
  test('a new one and each change, by its id alone: nothing of the pet, the owner or who did it', async () => {
    const { id, body, version } = await begun()
    expect(await told()).toEqual([event(id, 'added')])
    await api.ask('PUT', `portal/booking/${id}`, { version, body: { ...body, vet_staff_c: 'Dana' } })
    expect(await told()).toEqual([event(id, 'changed')])
    await api.ask('POST', `portal/booking/${id}/discard`, { version: version + 1 })
    expect(await told()).toEqual([event(id, 'changed')])
  })

  test('a save that changes nothing tells nothing', async () => {
    const { id, body, version } = await begun()
    await told()
    expect((await api.ask('PUT', `portal/booking/${id}`, { version, body })).status).toBe(200)
    expect(await told()).toEqual([])
  })
})

test('without the service nothing waits for long, operators hear of it once, and no booking is held up', async () => {
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
