import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { promoteCanary } from '../releases/publish/canary'
import { promote, rollback } from '../releases/publish/move-pointers'
import { createPreview } from '../releases/publish/preview'
import { publish } from '../releases/publish/publish'
import {
  createRemoteBuild,
  createShellBuild,
  integrityOf,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startWebServer, type WebServer } from './web-server'

/** A hostile file. Opened by a link, it would run as a document unless its headers prevent it. */
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>top.location = "https://evil.test"</script></svg>'
const KINDS = [
  'svg SVG html htm xhtml xml mhtml pdf json txt css wasm md unknown none',
  'htm.svg shtml xsl rdf vtt avif gif woff ics eml swf js mjs',
]
  .join(' ')
  .split(' ')
  .map((ending) => `evil.0a1b2c3d.${ending}`)

let shop: ReleaseFixture
let fixture: FixtureBuild
let server: WebServer
beforeEach(async () => {
  ;[shop, fixture] = [createReleaseFixture(), fixtureBuild()]
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1'))
  await put('1.1.0')
  const place = { store: shop.store.place, keys: shop.keys, lookEveryMs: 60_000 }
  server = await startWebServer(fixture.options({ ...place, publicOrigin: 'http://localhost' }))
})
afterEach(async () => {
  await server.stop()
  fixture.remove()
  shop.remove()
})

const mapped = (all: Readonly<Record<string, string>>, make: (text: string) => string) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [name, make(text)]))

/** Publishes mf-a with a hostile file of each kind. */
async function put(version: string) {
  const { files, manifest, document } = createRemoteBuild('mf-a', `a ${version}`)
  const evil = Object.fromEntries(KINDS.map((name) => [name, SCRIPT]))
  const integrity = { ...manifest.integrity, ...mapped(evil, integrityOf) }
  const from = shop.write({ files: { ...files, ...evil }, manifest: { ...manifest, integrity }, document })
  const texts = KINDS.filter((name) => /\.(svg|js|css|json)$/.test(name))
  for (const name of texts) writeFileSync(path.join(from, `${name}.gz`), gzipSync(SCRIPT))
  await publish(shop.store, { name: 'mf-a', from, as: version, channel: 'live', by: 'ann', now: NOW })
}
const order = (now = NOW) => ({ channel: 'live', by: 'ann', now })
const give = (version = '1.1.0') => promote(shop.store, order(), [{ name: 'mf-a', version }])
const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)
const fileAt = (name: string, init?: RequestInit) => ask(`/remotes/mf-a/${name}`, init)
const statuses = (headers: Record<string, string> = {}) =>
  Promise.all(KINDS.map(async (name) => (await fileAt(name, { headers })).status))
const only = (status: number) => KINDS.map(() => status)
const filesOf = async (query: string) => (await ask(`/versions/files?mf-a=1.1.0${query}`)).json()

describe('a release that is only published [OPEN-332]', () => {
  test('is not served, nor its file names, until it is promoted, even when this server reads the channel rarely', async () => {
    expect(await statuses()).toEqual(only(404))
    expect(await filesOf('')).toEqual({})
    await give()
    expect(await statuses()).toEqual(only(200))
    expect(Object.keys(await filesOf(''))).toEqual(['mf-a 1.1.0'])
  })

  test('is served as a canary, and after a rollback for pages that still have it', async () => {
    await promoteCanary(shop.store, { ...order(), percent: 5 }, { name: 'mf-a', version: '1.1.0' })
    expect(await statuses()).toEqual(only(200))
    await rollback(shop.store, order(), 'mf-a')
    await put('1.2.0')
    expect(await statuses()).toEqual(only(200))
  })
})

describe('files of a preview [OPEN-332]', () => {
  const show = () =>
    createPreview(shop.store, order(new Date()), {
      name: 'mf-a',
      version: '1.1.0',
      as: 'pr-1',
      users: ['ann-1', 'ann-2'],
    })
  /** The cookie of a user's browser after its page has requested the file list. */
  const cookieOf = async (who: string) =>
    ((await ask(`/versions/files?mf-a=1.1.0&who=${who}`)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''

  test('load for a user of its list, and no shared cache stores them', async () => {
    await show()
    const cookie = await cookieOf('ann-1')
    expect(await statuses({ cookie })).toEqual(only(200))
    expect((await fileAt(KINDS[0] ?? '', { headers: { cookie } })).headers.get('cache-control')).toBe(
      'private, no-cache',
    )
  })

  test('do not load for others, nor does the file list', async () => {
    await show()
    expect(await filesOf('')).toEqual({})
    expect(await filesOf('&who=bob')).toEqual({})
    expect(await cookieOf('bob')).toBe('')
    expect(await statuses()).toEqual(only(404))
    expect(await statuses({ cookie: '__Host-portal-preview=bob' })).toEqual(only(404))
    // The hashed user in each page's HTML does not work as an id.
    const [, mark = ''] = /"users":\["([a-z0-9]+)"/.exec(await (await ask('/pets')).text()) ?? []
    expect(mark).not.toBe('')
    expect(await filesOf(`&who=${mark}`)).toEqual({})
  })
})

describe('a file opened as a document [OPEN-333]', () => {
  const DOCUMENT = /script-src 'none'.*; sandbox$/
  const policy = (answer: Response) => answer.headers.get('content-security-policy')
  const documents = KINDS.filter((name) => !/\.m?js$/.test(name))

  /** Answers to requests for a file: whole, by range, compressed, unchanged and HEAD. */
  async function answersFor(name: string) {
    const whole = await fileAt(name)
    const headers: readonly Record<string, string>[] = [
      { range: 'bytes=0-3' },
      { 'accept-encoding': 'gzip' },
      { 'if-none-match': whole.headers.get('etag') ?? '' },
    ]
    const others: readonly RequestInit[] = [{ method: 'HEAD' }, ...headers.map((one) => ({ headers: one }))]
    return [whole, ...(await Promise.all(others.map((init) => fileAt(name, init))))]
  }

  test('runs nothing, whatever its kind and however it is requested', async () => {
    await give()
    for (const name of documents) {
      const answers = await answersFor(name)
      expect([name, answers.at(-1)?.status]).toEqual([name, 304])
      for (const answer of answers) {
        expect([name, policy(answer)]).toEqual([name, expect.stringMatching(DOCUMENT)])
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        const type = answer.headers.get('content-type')
        expect([name, type]).toEqual([name, expect.not.stringMatching(/html|(?<!svg\+)xml/)])
        const isUnknown = type === 'application/octet-stream'
        expect(answer.headers.get('content-disposition')).toBe(isUnknown ? 'attachment' : 'inline')
      }
    }
  })

  test('is text when it is a script, whose worker may load its chunks', async () => {
    await give()
    for (const name of KINDS.filter((one) => !documents.includes(one))) {
      const answer = await fileAt(name)
      expect(policy(answer)).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self'; /)
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('runs nothing when it is missing, damaged or an icon', async () => {
    await give()
    writeFileSync(path.join(shop.store.place, 'mf-a/1.1.0/evil.0a1b2c3d.html'), SCRIPT.replace('top', 'self'))
    const answers = await Promise.all(
      [
        '/remotes/mf-a/none.svg',
        '/remotes/x/y.svg',
        '/shell/none.html',
        '/icons/none.svg',
        '/remotes/mf-a/evil.0a1b2c3d.html',
      ].map((address) => ask(address)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 503])
    for (const answer of answers) expect(policy(answer)).toMatch(DOCUMENT)
  })
})
