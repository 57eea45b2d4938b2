import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readKey, publicKeyOf } from '../releases/documents/signatures'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { promote, removeRemote } from '../releases/publish/move-pointers'
import { createRemoteBuild, createShellBuild, createReleaseFixture } from '../testing/release-fixture'
import { startUpstream } from '../testing/upstream'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

let fixture: FixtureBuild
let servers: WebServer[]
let api: Awaited<ReturnType<typeof startUpstream>>
beforeEach(async () => {
  api = await startUpstream((_, response) => response.end(JSON.stringify({ paths: {}, 'x-rules': {} })))
  fixture = fixtureBuild()
  servers = []
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  await shop().serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
  await shop().publish('mf-a', createRemoteBuild('mf-a', 'b'), { as: '1.1.0' })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers) await server.stop()
  await api.stop()
  fixture.remove()
})

/** A production web server with the workshop's keys, before an API that lists its calls. */
async function serve(more: Parameters<FixtureBuild['options']>[0] = {}): Promise<string> {
  const operatorAccess = { operatorToken: '' }
  const server = await startWebServer(
    fixture.options({ store: shop().store.place, keys: shop().keys, operatorAccess, apiUrl: api.url, ...more }),
  )
  servers.push(server)
  return server.url
}

/** An unlisted key of a team outside; the last `--key` counts. */
function unlistedKey(): string[] {
  const { privateKey } = generateKeyPairSync('ed25519')
  const file = path.join(shop().root, 'unlisted.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return ['--key', file]
}
const steps = () => shop().store.list('channels/live')

test('waits until the portal serves the step [OPEN-196]', async () => {
  const at = ['--portal', await serve()]
  expect(await portal('promote', 'mf-a', '1.1.0', ...at)).toBe(0)
  expect(output()).toBe(`live: mf-a 1.0.0 → 1.1.0\n${at[1]} serves mf-a 1.1.0.`)
  expect(await portal('rollback', 'mf-a', ...at)).toBe(0)
  expect(output()).toContain('serves mf-a 1.0.0.')
  expect(await portal('promote', 'mf-a', '1.1.0', '--percent', '10', ...at)).toBe(0)
  expect(output()).toContain('serves mf-a 1.0.0; 1.1.0 for 10 %.')
  expect(await portal('remove', 'mf-a', ...at)).toBe(0)
  expect(output()).toContain('serves mf-a nothing.')
  expect(await portal('promote', 'mf-a', '1.1.0', ...at)).toBe(0)
  expect(await portal('promote', 'mf-a', '1.1.0', ...at)).toBe(0)
  expect(output()).toContain(`points there already.\n${at[1]} serves mf-a 1.1.0.`)
})

describe('with a key that the portal does not list [OPEN-196]', () => {
  test.each([
    ['publish', () => ['publish', 'mf-a', '--as', '2.0.0', '--from', shop().write(createRemoteBuild('mf-a', 'c'))]],
    ['promote', () => ['promote', 'mf-a', '1.1.0']],
    ['rollback', () => ['rollback', 'mf-a']],
    ['remove', () => ['remove', 'mf-a']],
  ])('refuses %s and writes nothing [OPEN-306]', async (_, args) => {
    const url = await serve()
    const before = [await steps(), await shop().store.list('mf-a')]
    expect(await portal(...unlistedKey(), ...args(), '--portal', url)).toBe(1)
    expect(failed()).toMatch(
      /^Refused: Your key may not publish or promote mf-a\.\n.*http[^]*Nothing was written\.\n +to do .*have the operator list your key: portal keys allow MCow\S+ --for mf-a/,
    )
    expect([await steps(), await shop().store.list('mf-a')]).toEqual(before)
  })

  test('reports an ignored step that was written without --portal, and a way to fix it', async () => {
    expect(await portal(...unlistedKey(), 'promote', 'mf-a', '1.1.0')).toBe(0)
    output()
    const url = await serve()
    expect(await portal('status', '--portal', url)).toBe(0)
    const [head, row, shell] = output().split('\n')
    expect(head).toMatch(/^package +points to .*served +why not$/)
    expect(row).toMatch(
      /^mf-a +1\.1\.0 .* 1\.0\.0 +step 3 of live: channels\/live\/00000003\.json is signed by a key that may not publish mf-a$/,
    )
    expect(shell).toMatch(/^shell +1\.0\.0 .* 1\.0\.0 +–$/)
    // The listed team promotes again on a machine without the list; the store points there already.
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
    expect(failed()).toMatch(
      /mf-a 1\.1\.0 is not served\.[^]*mf-a: the portal serves 1\.0\.0, because step 3 of live: [^]*to do .*RELEASE_KEYS.*portal rollback mf-a/,
    )
    expect(await portal('rollback', 'mf-a', '--portal', url)).toBe(0)
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
    expect(output()).toContain('serves mf-a 1.1.0.')
  })
})

describe('gives the reason when the portal does not serve the step [OPEN-196]', () => {
  test('a web server behind a balancer does not list the key', async () => {
    const keys = path.join(shop().root, 'other-keys.json')
    const own = publicKeyOf(readKey(shop().key))
    writeFileSync(keys, JSON.stringify({ shell: [own], 'mf-a': ['another'] }))
    const servers = [await serve(), await serve(), await serve({ keys })]
    let requests = 0
    const balancer = await startUpstream(async ({ url }, response) => {
      const answer = await fetch(`${servers[requests++ % 3]}${url}`)
      response.end(await answer.text())
    })
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', balancer.url)).toBe(1)
    await balancer.stop()
    expect(failed()).toMatch(/mf-a: the portal serves nothing, because step 3 of live: .* may not publish mf-a/)
  })

  test('another store with fewer or other steps', async () => {
    const other = createReleaseFixture()
    const at = new Date('2026-11-01T10:00:00.000Z')
    await other.publish('shell', createShellBuild('shell'))
    const order = { channel: 'live', by: 'bob', now: at }
    await promote(other.store, order, [{ name: 'shell', version: '1.0.0' }])
    writeFileSync(
      other.keys,
      readFileSync(other.keys, 'utf8').replace(/"([^"]+)"\]/, `"$1","${publicKeyOf(readKey(shop().key))}"]`),
    )
    const url = await serve({ store: other.store.place, keys: other.keys })
    let hours = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (hours += 3_600_000))
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
    clock.mockRestore()
    expect(failed()).toMatch(
      /mf-a: the portal serves nothing, because it has not read the step yet; it is at step 1 of 3\.[^]*to do +Check that the portal follows this store/,
    )
    await other.publish('mf-a', createRemoteBuild('mf-a', 'b'), { as: '1.1.0' })
    await promote(other.store, order, [{ name: 'mf-a', version: '1.1.0' }])
    await removeRemote(other.store, order, 'mf-a')
    await promote(other.store, order, [{ name: 'mf-a', version: '1.1.0' }])
    // The server serves this version by chance, from another step.
    await expect
      .poll(async () => (await fetch(`${url}/versions`)).json())
      .toMatchObject({ remotes: { 'mf-a': '1.1.0' } })
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
    expect(failed()).toContain('its step 3 is a different one')
    other.remove()
  })

  test('another channel, before it writes anything', async () => {
    const url = await serve()
    expect(await portal('promote', 'mf-a', '1.1.0', '--channel', 'preview', '--portal', url)).toBe(1)
    expect(failed()).toMatch(/does not follow the channel preview\.[^]*It follows live\. Nothing was written/)
    expect(await shop().store.list('channels')).toEqual(['live'])
  })
  test('no answer, or an answer of another product', async () => {
    for (const url of ['http://127.0.0.1:9', `${await serve()}/shell`]) {
      expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
      expect(failed()).toMatch(/does not say what it serves\.[^]*Nothing was written\.\n +to do .*RELEASE_PORTAL/)
    }
    expect(await steps()).toHaveLength(2)
    expect(await portal('status', '--portal', 'portal.example')).toBe(2)
    expect(failed()).toContain('such as https://portal.example')
  })
})
