import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityAdmin } from './identity-admin'
import type { IdentityAdmin } from './identity-admin'

/** What the next call is answered with, and what the calls were. */
const pool = { status: 200, calls: [] as string[] }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    pool.calls.push(`${request.method} ${request.url} ${body}`)
    response.writeHead(pool.status).end('{}')
  })
})
let admin: IdentityAdmin

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  admin = identityAdmin(
    `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  )
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const account = { username: 'ines', email: 'ines@harbour.test', temporaryPassword: 'abc-1234' }
const answered = <T>(status: number, call: () => Promise<T>): Promise<T> => {
  pool.status = status
  return call()
}

test('an account is created with a temporary password [API-36]', async () => {
  expect(await answered(201, () => admin.create(account))).toBe('created')
  expect(pool.calls.at(-1)).toBe(
    'POST /users {"username":"ines","email":"ines@harbour.test","password":"abc-1234","temporary":true}',
  )
  expect(await answered(409, () => admin.create(account))).toBe('taken')
  expect(await answered(400, () => admin.create(account))).toBe('refused')
})

test('accounts are enabled, disabled and removed by their name [OPEN-13]', async () => {
  expect(await answered(200, () => admin.disable('a/b@c.test'))).toBe(true)
  expect(await answered(404, () => admin.enable('a/b@c.test'))).toBe(false)
  await answered(204, () => admin.remove('a/b@c.test'))
  expect(pool.calls.slice(-3)).toEqual([
    'POST /users/a%2Fb%40c.test/disable ',
    'POST /users/a%2Fb%40c.test/enable ',
    'DELETE /users/a%2Fb%40c.test ',
  ])
})

test('anything else is a passing failure', async () => {
  await expect(answered(500, () => admin.create(account))).rejects.toMatchObject({ status: 503 })
  await expect(answered(403, () => admin.disable('ines'))).rejects.toMatchObject({ status: 503 })
  await expect(identityAdmin('http://127.0.0.1:1').enable('ines')).rejects.toMatchObject({ status: 503 })
})
