import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readKey } from '../release/documents/key-file'
import { readPublishers } from '../release/documents/publishers'
import { signedStore } from '../release/documents/signed-store'
import { promote } from '../release/publish/move-pointers'
import { publish } from '../release/publish/publish'
import type { ReleaseStore } from '../store/store'
import { openStore } from '../store/open-store'
import { startBucket, type TestBucket } from '../testing/bucket.fixture'
import { builtRemote, builtShell, NOW, workshop, type Workshop } from '../testing/built-package'
import { startCdn, type TestCdn } from '../testing/cdn.fixture'
import { edge } from '../testing/edge'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startWebServer, type WebServer } from './web-server'

let bucket: TestBucket
let shop: Workshop
let fixture: FixtureBuild
let store: ReleaseStore
let cdn: TestCdn
let servers: WebServer[]
/** The first contract whose shell may be elsewhere. */
const AS_NEW = { contract: '9.9' }
const shell = (text: string, more: { contract: string } = AS_NEW) => builtShell(text, more)
const by = () => ({ channel: 'live', by: 'ann', now: NOW })
const move = (name: string, version: string) => promote(store, by(), [{ name, version }])
async function put(name: string, version: string, built: Parameters<Workshop['write']>[0]): Promise<void> {
  const from = shop.write(built)
  for (const [file, text] of Object.entries(built.files)) {
    if (!/\.(js|svg)$/.test(file)) continue
    writeFileSync(path.join(from, `${file}.br`), brotliCompressSync(text))
    writeFileSync(path.join(from, `${file}.gz`), gzipSync(text))
  }
  await publish(store, { name, from, as: version, ...by() })
}
async function serve(more: Parameters<FixtureBuild['options']>[0] = { cdn: cdn.origin }): Promise<string> {
  const place = { store: store.place, bucket: bucket.access, copies: path.join(shop.root, 'copies'), keys: shop.keys }
  const server = await startWebServer(fixture.options({ ...place, ...more }))
  servers.push(server)
  return server.url
}
const pageAt = async (url: string) => {
  const answer = await fetch(`${url}/mf-a`)
  const html = await answer.text()
  const config = /id="portal-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return {
    ...JSON.parse(config),
    html,
    link: answer.headers.get('link') ?? '',
    policy: answer.headers.get('content-security-policy') ?? '',
  }
}
const baseAt = async (url: string) => (await pageAt(url)).registry.remotes['mf-a'].base
const healthAt = async (url: string) => (await fetch(`${url}/health`)).json()
const mainOf = (text: string) => shell(text).manifest.entries.main.js[0]
const atCdn = (version: string) => `${cdn.origin}/remotes/mf-a/${version}/`
const OWN = '/remotes/mf-a/'
const WAIT = { timeout: 15_000, interval: 50 }
const served = (url: string, base: string) => vi.waitFor(async () => expect(await baseAt(url)).toBe(base), WAIT)

describe('a web server with a CDN beside it [OPEN-271]', () => {
  beforeAll(async () => {
    bucket = await startBucket()
  })
  afterAll(() => bucket.stop())
  beforeEach(async () => {
    ;[shop, fixture, servers] = [workshop(), fixtureBuild(), []]
    const bare = openStore({ store: bucket.place(), bucket: bucket.access, copies: path.join(shop.root, 'copies') })
    store = signedStore(bare, { signer: () => readKey(shop.key), publishers: readPublishers(shop.keys) })
    cdn = await startCdn(store.place, bucket.access)
    await put('shell', '1.0.0', shell('shell'))
    await put('mf-a', '1.0.0', builtRemote('mf-a', 'first', AS_NEW))
    await move('shell', '1.0.0')
    await move('mf-a', '1.0.0')
  })
  afterEach(async () => {
    for (const server of servers) await server.stop()
    await cdn.stop()
    fixture.remove()
    shop.remove()
  })

  test('names it for the files of remotes, each of which a browser gets there compressed, for a year, and as published', async () => {
    const url = await serve()
    await served(url, atCdn('1.0.0'))
    const { registry, policy } = await pageAt(url)
    const { base, entry, integrity } = registry.remotes['mf-a']
    for (const name of ['script', 'style', 'font', 'img', 'connect']) {
      expect(policy).toMatch(new RegExp(`${name}-src [^;]*${cdn.origin}(;| |$)`))
    }
    const file = await fetch(base + entry, { headers: { 'accept-encoding': 'br' }, integrity: integrity[entry] })
    expect(await file.text()).toBe('first')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(cdn.given.at(-1)?.[1]).toMatch(/\.js\.br$/)
    expect((await healthAt(url)).notAtCdn).toEqual({})
  })

  test.each([
    ['away', 'cannot be fetched'],
    ['other bytes', 'is not what was published'],
    ['without CORS', 'is for no other origin'],
    ['without policy', 'has no Content-Security-Policy'],
    ['as text', 'is told as text/plain and not as'],
  ] as const)('gives the files itself while the CDN is or gives %s, and says so', async (fault, words) => {
    cdn.fault = fault
    const url = await serve()
    await served(url, OWN)
    for (const version of ['mf-a 1.0.0', 'shell 1.0.0']) {
      await vi.waitFor(async () => expect((await healthAt(url)).notAtCdn?.[version]).toContain(words), WAIT)
    }
    expect(await baseAt(url)).toBe(OWN)
    expect((await pageAt(url)).html).toContain(`src="/shell/${mainOf('shell')}"`)
    expect(await (await fetch(url + OWN + builtRemote('mf-a', 'first').manifest.entry)).text()).toBe('first')
  })
})

test.each([
  ['/remotes/mf-a/1.0.0/a.0a1b2c3d.js', 'gzip, deflate, br', '/mf-a/1.0.0/a.0a1b2c3d.js.br'],
  ['/remotes/mf-a/1.0.0/a.0a1b2c3d.css', 'gzip', '/mf-a/1.0.0/a.0a1b2c3d.css.gz'],
  [
    '/remotes/mf-a/1.0.0-dev-0a1b2c3d4e5f/standalone/a.0a1b2c3d.js',
    '',
    '/mf-a/1.0.0-dev-0a1b2c3d4e5f/standalone/a.0a1b2c3d.js',
  ],
  ['/remotes/mf-a/1.0.0/sans.0a1b2c3d.woff2', 'br', '/mf-a/1.0.0/sans.0a1b2c3d.woff2'],
  ['/remotes/mf-a/1.0.0/a.0a1b2c3d.js.LICENSE.txt', 'br', '/mf-a/1.0.0/a.0a1b2c3d.js.LICENSE.txt'],
  ['/shell/1.0.0/main.0a1b2c3d.js', 'br', '/shell/1.0.0/main.0a1b2c3d.js.br'],
  ['/shell/1.0.0/release-manifest.json', 'br', undefined],
  ['/remotes/shell/1.0.0/main.0a1b2c3d.js', 'br', undefined],
  ['/remotes/mf-a/1.0.0/release-manifest.json', 'br', undefined],
  ['/remotes/channels/live/00000001.json', 'br', undefined],
  ['/remotes/mf-a/../keys/a.0a1b2c3d.json', 'br', undefined],
  ['/mf-a/1.0.0/a.0a1b2c3d.js', 'br', undefined],
])('of %s with %j the function at the CDN makes %s', (asked, accepted, uri) => {
  expect(edge(asked, accepted)).toEqual(uri === undefined ? { statusCode: 404 } : { uri })
})
