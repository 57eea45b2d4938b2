import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { GUARD_SETTINGS } from '@portal/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowKey } from '../releases/publish/change-keys'
import { promoteCanary } from '../releases/publish/canary'
import { readKey, publicKeyOf } from '../releases/documents/signatures'
import { readPublishers } from '../releases/documents/publishers'
import { folderStore } from '../releases/store/folder-store'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { startUpstream } from '../testing/upstream'
import { guardOptionsFromEnvironment } from './environment'
import { startGuard, type Guard } from './guard'

const TOKEN = 'the-token-of-an-operator-of-this-portal'.replaceAll('-', '_')
const owner = { team: 'Pets', email: 'pets@teams.portal.test' }

let shop: ReleaseFixture
let guard: Guard | undefined
let answers: { counts: number; email: number }
let api: Awaited<ReturnType<typeof startUpstream>>
beforeEach(async () => {
  shop = createReleaseFixture()
  answers = { counts: 200, email: 204 }
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1', { owner }))
  await shop.publish('mf-a', createRemoteBuild('mf-a', 'a 2', { owner }), { as: '1.1.0' })
  await promoteCanary(
    shop.store,
    { channel: 'live', by: 'ann', now: NOW, percent: 10 },
    { name: 'mf-a', version: '1.1.0' },
  )
  const row = {
    remote: 'mf-a',
    version: '1.1.0',
    loads: 250,
    faulty: 50,
    failed: 0,
    render: 50,
    api: 0,
    timed: 0,
    p75_ms: null,
  }
  api = await startUpstream((request, response) => {
    const isEmail = request.method === 'POST'
    response.statusCode = isEmail ? answers.email : answers.counts
    response.end(isEmail ? undefined : JSON.stringify([row]))
  })
})
const emails = () =>
  api.seen
    .filter(({ method }) => method === 'POST')
    .map(({ headers, body }) => ({
      body: JSON.parse(body),
      key: headers['idempotency-key'],
      token: headers.authorization,
    }))
afterEach(async () => {
  await guard?.stop()
  guard = undefined
  await api.stop()
  shop.remove()
})

/** Starts a guard with a key of its own, which is listed for `guard` only. */
async function start(
  log: string[] = [],
  settings = {},
  privateKey = generateKeyPairSync('ed25519').privateKey,
): Promise<() => Promise<Response>> {
  const [key, keys] = [path.join(shop.root, 'guard.pem'), path.join(shop.root, 'with-guard.json')]
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(keys, JSON.stringify({ ...readPublishers(shop.keys), guard: [publicKeyOf(privateKey)] }))
  const environment = { RELEASE_STORE: shop.store.place, RELEASE_KEYS: keys, GUARD_KEY: key, API_URL: api.url }
  const noKeyFile = 'RELEASE_ROOT_KEY' in settings ? { RELEASE_KEYS: '' } : {}
  const options = guardOptionsFromEnvironment({
    ...settings,
    ...environment,
    ...noKeyFile,
    OPERATOR_TOKEN: TOKEN,
    PORT_GUARD: '0',
  })
  const running = await startGuard(options, { everyMs: 20, log: (line) => log.push(line) })
  guard = running
  return () => fetch(`${running.url}/health`)
}

test('rolls back a failing canary, notifies its owner and shows it under /health', async () => {
  const log: string[] = []
  const health = await start(log)
  await expect.poll(emails).toHaveLength(1)
  expect(emails()[0]).toMatchObject({
    key: 'live-4-auto-rollback',
    token: `Bearer ${TOKEN}`,
    body: { remote: 'mf-a', version: '1.1.0', back_to: '1.0.0', percent: 10, owner, why: 'errors' },
  })
  await expect.poll(async () => (await (await health()).json()).canaries).toEqual([])
  expect(await (await health()).json()).toMatchObject({ status: 'ok', channel: 'live', problem: null })
  expect(log.join('\n')).toContain('mf-a 1.1.0 was rolled back: 20 % of 250 loads failed')
})

test('follows the list of keys in the store, and rolls back once its key is listed [OPEN-235]', async () => {
  const somebody = () => generateKeyPairSync('ed25519').privateKey
  const [root, own] = [somebody(), somebody()]
  const order = { root: () => root, roots: [], by: 'olga', now: NOW }
  const bare = folderStore(shop.store.place)
  const listed = { key: publicKeyOf(readKey(shop.key)), name: 'Platform', packages: ['*'] }
  await allowKey(bare, order, listed)
  const log: string[] = []
  await start(log, { RELEASE_ROOT_KEY: publicKeyOf(root) }, own)
  await expect.poll(() => log.join()).toContain('No canary is judged: Your key may not publish or promote mf-a')
  expect(emails()).toEqual([])
  await allowKey(bare, order, { key: publicKeyOf(own), name: 'Guard', packages: ['guard'] })
  await expect.poll(emails).toHaveLength(1)
})

test('shows verdicts only to the operator in production [OPEN-191]', async () => {
  await start([], { ...GUARD_SETTINGS, OPERATOR_TOKEN: TOKEN })
  const ask = async (authorization?: string) =>
    (await fetch(`${guard?.url}/health`, { headers: authorization ? { authorization } : {} })).json()
  await expect.poll(() => ask(`Bearer ${TOKEN}`)).toMatchObject({ status: 'ok', channel: 'live', problem: null })
  expect(await ask()).toEqual({ status: 'ok' })
  expect(await ask(`Bearer ${TOKEN}x`)).toEqual({ status: 'ok' })
})

test('judges nothing while the API is down, logs it once and resumes', async () => {
  answers.counts = 503
  const log: string[] = []
  const health = await start(log)
  await expect.poll(async () => (await health()).status).toBe(503)
  expect(await (await health()).json()).toMatchObject({
    status: 'degraded',
    problem: 'the API answers 503',
  })
  expect(log).toEqual(['No canary is judged: the API answers 503'])
  expect(emails()).toEqual([])
  answers.counts = 200
  await expect.poll(() => emails().length).toBeGreaterThan(0)
})

test.each([
  [{ OPERATOR_TOKEN: 'short' }, /OPERATOR_TOKEN: not at least 32/],
  [{ OPERATOR_TOKEN: TOKEN, API_URL: 'javascript:alert(1)' }, /API_URL/],
  [{ OPERATOR_TOKEN: TOKEN, PORT_GUARD: '-1' }, /PORT_GUARD/],
  [{ OPERATOR_TOKEN: TOKEN, RELEASE_CHANNEL: '../live' }, /RELEASE_CHANNEL/],
])('names the wrong setting of %j', (settings, expected) => {
  expect(() => guardOptionsFromEnvironment(settings)).toThrow(expected)
})
