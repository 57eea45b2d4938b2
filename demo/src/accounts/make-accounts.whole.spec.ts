import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_SETTINGS, startLocalCloud } from 'local-cloud'
import type { LocalCloud } from 'local-cloud'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccounts } from './make-accounts'

let cloud: LocalCloud
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-accounts-'))
  cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir: folder })
})
afterAll(async () => {
  await cloud.stop()
  await rm(folder, { recursive: true, force: true })
})

const users = async (): Promise<{ username: string; temporary: boolean; sub: string }[]> =>
  (await (await fetch(`${cloud.urls.admin}/users`)).json()).users
const fill = () => makeAccounts({ ...DEMO_SETTINGS.identity, url: cloud.urls.admin })

test('an empty pool gets the six accounts of the demo world, one with a temporary password', async () => {
  await fill()
  expect((await users()).map(({ username, temporary }) => [username, temporary])).toEqual([
    ['owner@harbour.test', false],
    ['nurse@harbour.test', false],
    ['new@harbour.test', true],
    ['nobody@harbour.test', false],
    ['owner@banksia.test', false],
    ['owner@southbank.test', false],
  ])
})

test('an account that is there stays as it is', async () => {
  const before = await users()
  await fill()
  expect(await users()).toEqual(before)
})

test('the service of a real pool is asked for nothing', async () => {
  await expect(makeAccounts({ ...DEMO_SETTINGS.identity, url: '' })).resolves.toBeUndefined()
})
