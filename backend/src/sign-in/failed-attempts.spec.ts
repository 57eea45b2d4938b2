import { addTime } from '@portal/domain'
import { captureLog } from '@portal/server/log-capture'
import type { LogCapture } from '@portal/server/log-capture'
import { beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR } from '../../test/api'
import { CLIENT_ID } from '../../test/identity'
import { specApi } from '../../test/spec-api'

let heard: LogCapture
const api = specApi()
beforeEach(() => {
  heard = captureLog()
  api.pool.calls.length = 0
  refuse('NotAuthorizedException')
})

const refuse = (error: string) => {
  api.pool.answer = { status: 400, body: { __type: error, message: 'no' }, error }
}
const call = (operation: string, input: object, from = '198.51.100.7') =>
  api.ask('POST', 'identity', {
    as: null,
    body: { ClientId: CLIENT_ID, ...input },
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, 'x-forwarded-for': from },
  })
/** The proof of a password, as the identity library sends it. */
const prove = (username: string, from?: string) =>
  call(
    'RespondToAuthChallenge',
    { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: { USERNAME: username, TIMESTAMP: 'now' } },
    from,
  )

describe('a failed sign-in [OPEN-291]', () => {
  test('is in the security log with its network and a mark of the username', async () => {
    await prove('Nurse@harbour.test ')
    await prove('nurse@harbour.test')
    await prove(HARBOUR)
    const told = heard.security()
    expect(told).toMatchObject([
      { security: 'sign-in failed', error: 'NotAuthorizedException', from: '198.51.100.7' },
      { security: 'sign-in failed' },
      { security: 'sign-in failed' },
    ])
    const [first, second, third] = told.map(({ user }) => String(user))
    expect(first).toMatch(/^[\w-]{22}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(heard.text()).not.toMatch(/nurse|harbour/i)
  })

  test('a successful one is logged with the same mark and its factors; a renewal is not', async () => {
    await prove(HARBOUR)
    const AccessToken = await api.identity.mint(HARBOUR, { origin_jti: 'told' })
    const result = { AccessToken, RefreshToken: 'r' }
    api.pool.answer = { status: 200, body: { AuthenticationResult: result }, error: null }
    await prove(HARBOUR)
    const [failed, succeeded, ...others] = heard.security()
    expect(succeeded).toMatchObject({ security: 'signed in', user: failed?.user, factor: 'password' })
    expect(others).toEqual([])
  })

  test('after a hundred from one network in 15 minutes, none from there is forwarded', async () => {
    const from = '203.0.113.9'
    await prove(HARBOUR, from)
    await api.connection.sql.query(
      "update rate_limits set count = 99 where scope = 'wrong-password' and subject like '203.%'",
    )
    expect((await prove('another@harbour.test', from)).headers.get('x-amzn-errortype')).toBe('NotAuthorizedException')
    api.pool.calls.length = 0
    expect((await prove(HARBOUR, from)).headers.get('x-amzn-errortype')).toBe('TooManyRequestsException')
    expect(api.pool.calls).toEqual([])
    expect(heard.security().at(-1)).toMatchObject({ security: 'limited', limit: 'wrong-password' })
    expect((await prove(HARBOUR, '203.0.114.9')).headers.get('x-amzn-errortype')).toBe('NotAuthorizedException')
    api.clock.now = addTime(api.clock.now, 16, 'minute')
    expect((await prove(HARBOUR, from)).headers.get('x-amzn-errortype')).toBe('NotAuthorizedException')
  })
})

describe('each refused attempt counts for its network, however the name is written [OPEN-291]', () => {
  const counted = async (from: string) => {
    const text =
      "select coalesce(sum(count), 0)::int as tries from rate_limits where scope = 'wrong-password' and subject = $1"
    return Number((await api.connection.sql.query(text, [from]))[0]?.tries)
  }
  const NAME = { USERNAME: HARBOUR }
  const srp = (USERNAME: unknown) => ({ AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'a' } })
  const answer = (ChallengeName: string, USERNAME: unknown) => ({ ChallengeName, ChallengeResponses: { USERNAME } })

  test.each<[string, string, object, isAsked: boolean]>([
    ['a padded name', 'InitiateAuth', srp(`${HARBOUR}${' '.repeat(128)}`), false],
    ['a list of names', 'RespondToAuthChallenge', answer('PASSWORD_VERIFIER', [HARBOUR]), false],
    ['the password as it is', 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: NAME }, false],
    ['a session from elsewhere', 'AssociateSoftwareToken', { Session: 'made up' }, false],
    ['a wrong proof', 'RespondToAuthChallenge', answer('PASSWORD_VERIFIER', HARBOUR), true],
    ['a reset', 'ForgotPassword', { Username: HARBOUR }, true],
    [
      'a code of a reset',
      'ConfirmForgotPassword',
      { Username: HARBOUR, ConfirmationCode: '1', Password: 'aB3-xyzzy-q' },
      true,
    ],
  ])('%s by %s', async (what, operation, input, isAsked) => {
    const from = `192.0.2.${[...what].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 251, 0)}`
    refuse(operation === 'ConfirmForgotPassword' ? 'CodeMismatchException' : 'NotAuthorizedException')
    const before = await counted(from)
    expect((await call(operation, input, from)).status).toBe(400)
    expect([(await counted(from)) - before, api.pool.calls.length]).toEqual([1, isAsked ? 1 : 0])
  })

  test('codes count for the user of the password, whatever name is sent later', async () => {
    const session = {
      token: 's',
      reference: JSON.stringify({ beganAt: new Date().toISOString(), username: 'coded@harbour.test' }),
    }
    const Session = api.deps.refreshSeal.seal('session between the steps of a sign-in', session)
    refuse('CodeMismatchException')
    for (const USERNAME of ['coded@harbour.test', ' CODED@harbour.test', 'somebody-else'])
      await call('RespondToAuthChallenge', { Session, ...answer('SOFTWARE_TOKEN_MFA', USERNAME) }, '192.0.2.254')
    const [row] = await api.connection.sql.query("select * from rate_limits where scope = 'wrong-code'")
    expect(row).toMatchObject({ subject: 'coded@harbour.test', count: 3 })
  })
})
