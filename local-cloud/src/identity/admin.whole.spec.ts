import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { startTestCloud } from '../testing/cloud'
import { readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
const UsersSchema = v.object({
  users: v.array(v.looseObject({ username: v.string(), temporary: v.boolean() })),
})

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())
beforeEach(() => admin('/reset', { method: 'POST' }))

const admin = (path: string, init?: RequestInit) => fetch(cloud.cloud.urls.admin + path, init)
const create = (account: object) => admin('/users', { method: 'POST', body: JSON.stringify(account) })
const names = async () => (await readJson(await admin('/users'), UsersSchema)).users.map(({ username }) => username)

test('puts accounts into the pool and lists them; a name is taken whatever its case', async () => {
  const created = await create({ username: 'Vet@Harbour.test', password: 'Demo-pass-1' })
  expect(created.status).toBe(201)
  expect(await created.json()).toMatchObject({
    username: 'vet@harbour.test',
    temporary: false,
    enabled: true,
  })
  expect((await create({ username: 'vet@harbour.TEST', password: 'Demo-pass-1' })).status).toBe(409)
  expect(await names()).toEqual(['vet@harbour.test'])
})

test('the list never shows what a password could be guessed from', async () => {
  await create({ username: 'vet@harbour.test', password: 'Demo-pass-1' })
  expect(Object.keys((await readJson(await admin('/users'), UsersSchema)).users[0] ?? {}).sort()).toEqual([
    'email',
    'enabled',
    'sub',
    'temporary',
    'username',
  ])
})

test.each<[object | string, number]>([
  [{}, 400],
  [{ username: 'two words', password: 'Demo-pass-1' }, 400],
  [{ username: 'a\0b', password: 'Demo-pass-1' }, 400],
  [{ username: 'a@b.test', password: 'Demo-pass-1', email: 'no address' }, 400],
  [{ username: 'a@b.test', password: 'weak' }, 422],
])('refuses %j with %i and creates nothing', async (account, status) => {
  expect((await create(Object(account))).status).toBe(status)
  expect(await names()).toEqual([])
})

test('reset empties the pool', async () => {
  await create({ username: 'vet@harbour.test', password: 'Demo-pass-1' })
  await admin('/reset', { method: 'POST' })
  expect(await names()).toEqual([])
})

test('accounts given at the start are made in an empty pool only', async () => {
  const accounts = [{ username: 'one@harbour.test', password: 'Demo-pass-1', temporary: true }]
  const other = await startTestCloud({ accounts })
  const usersOf = async () => (await readJson(await fetch(`${other.cloud.urls.admin}/users`), UsersSchema)).users
  expect(other.cloud.seeded).toBe(true)
  expect(await usersOf()).toMatchObject([{ username: 'one@harbour.test', temporary: true }])
  await other.restart()
  expect(other.cloud.seeded).toBe(false)
  expect(await usersOf()).toHaveLength(1)
  await other.stop()
})

test('a web page can not call it', async () => {
  expect((await admin('/reset', { method: 'POST', headers: { origin: 'http://evil.test' } })).status).toBe(403)
  expect((await admin('/users', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await admin('/', { method: 'POST', headers: { origin: 'http://evil.test' } })).status).toBe(403)
})

test('administration is not on the public listener', async () => {
  for (const path of ['/users', '/identity/users', '/identity/reset']) {
    expect((await fetch(new URL(path, cloud.cloud.urls.mail), { method: 'POST' })).status).toBe(404)
  }
})

test('an unknown session is not active', async () => {
  expect(await (await admin('/sessions/unknown')).json()).toEqual({ active: false })
})
