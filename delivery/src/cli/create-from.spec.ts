import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { COMMANDS_TARBALL, portalsWithout, sdkPortal, TARBALL } from './sdk.fixture'

const { shop, portal, output, failed, publish, origin, other, through, startAgain } = sdkPortal()

const place = () => path.join(shop().root, 'teams')
const inRemote = (file: string) => readFileSync(path.join(place(), 'mf-b', file), 'utf8')
const create = (name: string, from: string, ...more: string[]) =>
  portal('create', name, '--from', from, '--into', place(), ...more)
const bare = (name: string, from: string, ...more: string[]) => create(name, from, '--no-install', ...more)

beforeEach(async () => {
  mkdirSync(place())
  await publish('9.7.0')
})

afterEach(() => vi.unstubAllEnvs())

/** The key in the output of `portal sdk publish`. */
const ownKey = () => /--signed-by (MCow\S+)/.exec(output())?.[1] ?? ''

test("creates a remote from a portal's SDK, with its key and the portal's address [OPEN-292]", async () => {
  const key = ownKey()
  expect(await bare('mf-b', `${origin()}/login`, '--signed-by', key)).toBe(0)
  const text = output()
  expect(text).toContain(`It is made of the SDK 9.7.0 of ${origin()}, signed by ${key}.`)
  expect(text).toMatch(/Next: cd \S+ && npm install && npm run dev/)
  expect(text).not.toContain('Compare that key')
  expect(readdirSync(path.join(place(), 'mf-b/sdk'))).toEqual([
    COMMANDS_TARBALL,
    TARBALL,
    'sdk.json',
    'sdk.signature.json',
  ])
  expect(JSON.parse(inRemote('sdk/sdk.signature.json')).key).toBe(key)
  const { scripts } = JSON.parse(inRemote('package.json'))
  expect([scripts.dev, scripts.e2e]).toEqual([
    `portal dev mf-b --against ${origin()}`,
    `portal e2e mf-b --against ${origin()}`,
  ])
  expect(inRemote('playwright.config.ts')).toContain(`PORTAL_URL = '${origin()}'`)
  expect(await bare('mf-c', origin())).toBe(0)
  expect(output()).toMatch(/signed by MCow\S+\.\nCompare that key/)
})

describe('writes nothing [OPEN-292]', () => {
  test.each<[string, () => string | Promise<string>, string]>([
    ...portalsWithout(other),
    ['answers with a login page', () => other((_q, answer) => void answer.end('<form>')), 'is not a portal'],
    [
      'has an earlier contract than its SDK',
      () => through((at, text) => (at.endsWith('/contract') ? '{"contract":"9.6"}' : text)),
      'does not fit',
    ],
  ])('from a portal that %s', async (_, address, expected) => {
    expect(await bare('mf-b', await address())).toBe(1)
    expect(failed()).toContain(expected)
    expect(readdirSync(place())).toEqual([])
  })

  test('from an SDK signed by another key than --signed-by', async () => {
    expect(await portal('--key', path.join(shop().root, 'stranger.pem'), 'key')).toBe(0)
    const stranger = /MCow\S+/.exec(output().split('\n').at(-1) ?? '')?.[0] ?? ''
    expect(await bare('mf-b', origin(), '--signed-by', stranger)).toBe(1)
    expect(failed()).toMatch(/is signed by another key[^]*whether that key is theirs/)
    expect(await bare('mf-b', origin(), '--signed-by', 'me')).toBe(2)
    expect(readdirSync(place())).toEqual([])
  })
})

describe('the fixed address of the commands [OPEN-292]', () => {
  const COMMANDS = '/versions/sdk/portal-cli.tgz'

  test('serves those of the fitting SDK, with their hash, and nothing that a browser would run', async () => {
    const lines = output()
    for (const file of [COMMANDS, `/versions/sdk/9.7.0/${COMMANDS_TARBALL}`]) {
      const { headers } = await fetch(origin() + file)
      expect(headers.get('content-type')).toBe('application/gzip')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-disposition')).toBe('attachment')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
    }
    const answer = await fetch(origin() + COMMANDS)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(String(bytes)).toBe('tarball of 9.7.0, the commands')
    // Hash calculated with sha256sum. The operator sends this hash to the team.
    const hash = '50366e993a8e530c3581bf286a1045a5dda84a92522f980e981f253298268126'
    expect(lines).toContain(`${COMMANDS_TARBALL} has the sha256 ${hash}`)
    expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(origin() + COMMANDS, { method: 'POST' })).status).toBe(405)
  })

  test('serves nothing without an SDK, or with a changed one', async () => {
    const stored = path.join(shop().store.place, 'sdk/9.7.0', COMMANDS_TARBALL)
    writeFileSync(stored, 'damaged')
    expect((await fetch((await startAgain()) + COMMANDS)).status).toBe(404)
  })
})
