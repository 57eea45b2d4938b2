import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publicKeyOf, signDocument } from '../releases/documents/signatures'
import { sdkKey } from '../sdk/stored-sdk'
import { COMMANDS_TARBALL, listOf, sdkPortal, TARBALL, versionIn } from './sdk.fixture'

const { shop, portal, output, failed, packed, out, pack, publish, get, origin, through, startAgain } = sdkPortal()

test('a portal offers the newest signed SDK that fits its shell [OPEN-256]', async () => {
  expect(await get('--from', origin())).toBe(1)
  expect(failed()).toContain('has no SDK')
  for (const version of ['9.6.3', '9.7.2', '9.7.10', '9.8.0', '10.0.0']) expect(await publish(version)).toBe(0)
  const url = await startAgain()
  expect(await get('--from', url)).toBe(0)
  expect(output()).toMatch(/The SDK 9\.7\.10 of http:\/\/localhost:\d+ is in .*, signed by MCow/)
  expect(versionIn(out())).toBe('9.7.10')
  expect(readFileSync(path.join(out(), TARBALL), 'utf8')).toBe('tarball of 9.7.10')
  const tarball = await fetch(`${url}/versions/sdk/9.6.3/${TARBALL}`)
  expect([await tarball.text(), tarball.headers.get('cache-control')]).toEqual([
    'tarball of 9.6.3',
    'public, max-age=31536000, immutable',
  ])
  for (const there of ['9.9.9/x.tgz', `9.7.10/..%2f9.6.3%2f${TARBALL}`, '9.7.10/sdk.json', `../keys/${TARBALL}`])
    expect((await fetch(`${url}/versions/sdk/${there}`)).ok).toBe(false)
})

test('publishes a version once, and only with a key for the shell [OPEN-256]', async () => {
  expect(await publish('9.7.0')).toBe(0)
  expect(await publish('9.7.0')).toBe(0)
  expect(output()).toContain('is published already')
  pack('9.7.0', 'another')
  expect(await portal('sdk', 'publish', '--sdk', packed())).toBe(1)
  expect(failed()).toMatch(/9\.7\.0 is published already with other content/)
  expect(await portal('--release-api', 'http://127.0.0.1:9', 'sdk', 'publish', '--sdk', packed())).toBe(1)
  const stranger = path.join(shop().root, 'stranger.pem')
  expect(await portal('--key', stranger, 'key')).toBe(0)
  process.env.RELEASE_KEYS = shop().keys
  try {
    pack('9.7.1')
    expect(await portal('--key', stranger, 'sdk', 'publish', '--sdk', packed())).toBe(1)
    expect(failed()).toContain('Your key may not publish an SDK')
  } finally {
    delete process.env.RELEASE_KEYS
  }
  expect(readdirSync(path.join(shop().store.place, 'sdk'))).toEqual(['9.7.0'])
})

test('accepts an SDK signed by a root key only for that key [OPEN-256, OPEN-257]', async () => {
  const root = path.join(shop().root, 'root.pem')
  expect(await portal('--key', path.join(shop().root, 'team.pem'), 'key')).toBe(0)
  const team = /MCow\S+/.exec(output())?.[0] ?? ''
  expect(await portal('keys', 'allow', team, '--for', 'mf-a', '--root', root, '--begin')).toBe(0)
  const rootKey = /root key (MCow\S+),/.exec(output())?.[1] ?? ''
  expect(await publish('9.7.0', '--root', root)).toBe(0)
  // With a list of keys in a file there is no root key.
  expect(await get('--from', origin())).toBe(1)
  await shopKeyAllowed(root)
  await startAgain({ roots: [rootKey], keys: undefined })
  expect(await get('--from', origin(), '--signed-by', rootKey)).toBe(0)
  expect(await get('--from', origin(), '--signed-by', team)).toBe(1)
  expect(failed()).toContain('is signed by another key')
})

/** Allows the shop's key for all packages in the store's list of keys. */
async function shopKeyAllowed(root: string) {
  output()
  expect(await portal('key')).toBe(0)
  const own = /MCow\S+/.exec(output())?.[0] ?? ''
  expect(await portal('keys', 'allow', own, '--for', '*', '--root', root)).toBe(0)
}

test('replaces an SDK and updates package.json only with the same key [OPEN-257]', async () => {
  const manifest = path.join(shop().root, 'team/package.json')
  expect(await publish('9.6.0')).toBe(0)
  const url = await startAgain()
  expect(await get('--from', url)).toBe(0)
  expect(output()).toContain('Compare that key')
  const made = {
    dependencies: { '@portal/federation': 'file:sdk/portal-federation-9.5.0.tgz', react: '19.0.0', three: '1.0.0' },
  }
  writeFileSync(manifest, JSON.stringify(made))
  expect(await publish('9.7.0')).toBe(0)
  expect(await get('--from', await startAgain())).toBe(0)
  expect(versionIn(out())).toBe('9.7.0')
  const text = output()
  expect(text).toContain('package.json has 2 new versions. Next: npm install')
  expect(text).not.toContain('Compare that key')
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({
    dependencies: { '@portal/federation': `file:sdk/${TARBALL}`, react: '19.3.1', three: '1.0.0' },
  })
  const { privateKey } = generateKeyPairSync('ed25519')
  const forged = JSON.stringify(signDocument(sdkKey('9.7.0'), listOf('9.7.0', 'forged'), privateKey))
  const url2 = await through((at, text) => (at === '/versions/sdk' ? forged : at.endsWith('.tgz') ? 'forged' : text))
  expect(await get('--from', url2)).toBe(1)
  expect(failed()).toMatch(new RegExp(`signed by another key[^]*found {5}One of ${escaped(publicKeyOf(privateKey))}`))
  expect(readFileSync(path.join(out(), TARBALL), 'utf8')).toBe('tarball of 9.7.0')
})
const escaped = (text: string) => text.replaceAll(/[+]/g, '\\+')

test('refuses a replayed SDK, older or different at the same version, without --older [OPEN-335]', async () => {
  expect(await publish('9.6.0')).toBe(0)
  const before = await startAgain()
  const [list, tarballs] = [await (await fetch(`${before}/versions/sdk`)).text(), new Map<string, string>()]
  for (const file of [TARBALL, COMMANDS_TARBALL]) {
    const at = `/versions/sdk/9.6.0/${file}`
    tarballs.set(at, await (await fetch(before + at)).text())
  }
  expect(await publish('9.7.0')).toBe(0)
  const now = await startAgain()
  expect(await get('--from', now)).toBe(0)
  expect(await get('--from', now)).toBe(0)
  const replayed = await through((at, text) => (at === '/versions/sdk' ? list : (tarballs.get(at) ?? text)))
  expect(await get('--from', replayed)).toBe(1)
  expect(failed()).toMatch(/The SDK 9\.6\.0 is older than the one in the folder\.[^]*add --older/)
  expect(versionIn(out())).toBe('9.7.0')
  expect(await get('--from', replayed, '--older')).toBe(0)
  expect(versionIn(out())).toBe('9.6.0')
  const there = listOf('9.6.0', 'another')
  writeFileSync(path.join(out(), 'sdk.json'), JSON.stringify(there))
  expect(await get('--from', replayed)).toBe(1)
  expect(failed()).toContain('The SDK 9.6.0 is different from the one in the folder, with the same version.')
})

test('offers no SDK that is changed or signed by an unlisted key [OPEN-256]', async () => {
  expect(await publish('9.6.0')).toBe(0)
  expect(await publish('9.7.0')).toBe(0)
  const { privateKey } = generateKeyPairSync('ed25519')
  const place = path.join(shop().store.place, sdkKey('9.7.0'))
  rmSync(place)
  writeFileSync(place, JSON.stringify(signDocument(sdkKey('9.7.0'), listOf('9.7.0', 'tarball of 9.7.0'), privateKey)))
  const url = await startAgain()
  expect(await get('--from', url)).toBe(0)
  expect(versionIn(out())).toBe('9.6.0')
  expect((await fetch(`${url}/versions/sdk/9.7.0/${TARBALL}`)).status).toBe(404)
  writeFileSync(path.join(shop().store.place, sdkKey('9.6.0', TARBALL)), 'damaged')
  rmSync(out(), { recursive: true })
  expect(await get('--from', await startAgain())).toBe(1)
  expect(failed()).toContain('is not there: status 404')
})
