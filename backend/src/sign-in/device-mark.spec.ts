import { beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { CLIENT_ID } from '../../test/identity'
import { specApi } from '../../test/spec-api'
import { openMark } from './device-mark'

const CLINIC = '203.0.113.77'
const HTTPS = { 'x-forwarded-for': CLINIC, 'x-forwarded-proto': 'https' }

const api = specApi()
beforeEach(async () => {
  api.clock.now = new Date()
  await api.connection.sql.query('delete from rate_limits')
  refuse()
})

const refuse = () => {
  api.pool.answer = { status: 400, body: {}, error: 'NotAuthorizedException' }
}
const call = (operation: string, input: object, mark?: string) =>
  api.ask('POST', 'identity', {
    as: null,
    body: { ClientId: CLIENT_ID, ...input },
    headers: {
      ...HTTPS,
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...(mark && { cookie: `__Host-portal-device=${mark}` }),
    },
  })
const prove = (USERNAME: string, mark?: string) =>
  call('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: { USERNAME } }, mark)
const errorOf = async (USERNAME: string, mark?: string) => (await prove(USERNAME, mark)).headers.get('x-amzn-errortype')

/** The mark that a sign-in leaves in its browser, and its cookie attributes. */
async function signIn(username: string, mark?: string) {
  const AccessToken = await api.identity.mint(username)
  api.pool.answer = { status: 200, body: { AuthenticationResult: { AccessToken, RefreshToken: 'r' } }, error: null }
  const { headers } = await prove(username, mark)
  refuse()
  const cookie = headers.getSetCookie().find((each) => each.startsWith('__Host-portal-device=')) ?? ''
  return { cookie, mark: /=([^;]+)/.exec(cookie)?.[1] ?? '' }
}
const useUpNetwork = (scope: string) =>
  api.connection.sql.query(
    `insert into rate_limits values ($1, $2, $3, 100000) on conflict (scope, subject) do update set count = 100000`,
    [scope, CLINIC, api.clock.now],
  )

describe('a browser in which somebody has signed in [OPEN-329]', () => {
  test('has a mark in an HttpOnly cookie that reveals no name', async () => {
    const { cookie, mark } = await signIn(HARBOUR)
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(Buffer.from(mark, 'base64url').toString()).not.toContain('harbour')
  })

  test('may sign in its own users although its network has used up its wrong passwords', async () => {
    const { mark } = await signIn(HARBOUR)
    const both = (await signIn(HARBOUR_NURSE, mark)).mark
    await useUpNetwork('wrong-password')
    expect(await errorOf(HARBOUR)).toBe('TooManyRequestsException')
    expect([await errorOf(HARBOUR, both), await errorOf(HARBOUR_NURSE, both)]).toEqual([
      'NotAuthorizedException',
      'NotAuthorizedException',
    ])
    expect([await errorOf(HARBOUR_NURSE, mark), await errorOf('owner@banksia.test', both)]).toEqual([
      'TooManyRequestsException',
      'TooManyRequestsException',
    ])
  })

  test("a stolen mark has twenty wrong passwords, and other users' sign-ins do not reset them", async () => {
    const { mark } = await signIn(HARBOUR)
    const found: unknown[] = []
    for (let times = 0; times < 21; times++) found.push(await errorOf(HARBOUR, mark))
    expect(found.filter((error) => error === 'NotAuthorizedException')).toHaveLength(20)
    expect(found.at(-1)).toBe('TooManyRequestsException')
    const again = await signIn(HARBOUR_NURSE, mark)
    expect(await errorOf(HARBOUR, again.mark)).toBe('TooManyRequestsException')
  })

  test('its calls without a token are counted separately, with limits', async () => {
    const { mark } = await signIn(HARBOUR)
    const open = (cookie: string) =>
      api.ask('GET', 'portal/brand', { as: null, headers: { ...HTTPS, cookie: `__Host-portal-device=${cookie}` } })
    for (const scope of ['identity', 'open']) await useUpNetwork(scope)
    expect([await errorOf(HARBOUR), (await open('made-up')).status]).toEqual(['TooManyRequestsException', 429])
    expect([await errorOf(HARBOUR, mark), (await open(mark)).status]).toEqual(['NotAuthorizedException', 200])
    expect(await errorOf(HARBOUR_NURSE, mark)).toBe('TooManyRequestsException')
    await api.connection.sql.query("update rate_limits set count = 600 where scope like 'marked-%'")
    expect([await errorOf(HARBOUR, mark), (await open(mark)).status]).toEqual(['TooManyRequestsException', 429])
  })

  test('ignores a made-up mark and one sealed for another purpose', () => {
    const { refreshSeal } = api.deps
    const other = refreshSeal.seal('another sign-in', { token: 'id', reference: '["owner@harbour.test"]' })
    for (const cookie of [undefined, '', 'x', 'a.b', other]) expect(openMark({ refreshSeal }, cookie)).toBeNull()
  })
})
