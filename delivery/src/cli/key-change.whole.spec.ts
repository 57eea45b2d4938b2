import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeKey } from '../release/documents/key-file'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtRemote, builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

/** A key of somebody, and its file. */
interface Owned {
  readonly file: string
  readonly key: string
}

const { shop, portal, said, failed } = commandLine()
const DAY = 24 * 3_600_000
const fileOf = (name: string) => path.join(shop().root, `${name}.pem`)
const keyFile = (name: string): Owned => ({ file: fileOf(name), key: makeKey(fileOf(name)).publicKey })
const by = ({ file }: Owned, ...words: string[]) => portal('--key', file, ...words)
const keys = (...words: string[]) => portal('keys', ...words, '--root', root.file)
const publish = (whose: Owned, version: string) =>
  by(whose, 'publish', 'mf-a', '--from', shop().write(builtRemote('mf-a', version)), '--as', version)
/** From now on it is later by this. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

let fixture: FixtureBuild
let servers: WebServer[]
let root: Owned
let team: Owned
beforeEach(async () => {
  ;[fixture, servers, root, team] = [fixtureBuild(), [], keyFile('root'), keyFile('team')]
  const own = keyFile('own')
  await keys('allow', own.key, '--for', '*', '--name', 'Platform', '--begin')
  await keys('allow', team.key, '--for', 'mf-a', '--name', 'Reports')
  await by(own, 'publish', 'shell', '--from', shop().write(builtShell('shell')), '--promote')
  said()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers) await server.stop()
  fixture.remove()
})

/** Changes the team's key; answers the next one. */
async function next(...words: string[]): Promise<Owned> {
  expect(await by(team, 'key', 'change', '--to', fileOf('second'), ...words)).toBe(0)
  return keyFile('second')
}
/** A web server that is told the root key alone. */
async function serve(more: Parameters<FixtureBuild['options']>[0] = {}): Promise<string> {
  const options = fixture.options({ store: shop().store.place, keys: undefined, roots: [root.key], ...more })
  const server = await startWebServer(options)
  servers.push(server)
  return server.url
}
const healthAt = async (url: string) => (await fetch(`${url}/health`)).json()
const versionAt = async (url: string) => (await healthAt(url)).remotes['mf-a']

test('a team changes its key alone, and web servers go on without a restart [OPEN-311, OPEN-312]', async () => {
  const url = await serve({ seen: path.join(shop().root, 'seen') })
  await publish(team, '1.0.0')
  expect(await by(team, 'promote', 'mf-a', '1.0.0', '--portal', url)).toBe(0)
  const second = await next()
  // Who was first stays: a thief, or the team.
  expect(await by(team, 'key', 'change', '--to', fileOf('third'))).toBe(1)
  expect(failed()).toContain('Another key follows yours already.')
  expect(await publish(second, '1.1.0')).toBe(0)
  expect(await by(second, 'promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
  // The old one in the overlap.
  expect(await by(team, 'rollback', 'mf-a', '--portal', url)).toBe(0)
  later(DAY + 60_000)
  for (const portalOf of [[], ['--portal', url]]) {
    expect(await by(team, 'promote', 'mf-a', '1.1.0', ...portalOf)).toBe(1)
    expect(failed()).toMatch(
      /Refused: Another key has followed yours, which moves nothing any more\.\n.*\n +found +MCow.*ended/,
    )
  }
  // What it has published is still promoted.
  expect(await by(second, 'promote', 'mf-a', '1.1.0')).toBe(0)
  expect(await by(second, 'promote', 'mf-a', '1.0.0', '--older')).toBe(0)
  await expect.poll(() => versionAt(url)).toBe('1.0.0')
  vi.useRealTimers()
  expect(await keys('allow', second.key, '--for', 'mf-c', '--name', 'Others')).toBe(1)
  expect(failed()).toMatch(/^Refused: That key has followed one of another name\.[^]*counts: Reports\./)
  // The operator takes the whole chain out.
  expect(await keys('remove', team.key)).toBe(0)
  await expect.poll(() => versionAt(url)).toBe(undefined)
  expect(await publish(second, '1.2.0')).toBe(1)
  expect(failed()).toMatch(/Refused: Your key may not publish or move mf-a\./)
})

test('a step that says it was before the end counts for nothing behind one that is after it [OPEN-312]', async () => {
  const url = await serve()
  for (const version of ['1.0.0', '1.1.0']) await publish(team, version)
  const second = await next('--now')
  later(60_000)
  await by(second, 'promote', 'mf-a', '1.0.0')
  // A machine whose clock stands still, and that may write to the store.
  vi.setSystemTime(Date.now() - 120_000)
  expect(await by(team, 'promote', 'mf-a', '1.1.0')).toBe(0)
  await expect.poll(async () => (await healthAt(url)).refused.length).toBe(1)
  expect(await versionAt(url)).toBe('1.0.0')
  said()
  expect(await portal('history')).toBe(0)
  expect(said()).toMatch(/step 3 of live: .* moves nothing since/)
})

describe('refused, with no key made and nothing written [OPEN-313]', () => {
  test.each<[string, string[], RegExp]>([
    ['a key that nobody lists', ['--key', 'stranger'], /^Refused: Your key is not listed, so no other can follow it\./],
    ['the same file', ['--to', 'team'], /^Refused: The new key needs a file of its own\./],
    ["another's key", ['--to', 'own'], /^Refused: That key cannot follow yours\.\n.*\n +found .*listed for Platform\./],
    ['a file that others may read', ['--to', 'open'], /^Refused: Others on this machine can read that key\.[^]*644/],
  ])('%s', async (_, [option = '', name = ''], words) => {
    keyFile('stranger')
    keyFile('open')
    chmodSync(fileOf('open'), 0o644)
    const more = option === '--key' ? ['--to', fileOf('next')] : []
    expect(await by(team, 'key', 'change', option, fileOf(name), ...more)).toBe(1)
    expect(failed()).toMatch(words)
    expect([existsSync(fileOf('next')), await shop().store.list('keys/after')]).toEqual([false, []])
  })
})
