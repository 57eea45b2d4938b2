import { expect, test } from 'vitest'
import { HARBOUR, UNLIMITED } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { createApp } from '../app'
import { sessionCalls } from './session-calls'

const NOON = new Date('2026-03-02T12:00:00Z')
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)

const api = specApi()

const of = (id: string, practiceId: string, isHeavy = false) => ({
  session: { kind: 'staff' as const, signIn: { id, username: id, signedInAt: NOON }, practiceId },
  network: 'clinic',
  isHeavy,
})
const owner = (lineId: string, network: string, isHeavy = false) => ({
  session: { kind: 'guest' as const, lineId, practiceId: 'of owners' },
  network,
  isHeavy,
})
const counted = async (scope: string, subject: string) => {
  const [row] = await api.connection.sql.query('select count from rate_limits where scope = $1 and subject = $2', [
    scope,
    subject,
  ])
  return row === undefined ? null : Number(row.count)
}

test('a sign-in beyond its limit waits for the rest of the minute; others continue [OPEN-261]', () => {
  const calls = sessionCalls(api.deps.db, { ...UNLIMITED, ofSignIn: 3, ofPractice: 100 })
  for (let call = 0; call < 3; call++) calls.count(of('a', 'one'), NOON)
  const refusal = 'Too many requests from this browser. Nothing was saved. Try again in 20 seconds.'
  expect(() => calls.count(of('a', 'one'), after(40))).toThrow(refusal)
  expect(() => calls.count(of('b', 'one'), after(40))).not.toThrow()
  expect(() => calls.count(of('a', 'one'), after(61))).not.toThrow()
})

test('all sign-ins of a practice share a limit, which does not affect other practices [OPEN-261]', () => {
  const calls = sessionCalls(api.deps.db, { ...UNLIMITED, ofSignIn: 100, ofPractice: 4 })
  for (const id of ['c', 'd', 'e', 'f']) calls.count(of(id, 'two'), NOON)
  expect(() => calls.count(of('g', 'two'), NOON)).toThrow('Too many requests from your practice.')
  expect(() => calls.count(of('h', 'three'), NOON)).not.toThrow()
})

test("owners' calls are counted by line and by network, separately from their practice [OPEN-324]", () => {
  const limits = { ...UNLIMITED, ofPractice: 3, ofLine: 3, ofOwnersNetwork: 5 }
  const calls = sessionCalls(api.deps.db, limits)
  for (let call = 0; call < 3; call++) calls.count(owner('m', 'home'), NOON)
  expect(() => calls.count(owner('m', 'elsewhere'), NOON)).toThrow('Too many requests from this page.')
  for (let call = 0; call < 2; call++) calls.count(owner('n', 'home'), NOON)
  expect(() => calls.count(owner('o', 'home'), NOON)).toThrow('Too many requests from your network.')
  expect(() => calls.count(owner('o', 'elsewhere'), NOON)).not.toThrow()
  expect(() => calls.count(of('p', 'of owners'), NOON)).not.toThrow()
})

test('a call that draws counts as twenty [OPEN-324]', () => {
  const calls = sessionCalls(api.deps.db, { ...UNLIMITED, ofLine: 40, ofSignIn: 20 })
  for (let call = 0; call < 2; call++) calls.count(owner('q', 'home', true), NOON)()
  expect(() => calls.count(owner('q', 'home'), NOON)).toThrow('Too many requests from this page.')
  calls.count(of('r', 'eight', true), NOON)()
  expect(() => calls.count(of('r', 'eight'), NOON)).toThrow('Too many requests from this browser.')
})

test('limits concurrent drawings to three per line or browser and eight per practice [OPEN-324]', () => {
  const calls = sessionCalls(api.deps.db, UNLIMITED)
  const [end] = [1, 2, 3].map(() => calls.count(owner('s', 'home', true), NOON))
  const refusal = 'Some of your other pictures are still being prepared. Nothing was saved. Try again in 2 seconds.'
  expect(() => calls.count(owner('s', 'home', true), NOON)).toThrow(refusal)
  expect(() => calls.count(owner('s', 'home'), NOON)).not.toThrow()
  for (let call = 0; call < 5; call++) calls.count(of(`t${call}`, 'of owners', true), NOON)
  expect(() => calls.count(of('u', 'of owners', true), NOON)).toThrow(refusal)
  expect(() => calls.count(of('u', 'nine', true), NOON)).not.toThrow()
  end?.()
  expect(() => calls.count(owner('s', 'home', true), NOON)).not.toThrow()
})

test('the API answers 429 with a message and Retry-After, and does nothing [OPEN-261]', async () => {
  const { deps, identity } = api
  const app = createApp({
    ...deps,
    sessionCalls: sessionCalls(deps.db, { ...UNLIMITED, ofSignIn: 2, ofPractice: 100 }),
  })
  const headers = { authorization: `Bearer ${await identity.token(HARBOUR)}` }
  const ask = () => app.request('/api/portal/booking/booking-100007', { headers })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toEqual({
    message: 'Too many requests from this browser. Nothing was saved. Try again in 60 seconds.',
  })
})

/** The database with another `insert`, for a session without prepared statements. */
function counting(insert: () => unknown) {
  const others: object = { insert, _: { ...api.deps.db._, session: {} } }
  return new Proxy(api.deps.db, { get: (real, name) => Reflect.get(name in others ? others : real, name) })
}

test('keeps calls that the database did not accept, and counts them here [OPEN-261]', async () => {
  const db = counting(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  })
  const calls = sessionCalls(db, { ...UNLIMITED, ofSignIn: 3, ofPractice: 1e6 })
  for (let call = 0; call < 3; call++) {
    calls.count(of('k', 'six'), NOON)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(() => calls.count(of('k', 'six'), NOON)).toThrow('Too many requests')
  expect(await counted('staff', 'k')).toBeNull()
})
