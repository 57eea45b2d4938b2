import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { premises, type Premises } from '../release-api/release-api.fixture'
import { builtRemote, builtShell } from '../testing/built-package'
import { runPortal } from './run'

let here: Premises
let [out, err]: string[][] = [[], []]
beforeEach(async () => {
  ;[out, err] = [[], []]
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out?.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err?.push(line))
  here = await premises()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await here.close()
})

const said = () => out?.splice(0).join('\n') ?? ''
const failed = () => err?.splice(0).join('\n') ?? ''
const portal = (...words: string[]) =>
  runPortal(['--release-api', here.api.url, '--store', '/nowhere', '--key', here.team.file, '--by', 'ann', ...words])
const publish = (text: string, version: string, ...more: string[]) =>
  portal('publish', 'mf-a', '--from', here.shop.write(builtRemote('mf-a', text)), '--as', version, ...more)

test('a team without a right to write the store walks through all of it [OPEN-239]', async () => {
  expect(await publish('a', '1.0.0')).toBe(0)
  expect(await publish('a', '1.0.0')).toBe(0)
  expect(said()).toBe('mf-a 1.0.0 is published.\nmf-a 1.0.0 is in the store already.')
  expect(await portal('check', 'mf-a', '1.0.0')).toBe(0)
  expect(await portal('promote', 'mf-a', '1.0.0')).toBe(0)
  expect(await publish('b', '1.1.0', '--promote')).toBe(0)
  expect(await publish('c', '1.2.0')).toBe(0)
  expect(await portal('promote', 'mf-a', '1.2.0', '--percent', '10')).toBe(0)
  expect(await portal('rollback', 'mf-a')).toBe(0)
  expect(await portal('rollback', 'mf-a')).toBe(0)
  expect(await portal('remove', 'mf-a')).toBe(0)
  said()
  expect(await portal('history', 'mf-a')).toBe(0)
  const kinds = said()
    .split('\n')
    .map((line) => line.split(/ +/).slice(3).join(' '))
  expect(kinds).toEqual([
    'promote mf-a – → 1.0.0',
    'promote mf-a 1.0.0 → 1.1.0',
    'canary mf-a 1.1.0 → 1.2.0 10 %',
    'withdraw mf-a 1.2.0 → 1.1.0',
    'rollback mf-a 1.1.0 → 1.0.0',
    'remove mf-a 1.0.0 → –',
  ])
  expect(await portal('rollback', 'mf-a')).toBe(0)
  expect(await portal('verify')).toBe(0)
  expect(said()).toContain('2 versions with 4 files')
  expect(failed()).toBe('')
})

test('what is refused there is told as here, and what is not its business too [OPEN-239]', async () => {
  const before = await here.everything()
  const shell = ['publish', 'shell', '--from', here.shop.write(builtShell('other')), '--as', '1.1.0']
  expect(await portal(...shell)).toBe(1)
  expect(failed()).toMatch(/^Refused: Your key may not publish or move shell\.\n +expected .+\n +found .+\n +to do .+/)
  expect(await portal('gc')).toBe(1)
  expect(failed()).toContain('That is done on the release store itself.')
  expect(await portal('keys', 'allow', here.team.publicKey, '--for', '*', '--root', here.root.file)).toBe(1)
  expect(failed()).toContain('That is done on the release store itself.')
  expect(await here.everything()).toEqual(before)
  await publish('a', '1.0.0')
  expect(await publish('b', '1.0.0')).toBe(1)
  expect(failed()).toContain('mf-a 1.0.0 is published already, with other content.')
  const stranger = here.somebody('stranger')
  expect(await portal('--key', stranger.file, 'status')).toBe(1)
  expect(failed()).toMatch(/Your key may not read or write here\.[^]*portal keys allow MCow\S+ --for mf-x/)
})
