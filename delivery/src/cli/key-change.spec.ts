import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeKey } from '../release/documents/key-file'
import { placeOfSuccessor } from '../release/documents/successors'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtRemote, builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()
const SOON = { timeout: 5000 }
const DAY = 24 * 3_600_000

let fixture: FixtureBuild
let servers: WebServer[]
let [root, own, team]: { file: string; key: string }[] = []
const fileOf = (name: string) => path.join(shop().root, `${name}.pem`)
const keyFile = (name: string) => ({ file: fileOf(name), key: makeKey(fileOf(name)).publicKey })
const by = (whose: { readonly file: string } | undefined, ...words: string[]) =>
  portal('--key', whose?.file ?? '', ...words)
const keys = (...words: string[]) => portal('keys', ...words, '--root', root?.file ?? '')
const publish = (whose: typeof team, version: string) =>
  by(whose, 'publish', 'mf-a', '--from', shop().write(builtRemote('mf-a', version)), '--as', version)
/** Changes a key; answers the next one. */
async function change(whose: typeof team, name: string, ...words: string[]) {
  const code = await by(whose, 'key', 'change', '--to', fileOf(name), ...words)
  return code === 0 ? keyFile(name) : code
}
const next = async (...words: Parameters<typeof change>) => {
  const made = await change(...words)
  if (typeof made === 'number') throw new Error(failed())
  return made
}
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

beforeEach(async () => {
  fixture = fixtureBuild()
  servers = []
  ;[root, own, team] = ['root', 'own', 'team'].map(keyFile)
  await keys('allow', own?.key ?? '', '--for', '*', '--name', 'Platform', '--begin')
  await keys('allow', team?.key ?? '', '--for', 'mf-a', '--name', 'Reports')
  await by(own, 'publish', 'shell', '--from', shop().write(builtShell('shell')), '--promote')
  said()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers) await server.stop()
  fixture.remove()
})

async function serve(more: Parameters<FixtureBuild['options']>[0] = {}): Promise<string> {
  const options = fixture.options({ store: shop().store.place, keys: undefined, roots: [root?.key ?? ''], ...more })
  const server = await startWebServer(options)
  servers.push(server)
  return server.url
}
const healthAt = async (url: string) => (await fetch(`${url}/health`)).json()
const versionAt = async (url: string) => (await healthAt(url)).remotes['mf-a']

test('a team changes its key alone, and web servers go on without a restart [OPEN-313, OPEN-314]', async () => {
  const urls = [await serve({ seen: path.join(shop().root, 'seen') }), await serve({ lookEveryMs: undefined })]
  await publish(team, '1.0.0')
  for (const url of urls) expect(await by(team, 'promote', 'mf-a', '1.0.0', '--portal', url)).toBe(0)
  const second = await next(team, 'second')
  expect(await publish(second, '1.1.0')).toBe(0)
  for (const url of urls) expect(await by(second, 'promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
  // The old one in the overlap.
  expect(await by(team, 'rollback', 'mf-a', '--portal', urls[0] ?? '')).toBe(0)
  later(DAY + 60_000)
  said()
  for (const words of [
    ['promote', 'mf-a', '1.1.0'],
    ['publish', 'mf-a', '--from', shop().write(builtRemote('mf-a', 'x'))],
  ]) {
    for (const portalOf of [[], ['--portal', urls[0] ?? '']]) {
      expect(await by(team, ...words, ...portalOf)).toBe(1)
      expect(failed()).toMatch(
        /Refused: Another key has followed yours, which moves nothing any more\.\n.*\n +found +MCow.*ended/,
      )
    }
  }
  // What it has published is still promoted.
  for (const words of [
    ['promote', 'mf-a', '1.1.0'],
    ['promote', 'mf-a', '1.0.0', '--older'],
  ]) {
    expect(await by(second, ...words)).toBe(0)
  }
  await expect.poll(() => versionAt(urls[0] ?? ''), SOON).toBe('1.0.0')
  vi.useRealTimers()
  expect(await keys('remove', team?.key ?? '')).toBe(0)
  for (const url of urls) await expect.poll(() => versionAt(url), SOON).toBe(undefined)
  expect(await publish(second, '1.2.0')).toBe(1)
  expect(failed()).toMatch(/Refused: Your key may not publish or move mf-a\./)
})

test('the new key is for its owner alone to read, and what is said names all that is to be done [OPEN-315]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00.000Z') })
  expect(await by(team, 'key', 'change')).toBe(0)
  const file = fileOf('team-2026-11-27')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { publicKey } = makeKey(file)
  expect(said()).toBe(
    [
      `${publicKey} follows ${team?.key}, and may publish and promote mf-a. Web servers take it within seconds.`,
      `The new key is in ${file}, which you alone can read. Sign with it from now on: --key, RELEASE_KEY, or the secret of your CI.`,
      'The old one goes on until 2026-11-28 08:00:00Z, and moves nothing after that. What it has signed stays.',
      `It counts as long as the operator lists ${team?.key}.`,
    ].join('\n'),
  )
  // Once more, as where the answer was lost, it is the same.
  expect(await by(team, 'key', 'change')).toBe(0)
  expect(said()).toContain(`${publicKey} follows ${team?.key}`)
  vi.setSystemTime(new Date('2026-11-28T08:00:00.001Z'))
  expect(await portal('keys', 'list')).toBe(0)
  expect(said()).toMatch(
    /^List 2,[^]*\nteam +may publish and promote +key +moves\nPlatform +\* +MCow\S+ +yes\nReports +mf-a +MCow\S+ +nothing since 2026-11-28 08:00:00Z\n→ Reports +mf-a +MCow\S+ +yes$/,
  )
  expect(await portal('--json', 'keys', 'list')).toBe(0)
  expect(JSON.parse(said()).held).toMatchObject([
    { name: 'Platform', until: null },
    { name: 'Reports', until: '2026-11-28T08:00:00.000Z' },
    { name: 'Reports', key: publicKey, after: team?.key, until: null },
  ])
})

describe('refused, with no key made and nothing written [OPEN-315]', () => {
  test.each<[string, string[], RegExp]>([
    ['a key that nobody lists', ['--key', 'stranger'], /^Refused: Your key is not listed, so no other can follow it\./],
    ['the same file', ['--to', 'team'], /^Refused: The new key needs a file of its own\./],
    [
      "another's key",
      ['--to', 'own'],
      /^Refused: That key cannot follow yours\.\n.*\n +found .*it is listed for Platform\./,
    ],
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

  test('more than 30 days, or no hours', async () => {
    for (const hours of ['721', '-1', 'x']) expect(await change(team, 'next', '--overlap', hours)).toBe(2)
    expect(existsSync(fileOf('next'))).toBe(false)
  })

  test('a store whose list is of another root key, or that has none', async () => {
    vi.stubEnv('RELEASE_ROOT_KEY', own?.key)
    expect(await change(team, 'next')).toBe(1)
    expect(failed()).toContain('No list of keys in this store.')
    vi.unstubAllEnvs()
  })

  test('what somebody has put in the place before', async () => {
    const place = placeOfSuccessor(team?.key ?? '')
    await shop().store.create(place, Buffer.from('{'))
    expect(await change(team, 'next')).toBe(1)
    expect(failed()).toMatch(/^Refused: The place for the name of the next key is taken by something else\./)
    const url = await serve()
    expect((await healthAt(url)).keys.why).toMatch(/^keys\/after\/\S+\.json: its manifest is no JSON/)
    expect(await publish(team, '1.0.0')).toBe(0)
  })
})

test('a stolen key: the thief is first, the team is told, and the operator takes the whole chain out [OPEN-313]', async () => {
  const url = await serve()
  await publish(own, '1.0.0')
  await by(own, 'promote', 'mf-a', '1.0.0')
  const thiefs = await next(team, 'thiefs', '--now')
  await publish(thiefs, '1.1.0')
  expect(await by(thiefs, 'promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
  expect(await change(team, 'mine')).toBe(1)
  const words = failed()
  expect(words).toContain('Refused: Another key follows yours already.')
  expect(words).toContain(`portal keys remove ${team?.key}, and list a new one.`)
  expect(await keys('remove', team?.key ?? '')).toBe(0)
  await expect.poll(() => versionAt(url), SOON).toBe('1.0.0')
  const mine = keyFile('mine')
  expect(await keys('allow', mine.key, '--for', 'mf-a', '--name', 'Reports')).toBe(0)
  expect(await publish(mine, '1.1.0')).toBe(0)
  expect(await publish(thiefs, '1.2.0')).toBe(1)
})

test('one that got out in the overlap ends with the next change at once; the operator may take one out alone [OPEN-313, OPEN-314]', async () => {
  const second = await next(team, 'second')
  const third = await next(second, 'third', '--now')
  later(1000)
  for (const gone of [team, second]) {
    expect(await publish(gone, '1.0.0')).toBe(1)
    expect(failed()).toContain('Another key has followed yours')
  }
  expect(await publish(third, '1.0.0')).toBe(0)
  said()
  expect(await keys('remove', third.key)).toBe(0)
  expect(said()).not.toContain(third.key)
  expect(await publish(third, '1.1.0')).toBe(1)
  // What comes next is the operator's to list; nothing that has ended begins again.
  expect(await publish(second, '1.1.0')).toBe(1)
  failed()
  expect(await keys('allow', second.key, '--for', 'mf-c', '--name', 'Others')).toBe(1)
  expect(failed()).toMatch(/^Refused: That key has followed one of another name\.[^]*counts: Reports\./)
})

test('a store that was put back, and a server that starts: what has ended stays so [OPEN-314]', async () => {
  const seen = path.join(shop().root, 'seen')
  const url = await serve({ seen })
  await publish(team, '1.0.0')
  await next(team, 'second', '--now')
  const { key } = keyFile('second')
  await expect
    .poll(
      async () => (await (await fetch(`${url}/versions/served/mf-a?key=${encodeURIComponent(key)}`)).json()).mayMove,
      SOON,
    )
    .toBe(true)
  const place = placeOfSuccessor(team?.key ?? '')
  await shop().store.remove(place)
  later(1000)
  // By the store as it is now, on this machine, it counts.
  expect(await by(team, 'promote', 'mf-a', '1.0.0')).toBe(0)
  const started = await serve({ seen })
  for (const each of [url, started]) {
    await expect.poll(async () => (await healthAt(each)).refused.length, SOON).toBe(1)
    const { remotes, refused, keys: told } = await healthAt(each)
    expect([remotes['mf-a'], refused[0], told.why]).toEqual([
      undefined,
      expect.stringMatching(
        /^step 2 of live: .* is signed by a key that another has followed, and that moves nothing since 20/,
      ),
      `${place} is gone: the store was put back`,
    ])
  }
  writeFileSync(`${seen}.keys.after`, 'nothing of it')
  expect(await versionAt(await serve({ seen }))).toBe('1.0.0')
})

test('a step that says it was before the end counts for nothing behind one that is after it [OPEN-314]', async () => {
  const url = await serve()
  for (const version of ['1.0.0', '1.1.0']) await publish(team, version)
  const second = await next(team, 'second', '--now')
  later(60_000)
  await by(second, 'promote', 'mf-a', '1.0.0')
  // A machine whose clock stands still, and that may write to the store.
  vi.setSystemTime(Date.now() - 120_000)
  expect(await by(team, 'promote', 'mf-a', '1.1.0')).toBe(0)
  await expect.poll(async () => (await healthAt(url)).refused.length, SOON).toBe(1)
  expect(await versionAt(url)).toBe('1.0.0')
  said()
  expect(await portal('history')).toBe(0)
  expect(said()).toMatch(/step 3 of live: .* moves nothing since/)
})
