import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeKey } from '../release/documents/key-file'
import { placeOfSuccessor } from '../release/documents/successors'
import { builtRemote } from '../testing/built-package'
import { changedKeys, type Owned } from './changed-keys.fixture'

const {
  by,
  change,
  failed,
  fileOf,
  healthAt,
  keyFile,
  keys,
  later,
  next,
  portal,
  publish,
  said,
  serve,
  shop,
  versionAt,
} = changedKeys()
const DAY = 24 * 3_600_000

let own: Owned
let team: Owned
beforeEach(() => {
  own = keyFile('own')
  team = keyFile('team')
})

test('a team changes its key alone, and web servers go on without a restart [OPEN-311, OPEN-312]', async () => {
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
  await expect.poll(() => versionAt(urls[0] ?? '')).toBe('1.0.0')
  vi.useRealTimers()
  expect(await keys('remove', team.key)).toBe(0)
  for (const url of urls) await expect.poll(() => versionAt(url)).toBe(undefined)
  expect(await publish(second, '1.2.0')).toBe(1)
  expect(failed()).toMatch(/Refused: Your key may not publish or move mf-a\./)
})

test('the new key is for its owner alone to read, and what is said names all that is to be done [OPEN-313]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00.000Z') })
  expect(await by(team, 'key', 'change')).toBe(0)
  const file = fileOf('team-2026-11-27')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { publicKey } = makeKey(file)
  expect(said()).toBe(
    [
      `${publicKey} follows ${team.key}, and may publish and promote mf-a. Web servers take it within seconds.`,
      `The new key is in ${file}, which you alone can read. Sign with it from now on: --key, RELEASE_KEY, or the secret of your CI.`,
      'The old one goes on until 2026-11-28 08:00:00Z, and moves nothing after that. What it has signed stays.',
      `It counts as long as the operator lists ${team.key}.`,
    ].join('\n'),
  )
  // Once more, as where the answer was lost, it is the same.
  expect(await by(team, 'key', 'change')).toBe(0)
  expect(said()).toContain(`${publicKey} follows ${team.key}`)
  vi.setSystemTime(new Date('2026-11-28T08:00:00.001Z'))
  expect(await portal('keys', 'list')).toBe(0)
  expect(said()).toMatch(
    /^List 2,[^]*\nteam +may publish and promote +key +moves\nPlatform +\* +MCow\S+ +yes\nReports +mf-a +MCow\S+ +nothing since 2026-11-28 08:00:00Z\n→ Reports +mf-a +MCow\S+ +yes$/,
  )
  expect(await portal('--json', 'keys', 'list')).toBe(0)
  expect(JSON.parse(said()).held).toMatchObject([
    { name: 'Platform', until: null },
    { name: 'Reports', until: '2026-11-28T08:00:00.000Z' },
    { name: 'Reports', key: publicKey, after: team.key, until: null },
  ])
})

describe('refused, with no key made and nothing written [OPEN-313]', () => {
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
    vi.stubEnv('RELEASE_ROOT_KEY', own.key)
    expect(await change(team, 'next')).toBe(1)
    expect(failed()).toContain('No list of keys in this store.')
    vi.unstubAllEnvs()
  })

  test('what somebody has put in the place before', async () => {
    const place = placeOfSuccessor(team.key)
    await shop().store.create(place, Buffer.from('{'))
    expect(await change(team, 'next')).toBe(1)
    expect(failed()).toMatch(/^Refused: The place for the name of the next key is taken by something else\./)
    const url = await serve()
    expect((await healthAt(url)).keys.why).toMatch(/^keys\/after\/\S+\.json: its manifest is no JSON/)
    expect(await publish(team, '1.0.0')).toBe(0)
  })
})
