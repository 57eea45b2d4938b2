import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { builtRemote } from '../testing/built-package'
import { changedKeys, type Owned } from './changed-keys.fixture'

const { by, failed, fileOf, keyFile, keys, later, next, publish, said, serve, shop, versionAt } = changedKeys()
const DAY = 24 * 3_600_000

let team: Owned
beforeEach(() => {
  keyFile('own')
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
})
