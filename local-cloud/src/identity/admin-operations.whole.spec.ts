import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '../settings'
import { startTestCloud } from '../testing/cloud'
import { adminClient } from '../testing/cognito'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
const UserPoolId = DEMO_SETTINGS.identity.poolId
const vet = { UserPoolId, Username: 'vet@harbour.test' }
const TemporaryPassword = 'first-pass-1'

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())
beforeEach(() => fetch(`${cloud.cloud.urls.admin}/reset`, { method: 'POST' }))

const client = () => adminClient(cloud.cloud.urls.admin)
const create = () => client().send(new AdminCreateUserCommand({ ...vet, TemporaryPassword, MessageAction: 'SUPPRESS' }))
const get = (Username = vet.Username) => client().send(new AdminGetUserCommand({ ...vet, Username }))

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
