import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AdminDisableUserCommand, AdminEnableUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { confirmSignIn, fetchAuthSession, getCurrentUser, signIn, signOut } from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { DEMO_SETTINGS } from '../settings'
import { configureAmplify, quickSignIns } from '../testing/amplify'
import { startTestCloud } from '../testing/cloud'
import { adminClient, callIdentity } from '../testing/cognito'
import { readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

const { poolId, clientId } = DEMO_SETTINGS.identity
const OWNER = { username: 'owner@harbour.test', password: 'Demo-pass-1' }
const KeysSchema = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('RSA'),
      kid: v.string(),
      alg: v.literal('RS256'),
      use: v.literal('sig'),
      n: v.string(),
      e: v.string(),
    }),
  ),
})
const ChallengeSchema = v.object({ ChallengeParameters: v.object({ SECRET_BLOCK: v.string() }) })
const ActiveSchema = v.object({ active: v.boolean() })
let cloud: TestCloud

beforeAll(async () => {
  cloud = await startTestCloud({
    accounts: [
      OWNER,
      { username: 'new@harbour.test', password: 'Demo-pass-1', temporary: true },
      { username: 'nurse@harbour.test', password: 'Demo-pass-1' },
      { username: 'locked@harbour.test', password: 'Demo-pass-1' },
    ],
  })
  configureAmplify(`${cloud.origin}/cloud/identity/`)
})
afterEach(async () => {
  vi.useRealTimers()
  await signOut()
})
afterAll(() => cloud.stop())

const admin = (path: string, init?: RequestInit) => fetch(`${cloud.cloud.urls.admin}${path}`, init)
const isActive = async (originJti: unknown) =>
  (await readJson(await admin(`/sessions/${String(originJti)}`), ActiveSchema)).active

async function tokens() {
  const session = await fetchAuthSession()
  if (!session.tokens?.accessToken) throw new Error('not signed in')
  return session.tokens
}

test('signs in by SRP, whatever the case of the name [SHL-11, EXT-01, EXT-02]', async () => {
  const result = await signIn({ username: 'Owner@Harbour.TEST', password: OWNER.password })
  expect(result).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
  expect(await getCurrentUser()).toMatchObject({ username: OWNER.username })
  const { accessToken, idToken } = await tokens()
  expect(accessToken.payload).toMatchObject({
    client_id: clientId,
    token_use: 'access',
    username: OWNER.username,
    scope: 'aws.cognito.signin.user.admin',
    iss: `https://cognito-idp.ap-southeast-2.amazonaws.com/${poolId}`,
  })
  expect(Number(accessToken.payload.exp) - Number(accessToken.payload.iat)).toBe(900)
  expect(idToken?.payload).toMatchObject({
    aud: clientId,
    'cognito:username': OWNER.username,
    email: OWNER.username,
  })
})

test('a wrong password and an unknown user are told apart by nothing [SHL-10]', async () => {
  const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  await expect(signIn({ ...OWNER, password: 'Demo-pass-2' })).rejects.toMatchObject(refusal)
  await expect(signIn({ ...OWNER, username: 'ghost@harbour.test' })).rejects.toMatchObject(refusal)
})

// What follows is not about the library's powers, which take a third of a second a sign-in.
describe('whoever is signed in', () => {
  quickSignIns()

  test('the published keys verify the access token, and no altered one', async () => {
    await signIn(OWNER)
    const token = (await tokens()).accessToken.toString()
    const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, clientId, tokenUse: 'access' })
    const keys = await fetch(`${cloud.cloud.urls.identity}${poolId}/.well-known/jwks.json`)
    verifier.cacheJwks(await readJson(keys, KeysSchema))
    expect(await verifier.verify(token)).toMatchObject({ username: OWNER.username })
    const [head = '', body = '', signature = ''] = token.split('.')
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('owner', 'admin')).toString(
      'base64url',
    )
    await expect(verifier.verify(`${head}.${forged}.${signature}`)).rejects.toThrow('signature')
  })

  test('a temporary password must be replaced, by one that meets the policy [SHL-12]', async () => {
    const credentials = { username: 'new@harbour.test', password: 'Demo-pass-1' }
    const { nextStep } = await signIn(credentials)
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    await expect(confirmSignIn({ challengeResponse: 'abcdefgh' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    })
    expect(await confirmSignIn({ challengeResponse: 'abcd1234!!' })).toMatchObject({ isSignedIn: true })
    await signOut()
    await expect(signIn(credentials)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(await signIn({ ...credentials, password: 'abcd1234!!' })).toMatchObject({ isSignedIn: true })
  })

  test('a refresh renews the token of a session; signing out ends it [SHL-17, SHL-26, EXT-03]', async () => {
    const stored = configureAmplify(`${cloud.origin}/cloud/identity`)
    await signIn(OWNER)
    const before = (await tokens()).accessToken
    const refreshed = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken
    expect(refreshed?.payload.jti).not.toBe(before.payload.jti)
    expect(refreshed?.payload.origin_jti).toBe(before.payload.origin_jti)
    expect(await isActive(before.payload.origin_jti)).toBe(true)
    const kept = new Map(stored)
    await signOut()
    expect(await isActive(before.payload.origin_jti)).toBe(false)
    for (const [key, value] of kept) stored.set(key, value)
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  })

  test('a disabled user loses their sessions and cannot sign in until enabled [OPEN-13]', async () => {
    const nurse = { username: 'nurse@harbour.test', password: 'Demo-pass-1' }
    await signIn(nurse)
    const session = (await tokens()).accessToken.payload.origin_jti
    const account = { UserPoolId: poolId, Username: 'Nurse@harbour.test' }
    await adminClient(cloud.cloud.urls.admin).send(new AdminDisableUserCommand(account))
    expect(await isActive(session)).toBe(false)
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    await expect(signIn(nurse)).rejects.toMatchObject({ message: 'User is disabled.' })
    await expect(signIn({ ...nurse, password: 'wrong-1-pass' })).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
    await adminClient(cloud.cloud.urls.admin).send(new AdminEnableUserCommand(account))
    expect(await signIn(nurse)).toMatchObject({ isSignedIn: true })
  })

  test('while a name is locked the right password does not help; a moment later it does', async () => {
    const locked = { username: 'locked@harbour.test', password: 'Demo-pass-1' }
    const endpoint = cloud.cloud.urls.identity
    const lockedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: lockedAt })
    for (let failure = 1; failure <= 5; failure += 1) {
      const started = await callIdentity(endpoint, 'InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: locked.username, SRP_A: 'abcdef' },
      })
      const { ChallengeParameters } = await readJson(started, ChallengeSchema)
      await callIdentity(endpoint, 'RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: locked.username,
          PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'now',
        },
      })
    }
    await expect(signIn(locked)).rejects.toMatchObject({ message: 'Password attempts exceeded' })
    vi.setSystemTime(lockedAt + 1500)
    expect(await signIn(locked)).toMatchObject({ isSignedIn: true })
  })

  test('a proof of the password is taken once: sent again, it is refused', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await signIn(OWNER)
    const [url, init] = sent.mock.calls.at(-1) ?? ['']
    expect(new Headers(init?.headers).get('x-amz-target')).toContain('RespondToAuthChallenge')
    const replayed = await fetch(url, init)
    expect(replayed.status).toBe(400)
    expect(await replayed.json()).toMatchObject({ __type: 'NotAuthorizedException' })
    sent.mockRestore()
  })

  test('users and sessions outlive a restart; the disk holds no password', async () => {
    await signIn(OWNER)
    const before = (await tokens()).accessToken
    await cloud.restart()
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken
    expect(after?.payload.origin_jti).toBe(before.payload.origin_jti)
    const disk = await readFile(join(cloud.dataDir, 'cloud/identity/pool.json'), 'utf8')
    expect(disk).toContain(OWNER.username)
    expect(disk).not.toContain(OWNER.password)
  })
})
