import { addTime } from '@portal/domain'
import { describe, expect, test, vi } from 'vitest'
import { HARBOUR, HARBOUR_NURSE, SIGN_IN_LIMITS } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { authenticator } from '../auth/authenticate'
import { staffTokenVerifier } from '../auth/staff-token'
import { SignInRepository } from '../repositories/sign-in'

const api = specApi()

const statusOf = async (token: string) => (await api.ask('GET', 'portal/vet', { token })).status
const post = (path: string, token: string) => api.ask('POST', path, { token })
const rowOf = async (id: string) => (await api.connection.sql.query('select * from sign_ins where id = $1', [id]))[0]

/** Another backend on the same database, at a given time. */
function process(now = () => new Date()) {
  const { db, guests } = api.deps
  const verifyStaff = staffTokenVerifier(api.identity.options)
  const { authenticate } = authenticator({ db, guests, verifyStaff, operatorToken: null, limits: SIGN_IN_LIMITS, now })
  return (token: string) =>
    authenticate('staff', `Bearer ${token}`).then(
      () => 'enters',
      (error: { kind?: string }) => error.kind,
    )
}

describe('Logout [OPEN-161, SHL-26]', () => {
  test('ends this sign-in including copied tokens, and no other sign-in', async () => {
    const [copied, renewed, other] = await Promise.all([
      api.identity.token(HARBOUR, { origin_jti: 'desk' }),
      api.identity.token(HARBOUR, { origin_jti: 'desk' }),
      api.identity.token(HARBOUR, { origin_jti: 'phone' }),
    ])
    expect([await statusOf(copied), await statusOf(other)]).toEqual([200, 200])
    expect((await post('portal/log_out', copied)).status).toBe(204)
    expect([await statusOf(copied), await statusOf(renewed), await statusOf(other)]).toEqual([401, 401, 200])
    const bookings = await api.count('bookings')
    expect((await api.ask('POST', 'portal/booking', { token: copied, body: {} })).status).toBe(401)
    expect(await api.count('bookings')).toBe(bookings)
    expect([(await rowOf('desk'))?.ended_at, (await rowOf('phone'))?.ended_at]).toEqual([expect.anything(), null])
  })

  test('takes effect in another process within five seconds', async () => {
    const enters = process()
    const token = await api.identity.token(HARBOUR_NURSE)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await enters(token)).toBe('enters')
      await post('portal/log_out', token)
      vi.setSystemTime(Date.now() + 5001)
      expect(await enters(token)).toBe('unauthenticated')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Log out everywhere [OPEN-161]', () => {
  test('ends all sign-ins of the user, also unused ones, and no others', async () => {
    const before = { auth_time: Math.floor(api.clock.now.getTime() / 1000) - 60 }
    const [here, there, unused, nurse] = await Promise.all([
      api.identity.token(HARBOUR),
      api.identity.token('OWNER@harbour.test', before),
      api.identity.token(HARBOUR, before),
      api.identity.token(HARBOUR_NURSE),
    ])
    for (const token of [here, there, nurse]) expect(await statusOf(token)).toBe(200)
    expect((await post('portal/log_out_everywhere', here)).status).toBe(204)
    const after = await Promise.all([here, there, unused, nurse].map(statusOf))
    expect(after).toEqual([401, 401, 401, 200])
    // Within the same second.
    expect(await statusOf(await api.identity.token(HARBOUR))).toBe(200)
  })
})

// A user whom no test above has signed out everywhere.
describe('how long a sign-in lasts [OPEN-162]', () => {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000)
  const claims = { auth_time: start.getTime() / 1000 }
  const at = (hours: number) => process(() => addTime(start, Math.round(hours * 60), 'minute'))

  test('ends after half a day without a call; a call in between extends it', async () => {
    const [used, left] = await Promise.all([
      api.identity.token(HARBOUR_NURSE, { ...claims, origin_jti: 'used' }),
      api.identity.token(HARBOUR_NURSE, { ...claims, origin_jti: 'left' }),
    ])
    expect([await at(0)(used), await at(0)(left)]).toEqual(['enters', 'enters'])
    expect(await at(11.9)(used)).toBe('enters')
    expect(new Date(String((await rowOf('used'))?.last_used_at))).toEqual(addTime(start, 714, 'minute'))
    expect([await at(23.8)(used), await at(12)(left)]).toEqual(['enters', 'unauthenticated'])
    expect([await at(12.1)(left), await at(0.1)(left)]).toEqual(['unauthenticated', 'enters'])
  })

  test('records a use once a minute, never backwards', async () => {
    const token = await api.identity.token(HARBOUR_NURSE, { ...claims, origin_jti: 'often' })
    const usedAt = async () => new Date(String((await rowOf('often'))?.last_used_at)).getTime() - start.getTime()
    const asks = async (seconds: number) => process(() => addTime(start, seconds, 'second'))(token)
    for (const [seconds, noted] of [
      [0, 0],
      [59, 0],
      [60, 60],
      [30, 60],
      [200, 200],
    ] as const) {
      await asks(seconds)
      expect(await usedAt()).toBe(noted * 1000)
    }
  })

  test('keeps rows as long as tokens may need them', async () => {
    const old = { origin_jti: 'old', auth_time: start.getTime() / 1000 - 3600 }
    await at(0)(await api.identity.token(HARBOUR_NURSE, old))
    const repository = new SignInRepository(api.deps.db)
    await repository.forgetBefore(addTime(start, -1, 'hour'))
    expect(await rowOf('old')).toBeDefined()
    await repository.forgetBefore(addTime(start, -59, 'minute'))
    expect([await rowOf('old'), (await rowOf('used'))?.id]).toEqual([undefined, 'used'])
  })
})
