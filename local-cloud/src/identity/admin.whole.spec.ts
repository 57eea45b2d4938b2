import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestCloud } from '../testing/cloud'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())
beforeEach(() => admin('/reset', { method: 'POST' }))

const admin = (path: string, init?: RequestInit) => fetch(cloud.cloud.urls.admin + path, init)

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
