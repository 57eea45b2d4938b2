import { SignJWT, decodeJwt } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { addTime } from '@portal/domain'
import { captureLog } from '@portal/server/log-capture'
import { HARBOUR, SIGN_IN_LIMITS } from '../../test/api'
import { clientOf } from '../../test/engraving'
import { fresh, membersOf } from '../../test/member'
import { specApi } from '../../test/spec-api'
import { openSecret } from '../secrets/secret'
import { authenticator } from './authenticate'
import { staffTokenVerifier } from './staff-token'

const api = specApi()

/** Dependencies of a second process on the same database. */
const elsewhere = () => ({
  db: api.deps.db,
  guests: api.deps.guests,
  verifyStaff: staffTokenVerifier(api.identity.options),
  operatorToken: null,
  limits: SIGN_IN_LIMITS,
  now: () => new Date(),
})

const vetWith = (token: string) => api.ask('GET', 'portal/vet', { token })

describe('unauthenticated callers get 401', () => {
  test('refuses a token that lives longer than 15 minutes and logs it [OPEN-163]', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await vetWith(await api.identity.token(HARBOUR, {}, '15m'))).status).toBe(200)
    expect((await vetWith(await api.identity.token(HARBOUR, {}, '901s'))).status).toBe(401)
    expect((await vetWith(await api.identity.token(HARBOUR, { iat: undefined }, '1h'))).status).toBe(401)
    expect(told.mock.calls.map(([line]) => line)).toEqual([
      'identity: access tokens live 901 s; the app client must give them 15 minutes at most',
    ])
    told.mockRestore()
  })
})

describe('a signed-in user is found by username', () => {
  test('compared case-insensitively [SHL-14]', async () => {
    const reply = await vetWith(await api.identity.token('OWNER@Harbour.TEST'))
    expect(reply.body.name).toBe('Harbour Veterinary Clinic')
  })

  test('without a contact the response is 403 and names no practice [OPEN-05]', async () => {
    const reply = await vetWith(await api.identity.token('nobody@harbour.test'))
    expect([reply.status, reply.body]).toEqual([403, { message: 'This account is not linked to a practice.' }])
  })
})

test('keys that cannot be fetched give 503 instead of ending sessions with 401', async () => {
  const verify = staffTokenVerifier({ ...api.identity.options, jwksUri: 'http://127.0.0.1:9/keys' })
  const away = authenticator({ ...elsewhere(), verifyStaff: verify })
  const token = await api.identity.token(HARBOUR)
  await expect(away.authenticate('staff', `Bearer ${token}`)).rejects.toMatchObject({ kind: 'unavailable' })
})

test("without an operator token in the settings, the operator's calls are closed", async () => {
  const { authenticate } = authenticator(elsewhere())
  for (const header of [undefined, 'Bearer null', `Bearer ${'0'.repeat(32)}`]) {
    await expect(authenticate('operator', header)).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'This call needs the setting OPERATOR_TOKEN, which this service does not have.',
    })
  }
})

describe('guest tokens [OPEN-02, OPEN-77]', () => {
  const booking = 'booking-100007'
  const sign = (use: 'guest' | 'client') => clientOf(api, booking, 'none', use)

  test('read their booking with few fields', async () => {
    const { status, body } = await api.ask('GET', 'portal/booking/booking-100007', {
      token: await sign('guest'),
    })
    expect(status).toBe(200)
    expect(body.pet_first_name).not.toBe('')
    expect([body.owner, body.pet, body.order_events, body.special_instructions]).toEqual([null, null, [], []])
    expect(JSON.stringify(body)).not.toContain('+61')
  })

  test('read no other booking, not even of the same practice', async () => {
    expect((await api.ask('GET', 'portal/booking/booking-100001', { token: await sign('guest') })).status).toBe(404)
    expect(
      (await api.ask('GET', 'portal/booking/booking-100001/client_details', { token: await sign('client') })).status,
    ).toBe(404)
  })

  test('are refused without a valid use or number mark', async () => {
    const { id: kid, bytes: secret } = (await openSecret(api.deps.db, 'guest_secret')).signing(new Date())
    const { by } = decodeJwt(await sign('guest'))
    for (const [use, mark] of [
      [undefined, by],
      ['staff', by],
      [['guest'], by],
      ['guest', undefined],
      ['guest', 'x'],
    ]) {
      const token = await new SignJWT({ practice: 'practice-harbour', booking, line: 'none', use, by: mark })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setIssuer('portal-guest')
        .setExpirationTime('1h')
        .sign(secret)
      expect((await api.ask('GET', 'portal/booking/booking-100007', { token })).status).toBe(401)
    }
  })

  test('expire, and are refused if signed with another secret', async () => {
    const old = await clientOf(api, booking, 'none', 'guest', addTime(new Date(), -2, 'hour'))
    expect((await api.ask('GET', 'portal/booking/booking-100007', { token: old })).status).toBe(401)
    const [head, body] = (await sign('guest')).split('.')
    const token = `${head}.${body}.${'A'.repeat(43)}`
    expect((await api.ask('GET', 'portal/booking/booking-100007', { token })).status).toBe(401)
  })
})

describe("a username belongs to one account, identified by the pool's id [OPEN-281]", () => {
  const NURSE = 'nurse@harbour.test'
  const as = async (username: string, sub: string) => vetWith(await api.identity.token(username, { sub }))

  test('a later account with the name is refused and logged; the first continues, in any case of the name', async () => {
    const heard = captureLog()
    await api.connection.sql.query('delete from account_subjects')
    expect((await as(NURSE, 'first')).status).toBe(200)
    const other = await as(NURSE.toUpperCase(), 'second')
    expect([other.status, other.body.message]).toEqual([
      403,
      'This user name belonged to another account before. To let the new one in, call Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time).',
    ])
    expect(heard.security()[0]).toMatchObject({ security: 'other account', member: 'contact-harbour-nurse' })
    expect(heard.text()).not.toContain(NURSE)
    expect((await as(NURSE.toUpperCase(), 'first')).status).toBe(200)
    await api.connection.sql.query('delete from account_subjects')
  })

  test('a token without the id is refused', async () => {
    expect((await vetWith(await api.identity.token(NURSE, { sub: undefined }))).status).toBe(401)
  })

  test('reactivating a member admits the account that has the name by then', async () => {
    const members = membersOf(api)
    const email = fresh()
    await members.createWhole(email)
    // The token's auth_time is that of the sign-in, in seconds.
    const after = async (sub: string) =>
      (await vetWith(await api.identity.token(email, { sub, auth_time: Math.floor(Date.now() / 1000) + 2 }))).status
    expect(await after('first')).toBe(200)
    expect(await after('second')).toBe(403)
    for (const status of [0, 1] as const) expect((await members.setStatus(email, status)).status).toBe(200)
    expect(await after('second')).toBe(200)
    api.deps.auth.forget()
    expect(await after('first')).toBe(403)
  })
})
