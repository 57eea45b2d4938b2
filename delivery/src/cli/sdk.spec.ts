import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../listen'
import { sha384 } from '../release/documents/hash'
import { publicKeyOf, signed } from '../release/documents/signatures'
import { keyOfSdk } from '../sdk/stored-sdk'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

const TARBALL = 'portal-federation-9.7.0.tgz'
let fixture: FixtureBuild
let server: WebServer
let packed: string
let out: string
const ends: (() => void)[] = []

const listOf = (version: string, text: string) => ({
  version,
  contract: version.split('.').slice(0, 2).join('.'),
  packages: { '@portal/federation': { file: TARBALL, integrity: sha384(text) } },
  tools: { react: '19.3.1' },
})

/** An SDK of one tarball. */
function pack(version: string, text = `tarball of ${version}`) {
  mkdirSync(packed, { recursive: true })
  writeFileSync(path.join(packed, TARBALL), text)
  writeFileSync(path.join(packed, 'sdk.json'), JSON.stringify(listOf(version, text)))
}
const publish = (version: string, ...more: string[]) => {
  pack(version)
  return portal('sdk', 'publish', '--sdk', packed, ...more)
}
const get = (...more: string[]) => portal('sdk', '--out', out, ...more)
const versionIn = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'sdk.json'), 'utf8')).version

/** What answers in a portal's place. */
async function other(answer: RequestListener) {
  const there = createServer(answer)
  const port = await listen(there, 0, '127.0.0.1')
  ends.push(() => there.close())
  return `http://127.0.0.1:${port}`
}

/** The portal as it arrives over a way that changes what it says. */
const through = (changed: (path: string, text: string) => string) =>
  other(async ({ url = '/' }, answer) => {
    const given = await fetch(server.url + url)
    answer.writeHead(given.status, { 'Content-Type': given.headers.get('content-type') ?? '' })
    answer.end(changed(url, await given.text()))
  })

beforeEach(async () => {
  fixture = fixtureBuild()
  ;[packed, out] = [path.join(shop().root, 'packed'), path.join(shop().root, 'team/sdk')]
  await shop().serve('shell', '1.0.0', builtShell('shell', { contract: '9.7' }))
  server = await startWebServer(fixture.options({ store: shop().store.place, keys: shop().keys }))
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await server.stop()
  fixture.remove()
})

test('a portal gives the newest SDK that fits its shell, signed and never to change [OPEN-256]', async () => {
  expect(await get('--from', server.url)).toBe(1)
  expect(failed()).toContain('has no SDK')
  for (const version of ['9.6.3', '9.7.2', '9.7.10', '9.8.0', '10.0.0']) expect(await publish(version)).toBe(0)
  const { url } = await startAgain()
  expect(await get('--from', url)).toBe(0)
  expect(said()).toMatch(/The SDK 9\.7\.10 of http:\/\/localhost:\d+ is in .*, signed by MCow/)
  expect(versionIn(out)).toBe('9.7.10')
  expect(readFileSync(path.join(out, TARBALL), 'utf8')).toBe('tarball of 9.7.10')
  const tarball = await fetch(`${url}/versions/sdk/9.6.3/${TARBALL}`)
  expect([await tarball.text(), tarball.headers.get('cache-control')]).toEqual([
    'tarball of 9.6.3',
    'public, max-age=31536000, immutable',
  ])
  for (const there of ['9.9.9/x.tgz', `9.7.10/..%2f9.6.3%2f${TARBALL}`, '9.7.10/sdk.json', `../keys/${TARBALL}`])
    expect((await fetch(`${url}/versions/sdk/${there}`)).ok).toBe(false)
})

/** Another web server, which has not looked at the store yet. */
async function startAgain() {
  await server.stop()
  return (server = await startWebServer(fixture.options({ store: shop().store.place, keys: shop().keys })))
}

test('a version is published once; who may not publish the shell publishes none [OPEN-256]', async () => {
  expect(await publish('9.7.0')).toBe(0)
  expect(await publish('9.7.0')).toBe(0)
  expect(said()).toContain('is published already')
  pack('9.7.0', 'another')
  expect(await portal('sdk', 'publish', '--sdk', packed)).toBe(1)
  expect(failed()).toMatch(/9\.7\.0 is in the store already, and is another/)
  expect(await portal('--release-api', 'http://127.0.0.1:9', 'sdk', 'publish', '--sdk', packed)).toBe(1)
  const stranger = path.join(shop().root, 'stranger.pem')
  expect(await portal('--key', stranger, 'key')).toBe(0)
  process.env.RELEASE_KEYS = shop().keys
  try {
    pack('9.7.1')
    expect(await portal('--key', stranger, 'sdk', 'publish', '--sdk', packed)).toBe(1)
    expect(failed()).toContain('Your key may not publish an SDK')
  } finally {
    delete process.env.RELEASE_KEYS
  }
  expect(readdirSync(path.join(shop().store.place, 'sdk'))).toEqual(['9.7.0'])
})

test('one that a root key has signed is taken by that key alone [OPEN-256, OPEN-257]', async () => {
  const root = path.join(shop().root, 'root.pem')
  expect(await portal('--key', path.join(shop().root, 'team.pem'), 'key')).toBe(0)
  const team = /MCow\S+/.exec(said())?.[0] ?? ''
  expect(await portal('keys', 'allow', team, '--for', 'mf-a', '--root', root, '--begin')).toBe(0)
  const rootKey = /root key (MCow\S+),/.exec(said())?.[1] ?? ''
  expect(await publish('9.7.0', '--root', root)).toBe(0)
  const { store, keys } = { store: shop().store.place, keys: shop().keys }
  const { url } = server
  // By a list in a file there is no root key.
  expect(await get('--from', url)).toBe(1)
  expect(keys).toBeTruthy()
  await shopKeyAllowed(root)
  await server.stop()
  server = await startWebServer(fixture.options({ store, roots: [rootKey], keys: undefined }))
  expect(await get('--from', server.url, '--signed-by', rootKey)).toBe(0)
  expect(await get('--from', server.url, '--signed-by', team)).toBe(1)
  expect(failed()).toContain('is signed by another key')
})

/** By the list in the store the shell's own key counts too. */
async function shopKeyAllowed(root: string) {
  expect(await portal('key')).toBe(0)
  const own = /MCow\S+/.exec(said())?.[0] ?? ''
  expect(await portal('keys', 'allow', own, '--for', '*', '--root', root)).toBe(0)
}

test('the next SDK is taken of the same key, in the place of the one before and into package.json [OPEN-257]', async () => {
  const manifest = path.join(shop().root, 'team/package.json')
  expect(await publish('9.6.0')).toBe(0)
  const { url } = await startAgain()
  expect(await get('--from', url)).toBe(0)
  expect(said()).toContain('Compare that key')
  const made = {
    dependencies: { '@portal/federation': 'file:sdk/portal-federation-9.5.0.tgz', react: '19.0.0', three: '1.0.0' },
  }
  writeFileSync(manifest, JSON.stringify(made))
  expect(await publish('9.7.0')).toBe(0)
  expect(await get('--from', (await startAgain()).url)).toBe(0)
  expect(versionIn(out)).toBe('9.7.0')
  const words = said()
  expect(words).toContain('In package.json 2 versions are another: npm install')
  expect(words).not.toContain('Compare that key')
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({
    dependencies: { '@portal/federation': `file:sdk/${TARBALL}`, react: '19.3.1', three: '1.0.0' },
  })
  const { privateKey } = generateKeyPairSync('ed25519')
  const forged = JSON.stringify(signed(keyOfSdk('9.7.0'), listOf('9.7.0', 'forged'), privateKey))
  const url2 = await through((at, text) => (at === '/versions/sdk' ? forged : at.endsWith('.tgz') ? 'forged' : text))
  expect(await get('--from', url2)).toBe(1)
  expect(failed()).toMatch(new RegExp(`signed by another key[^]*found {5}One of ${escaped(publicKeyOf(privateKey))}`))
  expect(readFileSync(path.join(out, TARBALL), 'utf8')).toBe('tarball of 9.7.0')
})
const escaped = (text: string) => text.replaceAll(/[+]/g, '\\+')

/** It answers what it does not know with a page. */
const ofBefore: RequestListener = ({ url }, answer) => {
  const isAsked = url === '/versions/contract'
  answer.setHeader('Content-Type', isAsked ? 'application/json' : 'text/html')
  answer.end(isAsked ? '{"contract":"9.7"}' : '<!doctype html>')
}

describe('nothing is written [OPEN-257]', () => {
  const withoutSignature = (text: string) => JSON.stringify({ ...JSON.parse(text), signature: undefined })
  const list = (change: (text: string) => string) => (at: string, text: string) =>
    at === '/versions/sdk' ? change(text) : text

  test.each([
    ['is not signed', list(withoutSignature), 'is not signed'],
    ['was changed on the way', list((text) => text.replace('19.3.1', '6.6.6')), 'is not as it was signed'],
    ['names another version', list((text) => text.replace('"9.7.0"', '"9.7.1"')), 'is not as it was signed'],
    ['is cut off', list((text) => text.slice(0, 40)), 'no JSON, or half of one'],
    ['is nothing', list(() => 'null'), 'no list of an SDK'],
    ['is endless', list((text) => text + ' '.repeat(70_000)), 'more than 65536 bytes'],
    [
      'has a tarball of other bytes',
      (at: string, text: string) => (at.endsWith('.tgz') ? 'another' : text),
      'other bytes than were signed',
    ],
    [
      'is for a portal of an earlier contract',
      (at: string, text: string) => (at.endsWith('/contract') ? '{"contract":"9.6"}' : text),
      'does not fit',
    ],
  ])('of an SDK that %s', async (_, change, words) => {
    expect(await publish('9.7.0')).toBe(0)
    expect(await get('--from', await through(change))).toBe(1)
    expect(failed()).toContain(words)
    expect(existsSync(out)).toBe(false)
  })

  test.each([
    ['down', () => 'http://127.0.0.1:9', 'does not answer'],
    ['failing', () => other((_q, answer) => void answer.writeHead(502).end()), 'it answers 502'],
    [
      'behind a login',
      () => other((_q, answer) => void answer.writeHead(302, { Location: 'https://sso.example/' }).end()),
      'is behind a login of its own',
    ],
    [
      'behind one that asks',
      () => other((_q, answer) => void answer.writeHead(401).end()),
      'is behind a login of its own',
    ],
    ['of another product', () => other((_q, answer) => void answer.end('<h1>Shop</h1>')), 'is no portal of ours'],
    ['of before SDKs were given away', () => other(ofBefore), 'has no SDK'],
    ['at an address that anybody may answer for', () => 'http://portal.example', 'without a key to go by'],
  ])('of a portal that is %s', async (_, address, words) => {
    expect(await get('--from', await address())).toBe(1)
    expect(failed()).toContain(words)
    expect(existsSync(out)).toBe(false)
  })

  test('into a folder with something else in it; a wrong word is wrong use', async () => {
    expect(await publish('9.7.0')).toBe(0)
    mkdirSync(out, { recursive: true })
    writeFileSync(path.join(out, 'notes.txt'), 'mine')
    expect(await get('--from', server.url)).toBe(1)
    expect(failed()).toContain('notes.txt in it')
    expect(readdirSync(out)).toEqual(['notes.txt'])
    for (const words of [
      [],
      ['pak'],
      ['pack', '--from', server.url],
      ['--from', 'portal'],
      ['--from', server.url, '--signed-by', 'me'],
    ])
      expect(await portal('sdk', ...words)).toBe(2)
  })
})

test('what somebody else has signed, or changed in the store, is given to nobody [OPEN-256]', async () => {
  expect(await publish('9.6.0')).toBe(0)
  expect(await publish('9.7.0')).toBe(0)
  const { privateKey } = generateKeyPairSync('ed25519')
  const place = path.join(shop().store.place, keyOfSdk('9.7.0'))
  rmSync(place)
  writeFileSync(place, JSON.stringify(signed(keyOfSdk('9.7.0'), listOf('9.7.0', 'tarball of 9.7.0'), privateKey)))
  const { url } = await startAgain()
  expect(await get('--from', url)).toBe(0)
  expect(versionIn(out)).toBe('9.6.0')
  expect((await fetch(`${url}/versions/sdk/9.7.0/${TARBALL}`)).status).toBe(404)
  writeFileSync(path.join(shop().store.place, keyOfSdk('9.6.0', TARBALL)), 'damaged')
  rmSync(out, { recursive: true })
  expect(await get('--from', (await startAgain()).url)).toBe(1)
  expect(failed()).toContain('is not there: status 404')
})
