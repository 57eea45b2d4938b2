import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readKey } from '../release/documents/key-file'
import { publicKeyOf } from '../release/documents/signatures'
import { startWebServer, type WebServer } from '../server/web-server'
import { promote, remove } from '../release/publish/move-pointers'
import { builtRemote, builtShell, workshop } from '../testing/built-package'
import { startUpstream } from '../testing/upstream'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

let fixture: FixtureBuild
let servers: WebServer[]
let api: Awaited<ReturnType<typeof startUpstream>>
beforeEach(async () => {
  api = await startUpstream((_, response) => response.end(JSON.stringify({ paths: {}, 'x-rules': {} })))
  fixture = fixtureBuild()
  servers = []
  await shop().serve('shell', '1.0.0', builtShell('shell'))
  await shop().serve('mf-a', '1.0.0', builtRemote('mf-a', 'a'))
  await shop().publish('mf-a', builtRemote('mf-a', 'b'), { as: '1.1.0' })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers) await server.stop()
  await api.stop()
  fixture.remove()
})

/** A web server of production before an API that tells its calls, by the list of keys of the workshop. */
async function serve(more: Parameters<FixtureBuild['options']>[0] = {}): Promise<string> {
  const closedTo = { operatorToken: '' }
  const server = await startWebServer(
    fixture.options({ store: shop().store.place, keys: shop().keys, closedTo, apiUrl: api.url, ...more }),
  )
  servers.push(server)
  return server.url
}

/** The key of an outside team, which nobody has listed; the last `--key` counts. */
function unlistedKey(): string[] {
  const { privateKey } = generateKeyPairSync('ed25519')
  const file = path.join(shop().root, 'unlisted.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return ['--key', file]
}
const steps = () => shop().store.list('channels/live')

test('a step is done when the portal serves it [OPEN-196]', async () => {
  const at = ['--portal', await serve()]
  expect(await portal('promote', 'mf-a', '1.1.0', ...at)).toBe(0)
  expect(said()).toBe(`live: mf-a 1.0.0 → 1.1.0\n${at[1]} serves mf-a 1.1.0.`)
  expect(await portal('rollback', 'mf-a', ...at)).toBe(0)
  expect(said()).toContain('serves mf-a 1.0.0.')
  expect(await portal('promote', 'mf-a', '1.1.0', '--percent', '10', ...at)).toBe(0)
  expect(said()).toContain('serves mf-a 1.0.0; 1.1.0 for 10 %.')
  expect(await portal('remove', 'mf-a', ...at)).toBe(0)
  expect(said()).toContain('serves mf-a nothing.')
  expect(await portal('promote', 'mf-a', '1.1.0', ...at)).toBe(0)
  expect(await portal('promote', 'mf-a', '1.1.0', ...at)).toBe(0)
  expect(said()).toContain(`points there already.\n${at[1]} serves mf-a 1.1.0.`)
})

test('the address may be a setting [OPEN-196]', async () => {
  vi.stubEnv('RELEASE_PORTAL', await serve())
  expect(await portal('--json', 'promote', 'mf-a', '1.1.0')).toBe(0)
  expect(JSON.parse(said()).said).toMatchObject([{ name: 'mf-a', isServed: true, served: '1.1.0', why: null }])
  vi.stubEnv('RELEASE_PORTAL', '')
  expect(await portal('rollback', 'mf-a')).toBe(0)
  expect(said()).toBe('live: mf-a 1.1.0 → 1.0.0')
})

test('it may stand before the command, and where nobody is asked it is wrong use [OPEN-298]', async () => {
  const before = ['--portal', await serve()]
  expect(await portal(...before, 'promote', 'mf-a', '1.1.0')).toBe(0)
  expect(said()).toContain(`${before[1]} serves mf-a 1.1.0.`)
  expect(await portal(...before, ...unlistedKey(), 'rollback', 'mf-a')).toBe(1)
  expect(failed()).toContain('Your key may not publish or move mf-a.')
  expect(await portal(...before, 'gc')).toBe(2)
  expect(failed()).toContain('gc asks no portal')
  expect(await portal('--portal', 'nowhere', 'status')).toBe(2)
})

describe('with a key that the portal does not list, and no list on this machine [OPEN-196]', () => {
  test.each([
    ['publish', () => ['publish', 'mf-a', '--as', '2.0.0', '--from', shop().write(builtRemote('mf-a', 'c'))]],
    ['promote', () => ['promote', 'mf-a', '1.1.0']],
    ['rollback', () => ['rollback', 'mf-a']],
    ['remove', () => ['remove', 'mf-a']],
  ])('%s is refused, and nothing is written [OPEN-306]', async (_, words) => {
    const url = await serve()
    const before = [await steps(), await shop().store.list('mf-a')]
    expect(await portal(...unlistedKey(), ...words(), '--portal', url)).toBe(1)
    expect(failed()).toMatch(
      /^Refused: Your key may not publish or move mf-a\.\n.*http[^]*Nothing of yours was done\.\n +to do .*have the operator list your key: portal keys allow MCow\S+ --for mf-a/,
    )
    expect([await steps(), await shop().store.list('mf-a')]).toEqual(before)
  })

  test('a step that was made unasked is said to count for nothing, and the way out is one', async () => {
    expect(await portal(...unlistedKey(), 'promote', 'mf-a', '1.1.0')).toBe(0)
    said()
    const url = await serve()
    expect(await portal('status', '--portal', url)).toBe(0)
    const [head, row, shell] = said().split('\n')
    expect(head).toMatch(/^package +points to .*served +why not$/)
    expect(row).toMatch(
      /^mf-a +1\.1\.0 .* 1\.0\.0 +step 3 of live: channels\/live\/00000003\.json is signed by a key that may not publish mf-a$/,
    )
    expect(shell).toMatch(/^shell +1\.0\.0 .* 1\.0\.0 +–$/)
    // By the team that is listed, on a machine without the list: the store points there already.
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
    expect(failed()).toMatch(
      /mf-a 1\.1\.0 is not what is served\.[^]*of mf-a it serves 1\.0\.0: step 3 of live: [^]*to do .*RELEASE_KEYS.*portal rollback mf-a/,
    )
    expect(await portal('rollback', 'mf-a', '--portal', url)).toBe(0)
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
    expect(said()).toContain('serves mf-a 1.1.0.')
  })

  test('history names the step that counts for nothing there, and check goes by what is served', async () => {
    await shop().publish('mf-b', builtRemote('mf-b', 'b'))
    await shop().publish('mf-a', builtRemote('mf-a', 'd', { slots: [{ name: 'Attic', chunk: 'screen' }] }), {
      as: '1.2.0',
    })
    await shop().publish('mf-b', builtRemote('mf-b', 'e', { slots: [{ name: 'Attic', chunk: 'screen' }] }), {
      as: '1.1.0',
      channel: 'preview',
    })
    expect(await portal(...unlistedKey(), 'promote', 'mf-a', '1.2.0')).toBe(0)
    said()
    const at = ['--portal', await serve()]
    expect(await portal('history', 'mf-a', ...at)).toBe(0)
    const [first, second, ...refused] = said().split('\n')
    expect([first, second]).toEqual([expect.stringContaining('→  1.0.0'), expect.stringContaining('→  1.2.0')])
    expect(refused).toEqual([expect.stringMatching(/^step 3 of live: .* may not publish mf-a$/)])
    // The slot is taken where the store points to, and free in what is served.
    expect(await portal('check', 'mf-b', '1.1.0')).toBe(1)
    expect(failed()).toMatch(/What the channel live points to, with these versions, does not fit.*\n[^]*the slot Attic/)
    expect(await portal('check', 'mf-b', '1.1.0', ...at)).toBe(0)
    expect(said()).toContain('All 3 packages fit together.')
  })

  test('once the key is listed and the server started anew, the step counts', async () => {
    const [, file = ''] = unlistedKey()
    expect(await portal('--key', file, 'promote', 'mf-a', '1.1.0')).toBe(0)
    const publicKey = publicKeyOf(readKey(file))
    const keys = path.join(shop().root, 'more-keys.json')
    const own = publicKeyOf(readKey(shop().key))
    writeFileSync(keys, JSON.stringify({ '*': [own], 'mf-a': [publicKey] }))
    expect(await portal('--key', file, 'promote', 'mf-a', '1.1.0', '--portal', await serve({ keys }))).toBe(0)
  })
})

describe('where the portal does not serve what was moved, its reason is said [OPEN-196]', () => {
  test('its files are at an origin that the portal does not list', async () => {
    const url = await serve()
    vi.stubEnv('REMOTE_ORIGINS', 'https://team.example')
    const from = shop().write(builtRemote('mf-a', 'c'))
    const base = ['--base', 'https://team.example/mf-a/']
    const words = ['publish', 'mf-a', '--from', from, '--as', '1.2.0', ...base, '--promote', '--portal', url]
    expect(await portal(...words)).toBe(1)
    expect(failed()).toMatch(
      /mf-a 1\.2\.0 is not what is served\.[^]*it serves 1\.0\.0: mf-a 1\.2\.0 cannot be read: its base .*\(REMOTE_ORIGINS\).*The step is in the store all the same\.\n +to do .*roll back/,
    )
    expect(await steps()).toHaveLength(3)
  })

  test('one of the web servers behind a balancer does not list the key', async () => {
    const keys = path.join(shop().root, 'other-keys.json')
    const own = publicKeyOf(readKey(shop().key))
    writeFileSync(keys, JSON.stringify({ shell: [own], 'mf-a': ['another'] }))
    const servers = [await serve(), await serve(), await serve({ keys })]
    let asked = 0
    const balancer = await startUpstream(async ({ url }, response) => {
      const answer = await fetch(`${servers[asked++ % 3]}${url}`)
      response.end(await answer.text())
    })
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', balancer.url)).toBe(1)
    await balancer.stop()
    expect(failed()).toMatch(/of mf-a it serves nothing: step 3 of live: .* may not publish mf-a/)
  })

  test('another store, whose steps are fewer, or others', async () => {
    const other = workshop()
    const at = new Date('2026-11-01T10:00:00.000Z')
    await other.publish('shell', builtShell('shell'))
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
      /of mf-a it serves nothing: it has not taken it up; it is at step 1 of 3\.[^]*to do +See that the portal follows this store/,
    )
    await other.publish('mf-a', builtRemote('mf-a', 'b'), { as: '1.1.0' })
    await promote(other.store, order, [{ name: 'mf-a', version: '1.1.0' }])
    await remove(other.store, order, 'mf-a')
    await promote(other.store, order, [{ name: 'mf-a', version: '1.1.0' }])
    // It serves this very version, and would not for long.
    await expect
      .poll(async () => (await fetch(`${url}/versions`)).json())
      .toMatchObject({ remotes: { 'mf-a': '1.1.0' } })
    expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
    expect(failed()).toContain('its step 3 is another one')
    other.remove()
  })

  test('another channel: before anything is written', async () => {
    const url = await serve()
    expect(await portal('promote', 'mf-a', '1.1.0', '--channel', 'preview', '--portal', url)).toBe(1)
    expect(failed()).toMatch(/does not follow the channel preview\.[^]*It follows live\. Nothing of yours was done/)
    expect(await shop().store.list('channels')).toEqual(['live'])
  })
  test('no answer, or one of something else', async () => {
    for (const url of ['http://127.0.0.1:9', `${await serve()}/shell`]) {
      expect(await portal('promote', 'mf-a', '1.1.0', '--portal', url)).toBe(1)
      expect(failed()).toMatch(/does not say what it serves\.[^]*Nothing of yours was done\.\n +to do .*RELEASE_PORTAL/)
    }
    expect(await steps()).toHaveLength(2)
    expect(await portal('status', '--portal', 'portal.example')).toBe(2)
    expect(failed()).toContain('such as https://portal.example')
  })
})
