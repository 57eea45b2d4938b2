import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityAdmin } from './identity-admin'
import type { IdentityAdmin } from './identity-admin'

interface Answer {
  readonly status?: number
  readonly error?: string
  readonly body?: object
}

/** The response to each operation, and the recorded requests. */
const pool = { answers: new Map<string, Answer>(), calls: [] as [string, unknown][], authorization: '' }
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    pool.calls.push([operation, JSON.parse(text)])
    pool.authorization = request.headers.authorization ?? ''
    const { error, status = error === undefined ? 200 : 400, body = {} } = pool.answers.get(operation) ?? {}
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify(error === undefined ? body : { __type: error, message: 'No.' }))
  })
})
const keys = { poolId: 'ap-southeast-2_Test', accessKey: 'KEY', secretKey: 'secret' }
let admin: IdentityAdmin

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  admin = identityAdmin({ ...keys, url: `http://127.0.0.1:${port}` })
})
beforeEach(() => {
  pool.answers.clear()
  pool.calls = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const account = { username: 'ines', email: 'ines@harbour.test', temporaryPassword: 'abc-1234' }
const user = { UserPoolId: 'ap-southeast-2_Test', Username: 'ines' }

test("creates an account with a signed call, without the pool's own message [API-36]", async () => {
  expect(await admin.create(account)).toBe('created')
  expect(pool.calls).toEqual([
    [
      'AdminCreateUser',
      {
        ...user,
        TemporaryPassword: 'abc-1234',
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: 'ines@harbour.test' },
          { Name: 'email_verified', Value: 'true' },
        ],
      },
    ],
  ])
  expect(pool.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/ap-southeast-2\/cognito-idp\/aws4_request, .*x-amz-target/,
  )
  pool.answers.set('AdminCreateUser', { error: 'UsernameExistsException' })
  expect(await admin.create(account)).toBe('taken')
  pool.answers.set('AdminCreateUser', { error: 'InvalidParameterException' })
  expect(await admin.create(account)).toBe('refused')
})

test('a disabled account is signed out everywhere, after it can begin no session [OPEN-13]', async () => {
  await admin.disable('ines')
  expect(pool.calls).toEqual([
    ['AdminDisableUser', user],
    ['AdminUserGlobalSignOut', user],
  ])
  pool.answers.set('AdminUserGlobalSignOut', { error: 'NotAuthorizedException' })
  await admin.disable('ines')
  pool.answers.set('AdminDisableUser', { error: 'UserNotFoundException' })
  await admin.disable('ines')
  expect(pool.calls.slice(4)).toEqual([['AdminDisableUser', user]])
})

test.each([
  ['CONFIRMED', 'enabled'],
  ['FORCE_CHANGE_PASSWORD', 'unused'],
])('enabling an account of status %s returns %s', async (UserStatus, answer) => {
  pool.answers.set('AdminGetUser', { body: { UserStatus } })
  expect(await admin.enable('ines')).toBe(answer)
})

test('checks for an account, sets a new temporary password, and removes it', async () => {
  expect(await admin.exists('ines')).toBe(true)
  for (const operation of ['AdminGetUser', 'AdminEnableUser', 'AdminDeleteUser']) {
    pool.answers.set(operation, { error: 'UserNotFoundException' })
  }
  expect([await admin.exists('ines'), await admin.enable('ines')]).toEqual([false, 'missing'])
  await admin.setPassword('ines', 'def-5678', 'temporary')
  await admin.remove('ines')
  expect(pool.calls.slice(-2)).toEqual([
    ['AdminSetUserPassword', { ...user, Password: 'def-5678', Permanent: false }],
    ['AdminDeleteUser', user],
  ])
})

test('other errors are temporary failures, tried once', async () => {
  for (const answer of [{ status: 500 }, { error: 'TooManyRequestsException' }, { error: 'NotAuthorizedException' }]) {
    pool.answers.set('AdminCreateUser', answer)
    await expect(admin.create(account)).rejects.toMatchObject({ kind: 'unavailable' })
  }
  expect(pool.calls).toHaveLength(3)
  const away = identityAdmin({ ...keys, url: 'http://127.0.0.1:1' })
  await expect(away.enable('ines')).rejects.toMatchObject({ kind: 'unavailable' })
})
