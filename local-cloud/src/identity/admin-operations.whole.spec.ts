import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '../settings'
import { configureAmplify, quickSignIns } from '../testing/amplify'
import { startTestCloud } from '../testing/cloud'
import { adminClient } from '../testing/cognito'
import { MessagesSchema, readJson } from '../testing/json'
import type { AdminCreateUserCommandInput } from '@aws-sdk/client-cognito-identity-provider'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
const UserPoolId = DEMO_SETTINGS.identity.poolId
const vet = { UserPoolId, Username: 'vet@harbour.test' }
const TemporaryPassword = 'first-pass-1'

quickSignIns()
beforeAll(async () => {
  cloud = await startTestCloud()
  configureAmplify(`${cloud.origin}/cloud/identity/`)
})
afterAll(() => cloud.stop())
beforeEach(() => fetch(`${cloud.cloud.urls.admin}/reset`, { method: 'POST' }))

const client = () => adminClient(cloud.cloud.urls.admin)
const create = (input: Partial<AdminCreateUserCommandInput> = {}) =>
  client().send(new AdminCreateUserCommand({ ...vet, TemporaryPassword, MessageAction: 'SUPPRESS', ...input }))
const get = (Username = vet.Username) => client().send(new AdminGetUserCommand({ ...vet, Username }))
const mailsTo = async (address: string) =>
  (await readJson(await fetch(`${cloud.cloud.urls.mail}/messages.json?to=${address}`), MessagesSchema)).messages

describe('creating [API-36, EXT-01]', () => {
  test('makes an account that must change its password, and sends nothing when told so', async () => {
    const since = Date.now()
    const made = await create({ UserAttributes: [{ Name: 'email', Value: 'Vet@Harbour.test' }] })
    expect(made.User).toMatchObject({
      Username: 'vet@harbour.test',
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    })
    const at = made.User?.UserCreateDate?.getTime() ?? 0
    // Told in seconds.
    expect([at + 1000 > since, at <= Date.now()]).toEqual([true, true])
    expect((await get('VET@harbour.test')).UserAttributes).toContainEqual({
      Name: 'email',
      Value: 'Vet@Harbour.test',
    })
    expect(await mailsTo('vet@harbour.test')).toEqual([])
    const { nextStep } = await signIn({ username: 'vet@harbour.test', password: TemporaryPassword })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    await signOut()
  })

  test.each<[Partial<AdminCreateUserCommandInput>, string]>([
    [{ Username: 'Vet@HARBOUR.test' }, 'UsernameExistsException'],
    [{ UserAttributes: [{ Name: 'email', Value: 'no address' }] }, 'InvalidParameterException'],
    [{ Username: 'two words' }, 'InvalidParameterException'],
    [{ Username: 'a\0b' }, 'InvalidParameterException'],
    [{ Username: 'x'.repeat(129) }, 'InvalidParameterException'],
    [{ TemporaryPassword: 'weak' }, 'InvalidPasswordException'],
    [{ UserPoolId: 'ap-southeast-2_Another01' }, 'ResourceNotFoundException'],
  ])('%j is refused as %s', async (input, name) => {
    await create()
    await expect(create({ Username: 'other@harbour.test', ...input })).rejects.toMatchObject({ name })
    await expect(get('other@harbour.test')).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})

describe('changing [OPEN-13]', () => {
  test('disabled, the account cannot sign in and its session is of no use; enabled, it can', async () => {
    await create()
    await client().send(new AdminSetUserPasswordCommand({ ...vet, Password: 'Own-pass-1', Permanent: true }))
    const own = { username: vet.Username, password: 'Own-pass-1' }
    await signIn(own)
    await client().send(new AdminDisableUserCommand(vet))
    await client().send(new AdminUserGlobalSignOutCommand(vet))
    expect((await get()).Enabled).toBe(false)
    await client().send(new AdminEnableUserCommand(vet))
    // The session from before stays ended.
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    await signOut()
    expect(await signIn(own)).toMatchObject({ isSignedIn: true })
    expect((await get()).UserStatus).toBe('CONFIRMED')
    await signOut()
  })
})

/** The headers of a signed call that is not sent. */
async function signatureOf(command: AdminDisableUserCommand): Promise<Record<string, string>> {
  let headers: Record<string, string> = {}
  const requestHandler = {
    handle: (request: { headers: Record<string, string> }) => {
      headers = request.headers
      return Promise.reject(new Error('kept back'))
    },
  }
  const keeping = adminClient(cloud.cloud.urls.admin, { requestHandler })
  await expect(keeping.send(command)).rejects.toThrow('kept back')
  return headers
}

describe('who may', () => {
  const withKeys = (accessKeyId: string, secretAccessKey: string) => ({
    credentials: { accessKeyId, secretAccessKey },
  })
  const { accessKey, secretKey } = DEMO_SETTINGS.identity

  test.each([
    ['another secret', withKeys(accessKey, 'guessed'), 'InvalidSignatureException'],
    ['another key', withKeys('ANOTHERKEY', secretKey), 'UnrecognizedClientException'],
    ['another region', { region: 'us-east-1' }, 'IncompleteSignatureException'],
  ])('not %s', async (_what, options, name) => {
    await create()
    const stranger = adminClient(cloud.cloud.urls.admin, options)
    await expect(stranger.send(new AdminDisableUserCommand(vet))).rejects.toMatchObject({ name })
    expect((await get()).Enabled).toBe(true)
  })

  test('not without a signature, nor with one made for another body', async () => {
    await create()
    const call = (body: object, headers: Record<string, string>) =>
      fetch(cloud.cloud.urls.admin, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDisableUser' },
      })
    const unsigned = await call(vet, {})
    expect([unsigned.status, unsigned.headers.get('x-amzn-errortype')]).toEqual([
      400,
      'MissingAuthenticationTokenException',
    ])
    const signed = await signatureOf(new AdminDisableUserCommand({ ...vet, Username: 'new@harbour.test' }))
    expect(signed.authorization).toContain('/cognito-idp/aws4_request')
    const replayed = await call(vet, signed)
    expect(replayed.headers.get('x-amzn-errortype')).toBe('InvalidSignatureException')
    expect((await get()).Enabled).toBe(true)
  })

  test("nobody through the browser's listener", async () => {
    await create()
    const browserSide = adminClient(`${cloud.origin}/cloud/identity`)
    for (const call of [
      () => browserSide.send(new AdminGetUserCommand(vet)),
      () => browserSide.send(new AdminDisableUserCommand(vet)),
      () => browserSide.send(new AdminUserGlobalSignOutCommand(vet)),
      () => browserSide.send(new AdminDeleteUserCommand(vet)),
      () => browserSide.send(new AdminSetUserPasswordCommand({ ...vet, Password: 'Mine-now-1' })),
      () => browserSide.send(new AdminCreateUserCommand({ ...vet, Username: 'mine@harbour.test' })),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'UnknownOperationException' })
    }
    expect(await get()).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' })
    await expect(get('mine@harbour.test')).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})
