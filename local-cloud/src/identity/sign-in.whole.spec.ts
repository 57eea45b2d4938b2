import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdminDisableUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, getCurrentUser, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startLocalCloud } from '../local-cloud'
import { DEMO_SETTINGS } from '../settings'
import type { LocalCloud } from '../local-cloud'

const { poolId, clientId, region, accessKey, secretKey } = DEMO_SETTINGS.identity
const OWNER = { username: 'owner@harbour.test', password: 'Demo-pass-1' }
const dataDir = mkdtempSync(join(tmpdir(), 'local-cloud-'))
/** Storage of the browser library. */
const stored = new Map<string, string>()
let cloud: LocalCloud

beforeAll(async () => {
  cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir, accounts: [OWNER] })
  const own = { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: cloud.urls.identity }
  Amplify.configure({ Auth: { Cognito: own } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
})
afterEach(() => signOut())
afterAll(async () => {
  await cloud.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The request that the backend sends. */
const isActive = async (originJti: unknown) =>
  (await (await fetch(`${cloud.urls.admin}/sessions/${String(originJti)}`)).json()).active
const tokens = async (forceRefresh = false) => (await fetchAuthSession({ forceRefresh })).tokens

test('the browser library signs in by SRP, with a name in any case [SHL-11, EXT-01, EXT-02]', async () => {
  const result = await signIn({ username: 'Owner@Harbour.TEST', password: OWNER.password })
  expect(result).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
  expect(await getCurrentUser()).toMatchObject({ username: OWNER.username })
  const payload = (await tokens())?.accessToken.payload
  expect(payload).toMatchObject({ client_id: clientId, token_use: 'access', username: OWNER.username })
  expect(Number(payload?.exp) - Number(payload?.iat)).toBe(900)
  await signOut()
  const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  await expect(signIn({ ...OWNER, password: 'Demo-pass-2' })).rejects.toMatchObject(refusal)
})

test('a refresh renews the token of a session; signing out ends it [SHL-17, SHL-26, EXT-03]', async () => {
  await signIn(OWNER)
  const before = (await tokens())?.accessToken.payload
  const refreshTokens = (await tokens(true))?.accessToken.payload
  expect(refreshTokens?.jti).not.toBe(before?.jti)
  expect(refreshTokens?.origin_jti).toBe(before?.origin_jti)
  expect(await isActive(before?.origin_jti)).toBe(true)
  const kept = new Map(stored)
  await signOut()
  expect(await isActive(before?.origin_jti)).toBe(false)
  for (const [key, value] of kept) stored.set(key, value)
  expect(await tokens(true)).toBeUndefined()
})

test('a disabled user loses their sessions and cannot sign in [OPEN-13]', async () => {
  await signIn(OWNER)
  const session = (await tokens())?.accessToken.payload.origin_jti
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey }
  const admin = new CognitoIdentityProviderClient({ endpoint: cloud.urls.admin, region, credentials })
  await admin.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: OWNER.username }))
  expect(await isActive(session)).toBe(false)
  expect(await tokens(true)).toBeUndefined()
  await expect(signIn(OWNER)).rejects.toMatchObject({ message: 'User is disabled.' })
})
