import { addTime } from '@portal/domain'
import { captureLog } from '@portal/server/log-capture'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { CLIENT_ID } from '../../test/identity'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

standAt('2026-11-25T04:30:00Z')
const api = specApi()
beforeEach(() => {
  api.pool.calls.length = 0
  api.pool.answer = { status: 200, body: {}, error: null }
})

const call = (operation: string, input: unknown, more: RequestOptions = {}) =>
  api.ask('POST', 'identity', {
    as: null,
    body: typeof input === 'object' ? { ClientId: CLIENT_ID, ...input } : input,
    ...more,
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...more.headers },
  })
/** A sealed session of the pool, as a page gets it from the previous step. */
const sealed = (token: string, username = HARBOUR_NURSE) =>
  api.deps.refreshSeal.seal('session between the steps of a sign-in', {
    token,
    reference: JSON.stringify({ beganAt: api.clock.now.toISOString(), username }),
  })
const statusOf = async (token: string) => (await api.ask('GET', 'portal/vet', { token })).status

const NEW_PASSWORD = { Username: 'Nurse@harbour.test ', ConfirmationCode: '123456', Password: 'secret-Pass-1' }

const NAMED = { USERNAME: HARBOUR, PASSWORD: 'Demo-pass-1' }
const UNFIT = 'InvalidParameterException'

test('passes call and response on unchanged', async () => {
  api.pool.answer = { status: 400, body: { __type: 'X', message: 'no' }, error: 'NotAuthorizedException' }
  const { status, body, headers } = await call('ForgotPassword', { Username: HARBOUR })
  expect([status, body, headers.get('x-amzn-errortype')]).toEqual([
    400,
    { __type: 'X', message: 'no' },
    'NotAuthorizedException',
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(api.pool.calls).toEqual([`ForgotPassword ${HARBOUR}`])
})

test.each<[string, string, unknown, string]>([
  ['a call that pages do not make', 'AdminDeleteUser', { Username: HARBOUR }, 'UnknownOperationException'],
  ['a password as it is', 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: NAMED }, UNFIT],
  [
    'a step of another way',
    'RespondToAuthChallenge',
    { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeResponses: NAMED },
    UNFIT,
  ],
  ["another portal's client", 'InitiateAuth', { ClientId: 'another' }, 'ResourceNotFoundException'],
  ['more than 16 KB', 'InitiateAuth', { more: 'x'.repeat(16_384) }, 'InvalidParameterException'],
])('%s never reaches the pool', async (_what, operation, input, error) => {
  const { status, headers } = await call(operation, input)
  expect([status, headers.get('x-amzn-errortype'), api.pool.calls]).toEqual([400, error, []])
})

test('reports a pool that is down as its own error, and logs nothing that was sent', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  api.pool.isAway = 'identity'
  const { status, headers } = await call('ConfirmForgotPassword', NEW_PASSWORD)
  api.pool.isAway = null
  expect([status, headers.get('x-amzn-errortype')]).toEqual([502, 'InternalErrorException'])
  expect(JSON.stringify(told.mock.calls)).not.toMatch(/nurse|secret|123456/i)
  told.mockRestore()
})

test('one address may make 600 calls a minute', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  await call('ForgotPassword', { Username: HARBOUR }, from)
  await api.connection.sql.query("update rate_limits set count = 599 where scope = 'identity' and subject like '198.%'")
  expect((await call('ForgotPassword', { Username: HARBOUR }, from)).status).toBe(200)
  const { status, headers } = await call('ForgotPassword', { Username: HARBOUR }, from)
  expect([status, headers.get('x-amzn-errortype')]).toEqual([400, 'TooManyRequestsException'])
  expect((await call('ForgotPassword', { Username: HARBOUR })).status).toBe(200)
})

describe('a new password [OPEN-161]', () => {
  test('ends every sign-in of its user, and no others', async () => {
    const before = { auth_time: Math.floor(api.clock.now.getTime() / 1000) - 60 }
    const [used, unused, other] = await Promise.all([
      api.identity.token(HARBOUR_NURSE),
      api.identity.token(HARBOUR_NURSE, before),
      api.identity.token(HARBOUR),
    ])
    expect([await statusOf(used), await statusOf(other)]).toEqual([200, 200])
    expect((await call('ConfirmForgotPassword', NEW_PASSWORD)).status).toBe(200)
    expect(await Promise.all([used, unused, other].map(statusOf))).toEqual([401, 401, 200])
    expect(await statusOf(await api.identity.token(HARBOUR_NURSE))).toBe(200)
  })

  test('is confirmed to its user by mail, with a link to choose another [OPEN-164]', async () => {
    await api.deliver()
    api.pool.mails.length = 0
    await call('ConfirmForgotPassword', NEW_PASSWORD)
    await api.deliver()
    expect(api.pool.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [HARBOUR_NURSE, 'Your password for the Lightwood Pet Farewells clinic portal was changed'],
    ])
    const [{ text } = { text: '' }] = api.pool.mails
    // In the practice's time zone: Perth is eight hours ahead.
    expect(text).toContain('was changed on 25 November 2026 at 12:30.')
    expect(text).toContain('https://portal.test/forgot-password?email=nurse%40harbour.test')
    expect(text).not.toMatch(/secret|123456/)
  })

  test('a guessable one never reaches the pool and uses up no code [OPEN-219]', async () => {
    const { status, headers } = await call('ConfirmForgotPassword', { ...NEW_PASSWORD, Password: 'Harbour-2024' })
    expect([status, headers.get('x-amzn-errortype'), api.pool.calls]).toEqual([400, 'InvalidPasswordException', []])
  })

  test('one refused by the pool ends no sign-in', async () => {
    const token = await api.identity.token(HARBOUR_NURSE)
    api.pool.answer = { status: 400, body: {}, error: 'CodeMismatchException' }
    api.pool.mails.length = 0
    await call('ConfirmForgotPassword', NEW_PASSWORD)
    await api.deliver()
    expect([await statusOf(token), api.pool.mails]).toEqual([200, []])
  })
})

describe('a code of an authenticator app after the password [OPEN-217]', () => {
  const codeOf = (username: string, code = '000000') =>
    call('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: sealed('a-session-of-the-pool', username.trim().toLowerCase()),
      ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
    })
  const errors = async (username: string, times: number) => {
    const found: unknown[] = []
    for (let n = 0; n < times; n++) found.push((await codeOf(username)).headers.get('x-amzn-errortype'))
    return found
  }

  test('after ten wrong codes in 15 minutes even a right one is refused, for this user only', async () => {
    const heard = captureLog()
    api.pool.answer = { status: 400, body: {}, error: 'CodeMismatchException' }
    expect(await errors('Guessed@harbour.test', 10)).toEqual(Array.from({ length: 10 }, () => 'CodeMismatchException'))
    expect(heard.security().filter(({ security }) => security === 'wrong code')).toHaveLength(10)
    expect(heard.text()).not.toMatch(/guessed@|000000/i)
    api.pool.answer = { status: 200, body: {}, error: null }
    api.pool.calls.length = 0
    expect(await errors(' guessed@harbour.test', 1)).toEqual(['TooManyRequestsException'])
    expect(api.pool.calls).toEqual([])
    expect((await codeOf(HARBOUR)).status).toBe(200)
    api.clock.now = addTime(api.clock.now, 16, 'minute')
    expect((await codeOf('guessed@harbour.test')).status).toBe(200)
  })

  test('codes without the password lock nobody out', async () => {
    api.pool.answer = { status: 400, body: {}, error: 'NotAuthorizedException' }
    expect(new Set(await errors('owner@banksia.test', 12))).toEqual(new Set(['NotAuthorizedException']))
  })
})

describe('an authenticator app set up during a sign-in [OPEN-289]', () => {
  const asked = () => vi.spyOn(api.pool.signIn, 'ask')

  test('its calls name their session, and others never reach the pool', async () => {
    const ask = asked()
    const more = { ClientId: undefined, AccessToken: 'somebody', FriendlyDeviceName: 'x' }
    expect((await call('AssociateSoftwareToken', { Session: sealed('s1'), ...more })).status).toBe(200)
    expect((await call('VerifySoftwareToken', { Session: sealed('s2'), UserCode: '123456', ...more })).status).toBe(200)
    expect(ask.mock.calls).toEqual([
      ['AssociateSoftwareToken', { Session: 's1' }],
      ['VerifySoftwareToken', { Session: 's2', UserCode: '123456' }],
    ])
    ask.mockRestore()
  })

  test('they are refused with only an access token, which would replace an active key [OPEN-218]', async () => {
    const { status, headers } = await call('AssociateSoftwareToken', { AccessToken: 'somebody' })
    expect([status, headers.get('x-amzn-errortype'), api.pool.calls]).toEqual([400, 'SerializationException', []])
  })
})
