import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signDocument } from '../releases/documents/signatures'
import { createRemoteBuild, createShellBuild } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, output } = commandLine()
const built = createRemoteBuild('mf-a', 'a')
const [entry = '', , picture = ''] = Object.keys(built.files)
const canary = createRemoteBuild('mf-a', 'b')
const [canaryEntry = ''] = Object.keys(canary.files)

beforeEach(async () => {
  vi.stubEnv('RELEASE_KEYS', shop().keys)
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  const from = shop().write(built)
  writeFileSync(path.join(from, `${entry}.br`), brotliCompressSync('a'))
  await shop().serve('mf-a', '1.0.0', built, { from })
  await shop().publish('mf-a', canary, { as: '1.1.0' })
  await portal('promote', 'mf-a', '1.1.0', '--percent', '10')
  output()
})
afterEach(() => vi.unstubAllEnvs())

const at = (file: string) => path.join(shop().store.place, file)
const change = (file: string) => writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(/.$/s, '?'))
async function found(): Promise<string> {
  expect(await portal('--json', 'verify')).toBe(1)
  return JSON.parse(output()).found
}

test('reads all served files, also of canaries [OPEN-198]', async () => {
  expect(await portal('verify')).toBe(0)
  // shell: `shell` and four scripts of 89 bytes; 1.0.0: `a`, its Brotli of 5 bytes, `a!` and `<svg/>`; 1.1.0: `b`, `b!`
  // and `<svg/>`.
  expect(output()).toBe('3 versions with 12 files, 117 bytes, are as they were published.')
})

test.each([
  ['byte of an entry', `mf-a/1.0.0/${entry}`],
  ['byte of a picture, which no browser checks', `mf-a/1.0.0/${picture}`],
  ['byte of a compressed file', `mf-a/1.0.0/${entry}.br`],
  ['byte of a canary', `mf-a/1.1.0/${canaryEntry}`],
])('finds a changed or missing %s [OPEN-198]', async (_, file) => {
  const text = file.replaceAll('/', ' ')
  change(file)
  expect(await found()).toBe(`${text} differs from the published file.`)
  rmSync(at(file))
  expect(await found()).toBe(`${text} is missing.`)
})

test('finds a document and a step that are changed or signed by another key [OPEN-198]', async () => {
  const document = 'mf-a/1.0.0/release-manifest.json'
  const text = readFileSync(at(document), 'utf8')
  writeFileSync(at(document), text.replace('A remote', 'Another'))
  expect(await found()).toBe(`mf-a 1.0.0: ${document} has an invalid signature.`)
  const { signature: _, ...release } = JSON.parse(text)
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(at(document), JSON.stringify(signDocument(document, release, privateKey)))
  expect(await found()).toBe(`mf-a 1.0.0: ${document} is signed by a key that may not publish mf-a.`)
  vi.stubEnv('RELEASE_KEYS', undefined)
  expect(await portal('verify')).toBe(0)
  expect(output()).toContain('Signatures were not checked')
  change('channels/live/00000002.json')
  expect(await found()).toContain('step 2 of live: ')
})
