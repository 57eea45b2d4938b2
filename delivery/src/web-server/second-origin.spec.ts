import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readKey } from '../releases/documents/signatures'
import { promote } from '../releases/publish/move-pointers'
import { publish } from '../releases/publish/publish'
import { signedStore } from '../releases/documents/signed-store'
import { folderStore } from '../releases/store/folder-store'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startWebServer, type WebServer } from './web-server'

const built = createRemoteBuild('mf-a', 'the screens of mf-a')
const [entry = ''] = Object.keys(built.files)

let shop: ReleaseFixture
let fixture: FixtureBuild
let servers: WebServer[]
beforeEach(async () => {
  shop = createReleaseFixture()
  fixture = fixtureBuild()
  servers = []
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b'))
})
afterEach(async () => {
  for (const server of servers) await server.stop()
  fixture.remove()
  shop.remove()
})

async function start(more: Parameters<FixtureBuild['options']>[0]): Promise<WebServer> {
  const server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys, ...more }))
  servers.push(server)
  return server
}

async function freePort(): Promise<number> {
  const server = await startWebServer(fixture.options(), fixture.releases())
  await server.stop()
  return Number(new URL(server.url).port)
}

/** Publishes mf-a with files at `base`, by a publisher whose settings list these origins. */
async function publishAt(base: string, origins: readonly string[]): Promise<void> {
  const store = signedStore(folderStore(shop.store.place), { signer: () => readKey(shop.key), publishers: null })
  const from = shop.write(built)
  await publish(store, { name: 'mf-a', from, base, origins, channel: 'live', by: 'ann', now: NOW })
  await promote(store, { channel: 'live', by: 'ann', now: NOW }, [{ name: 'mf-a', version: '1.0.0' }])
}

const registryOf = async ({ url }: WebServer) => {
  const html = await (await fetch(`${url}/login`)).text()
  const { registry } = JSON.parse(/id="portal-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  return registry.remotes
}

test('serves a remote from an origin of the settings, which pages allow', async () => {
  const port = await freePort()
  const remoteOrigins = [`http://localhost:${port}`]
  const other = await start({ port, remoteOrigins, portalOrigins: ['http://portal.test'] })
  await publishAt(`${other.url}/remotes/mf-a/`, [other.url])
  const portal = await start({ remoteOrigins })
  const { base, integrity } = (await registryOf(portal))['mf-a']
  expect(base).toBe(`${other.url}/remotes/mf-a/`)
  const file = await fetch(base + entry, { headers: { origin: 'http://portal.test' }, integrity: integrity[entry] })
  expect(await file.text()).toBe('the screens of mf-a')
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'access-control-allow-origin': 'http://portal.test',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding, Origin',
  })
  const policy = (await fetch(`${portal.url}/login`)).headers.get('content-security-policy') ?? ''
  for (const name of ['script', 'style', 'font', 'img', 'connect']) {
    expect(policy).toMatch(new RegExp(`${name}-src [^;]*${other.url}(;| |$)`))
  }
})

test('lets only portals of the settings load files of remotes, and no portal files of the shell', async () => {
  const plain = await start({})
  const other = await start({ portalOrigins: ['http://portal.test'] })
  const [file = ''] = Object.keys(createRemoteBuild('mf-b', 'b').files)
  const [main = ''] = Object.keys(createShellBuild('shell').files)
  const headersOf = async ({ url }: WebServer, path: string, origin: string) => {
    const { headers } = await fetch(url + path, { headers: { origin } })
    return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]
  }
  const remote = `/remotes/mf-b/${file}`
  expect(await headersOf(plain, remote, 'http://portal.test')).toEqual([null, 'same-origin'])
  expect(await headersOf(other, remote, 'http://evil.test')).toEqual([null, 'cross-origin'])
  expect(await headersOf(other, `/shell/${main}`, 'http://portal.test')).toEqual([null, 'same-origin'])
})

test('leaves out a remote at an origin that the settings do not list, and serves the others', async () => {
  await publishAt('https://files.test/mf-a/', ['https://files.test'])
  const portal = await start({})
  expect(Object.keys(await registryOf(portal))).toEqual(['mf-b'])
  const health = await (await fetch(`${portal.url}/health`)).json()
  expect(health.leftOut['mf-a']).toMatch(/its base is not \/remotes\/mf-a\/ nor at a listed origin.*files\.test/)
  expect((await fetch(`${portal.url}/login`)).headers.get('content-security-policy')).not.toContain('files.test')
})

describe('publish refuses', () => {
  test.each([
    'https://elsewhere.test/mf-a/',
    'https://files.test.evil.test/mf-a/',
    'https://files.test@evil.test/mf-a/',
    'https://files.test/mf-a',
    '/remotes/mf-b/',
  ])('the base %j', async (base) => {
    await expect(publishAt(base, ['https://files.test'])).rejects.toMatchObject({
      grounds: { found: expect.stringMatching(/its base is not \/remotes\/mf-a\/ nor at a listed origin/) },
    })
  })
})
