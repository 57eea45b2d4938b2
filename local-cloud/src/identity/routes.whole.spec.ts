import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { startTestCloud } from '../testing/cloud'
import { callIdentity } from '../testing/cognito'
import { readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
const ErrorSchema = v.object({ __type: v.string(), message: v.string() })
const ChallengeSchema = v.object({
  ChallengeName: v.literal('PASSWORD_VERIFIER'),
  ChallengeParameters: v.strictObject({
    USERNAME: v.string(),
    USER_ID_FOR_SRP: v.string(),
    SALT: v.pipe(v.string(), v.regex(/^[0-9a-f]+$/)),
    SRP_B: v.pipe(v.string(), v.regex(/^[0-9a-f]+$/)),
    SECRET_BLOCK: v.string(),
  }),
})

beforeAll(async () => {
  cloud = await startTestCloud({
    accounts: ['owner@harbour.test', 'locked@harbour.test'].map((username) => ({
      username,
      password: 'Demo-pass-1',
    })),
  })
})
afterEach(() => vi.useRealTimers())
afterAll(() => cloud.stop())

const call = (operation: string, input: object | string) =>
  callIdentity(`${cloud.origin}/cloud/identity/`, operation, input)
const startSrp = async (USERNAME: string) =>
  (
    await readJson(
      await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'abcdef' },
      }),
      ChallengeSchema,
    )
  ).ChallengeParameters

test('known and unknown users get the same form of challenge, with a salt that stays', async () => {
  const [known, unknown] = [await startSrp('owner@harbour.test'), await startSrp('Ghost@Harbour.test')]
  expect(Object.keys(unknown)).toEqual(Object.keys(known))
  expect(unknown.USER_ID_FOR_SRP).toBe('ghost@harbour.test')
  expect(unknown.SALT.length).toBeGreaterThanOrEqual(30)
  await cloud.restart()
  expect((await startSrp('owner@harbour.test')).SALT).toBe(known.SALT)
  expect((await startSrp('ghost@harbour.test')).SALT).toBe(unknown.SALT)
})

describe('what is malformed is refused with 400 and a name', () => {
  const srp = { AuthFlow: 'USER_SRP_AUTH' }
  test.each<[string, string, object | string, string]>([
    ['an unknown operation', 'AdminSetUserPassword', {}, 'UnknownOperationException'],
    ['no JSON', 'InitiateAuth', '{', 'SerializationException'],
    ['a list', 'InitiateAuth', '[]', 'InvalidParameterException'],
    ['another client', 'InitiateAuth', { ClientId: 'other' }, 'ResourceNotFoundException'],
    ['no parameters', 'InitiateAuth', srp, 'InvalidParameterException'],
    [
      'a flow that sends passwords',
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: {} },
      'InvalidParameterException',
    ],
    [
      'a number as name',
      'InitiateAuth',
      { ...srp, AuthParameters: { USERNAME: 1, SRP_A: 'a' } },
      'InvalidParameterException',
    ],
    [
      'NUL in the name',
      'InitiateAuth',
      { ...srp, AuthParameters: { USERNAME: 'a\0b', SRP_A: 'a' } },
      'InvalidParameterException',
    ],
    ['a lone surrogate', 'ForgotPassword', { Username: '\ud800' }, 'InvalidParameterException'],
    [
      'SRP_A of zero',
      'InitiateAuth',
      { ...srp, AuthParameters: { USERNAME: 'a', SRP_A: '0' } },
      'InvalidParameterException',
    ],
    ['an unknown refresh token', 'GetTokensFromRefreshToken', { RefreshToken: 'nope' }, 'NotAuthorizedException'],
    ['no access token', 'GetUser', { AccessToken: 'a.b.c' }, 'NotAuthorizedException'],
    [
      'an unknown challenge',
      'RespondToAuthChallenge',
      { ChallengeName: 'SMS_MFA', ChallengeResponses: {} },
      'InvalidParameterException',
    ],
    [
      'a claim without challenge',
      'RespondToAuthChallenge',
      {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: 'owner@harbour.test',
          PASSWORD_CLAIM_SECRET_BLOCK: 'x',
          PASSWORD_CLAIM_SIGNATURE: 'x',
          TIMESTAMP: 'x',
        },
      },
      'NotAuthorizedException',
    ],
    [
      'a new password without session',
      'RespondToAuthChallenge',
      {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeResponses: { USERNAME: 'owner@harbour.test', NEW_PASSWORD: 'Demo-pass-2' },
      },
      'NotAuthorizedException',
    ],
  ])('%s', async (_, operation, input, name) => {
    const answer = await call(operation, input)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('x-amzn-errortype')).toBe(name)
    expect(await readJson(answer, ErrorSchema)).toMatchObject({ __type: name })
  })

  test('a body that is too large: 413', async () => {
    expect((await call('InitiateAuth', 'x'.repeat(70_000))).status).toBe(413)
  })
})

test('five wrong passwords lock the name for a moment, whether it is known or not', async () => {
  const attempt = async (USERNAME: string) => {
    const { SECRET_BLOCK } = await startSrp(USERNAME)
    const answer = await call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'now',
      },
    })
    return (await readJson(answer, ErrorSchema)).message
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  for (const name of ['locked@harbour.test', 'ghost@harbour.test']) {
    for (let failure = 1; failure <= 5; failure += 1)
      expect(await attempt(name)).toBe('Incorrect username or password.')
    expect(await attempt(name)).toBe('Password attempts exceeded')
  }
})

test('another origin may call it without credentials', async () => {
  const answer = await fetch(`${cloud.origin}/cloud/identity/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://edh.localhost:8080',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-headers')).toContain('x-amz-target')
})
