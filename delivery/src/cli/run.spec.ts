import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild, usesOf } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

test('a team walks through all of it: publish, promote, status, history, check, rollback, gc', async () => {
  expect(
    await portal('publish', 'shell', '--from', shop().write(createShellBuild('shell')), '--promote', '--begin'),
  ).toBe(0)
  for (const version of ['1.0.0', '1.1.0']) {
    const from = shop().write(createRemoteBuild('mf-a', version))
    expect(await portal('publish', 'mf-a', '--from', from, '--as', version)).toBe(0)
    expect(await portal('promote', 'mf-a', version)).toBe(0)
  }
  expect(said()).toMatch(/mf-a 1\.1\.0 is published\.\nlive: mf-a 1\.0\.0 → 1\.1\.0$/)
  expect(await portal('status')).toBe(0)
  expect(said()).toMatch(
    /package +version +canary +since +by +a rollback goes to\nmf-a +1\.1\.0 +– +\S+ \S+Z +key …\S+ +1\.0\.0\nshell/,
  )
  expect(await portal('check', 'mf-a', '1.0.0')).toBe(0)
  expect(said()).toBe('All 2 packages fit together.')
  expect(await portal('rollback', 'mf-a')).toBe(0)
  expect(said()).toBe('live: mf-a 1.1.0 → 1.0.0')
  expect(await portal('history', 'mf-a')).toBe(0)
  expect(
    said()
      .split('\n')
      .map((line) => line.replace(/^\S+ \S+Z +key …\S+ +/, '')),
  ).toEqual(['promote   mf-a  –      →  1.0.0', 'promote   mf-a  1.0.0  →  1.1.0', 'rollback  mf-a  1.1.0  →  1.0.0'])
  expect(await portal('gc')).toBe(0)
  expect(said()).toBe('Nothing to drop.')
  expect(await portal('--json', 'gc', '--days', '0', '--dry-run')).toBe(0)
  expect(JSON.parse(said())).toMatchObject({ dropped: [{ name: 'mf-a', version: '1.1.0' }], isTrial: true })
})

test('status names no version as the way back that is dropped, and gc none that is the way back [OPEN-201]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await shop().serve('mf-a', version, createRemoteBuild('mf-a', version))
  expect(await portal('gc', '--days', '0')).toBe(0)
  expect(said()).toBe('mf-a 1.0.0 is dropped.')
  expect(await portal('status')).toBe(0)
  expect(said()).toMatch(/key …\S+ +1\.1\.0$/)
  expect(await portal('rollback', 'mf-a')).toBe(0)
  said()
  expect(await portal('status')).toBe(0)
  expect(said()).toMatch(/key …\S+ +– \(1\.0\.0 is dropped\)$/)
})

describe('wrong use', () => {
  test.each<[string, string[], RegExp]>([
    ['nothing', [], /Usage: portal/],
    ['a command that there is not', ['deploy'], /unknown command 'deploy'/],
    ['an option that there is not', ['status', '--percent', '10'], /unknown option '--percent'/],
    ['a name without a version', ['promote', 'mf-a'], /mf-a has no version/],
    ['one package twice', ['promote', 'mf-a', '1.0.0', 'mf-a', '1.1.0'], /mf-a is named twice/],
    ['a share of nobody', ['promote', 'mf-a', '1.0.0', '--percent', '0'], /from 1 to 99/],
    ['a share of all', ['promote', 'mf-a', '1.0.0', '--percent', '100'], /For all leave it away/],
    ['a share below none', ['promote', 'mf-a', '1.0.0', '--percent', '-1'], /from 1 to 99/],
    ['a share of a half', ['promote', 'mf-a', '1.0.0', '--percent', '10.5'], /from 1 to 99/],
    ['a share of two', ['promote', 'mf-a', '1.0.0', 'mf-b', '1.0.0', '--percent', '5'], /for one package/],
    ['days that are none', ['gc', '--days', '-1'], /number of days/],
    ['one folder for two packages', ['publish', 'mf-a', 'mf-b', '--from', 'x'], /for one package/],
    ['two ways to a version', ['publish', 'mf-a', '--as', '1.0.0', '--dev'], /exclude each other/],
  ])('%s: 2', async (_, words, said) => {
    expect(await portal(...words)).toBe(2)
    expect(failed()).toMatch(said)
  })
})

test('a refusal is 1 and says what was expected, what was found and what to do, as JSON too', async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  expect(await portal('promote', 'mf-a', '1.0.0')).toBe(1)
  expect(failed()).toMatch(/^Refused: mf-a 1\.0\.0 is not published\.\n +expected .+\n +found .+\n +to do .+/)
  expect(await portal('--json', 'promote', 'mf-a', '1.0.0')).toBe(1)
  expect(Object.keys(JSON.parse(said()))).toEqual(['refused', 'expected', 'found', 'todo'])
})

test('a check of what does not fit is refused, with both versions of the contract', async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  await shop().publish('mf-a', createRemoteBuild('mf-a', 'a', { contract: '3.1' }))
  expect(await portal('check', 'mf-a', '1.0.0')).toBe(1)
  expect(failed()).toContain('mf-a 1.0.0 needs contract 3.1, and the shell 1.0.0 has 3.0')
})

test('a check tells each team which of its names go with a later contract, and a slot that nobody fills [OPEN-255]', async () => {
  const deprecated = { '@portal/ui': { Carousel: '3.0' }, jotai: { atom: '3.0' }, 'slots of mf-b': { Cellar: '3.0' } }
  const provides = { '@portal/ui': { Button: '3.0', Carousel: '3.0' }, jotai: { '*': '3.0', atom: '3.0' } }
  await shop().serve('shell', '1.0.0', createShellBuild('shell', { provides, deprecated }))
  const uses = { ...usesOf('Button', 'Carousel').uses, slots: ['Attic', 'Cellar'] }
  const owner = { team: 'Attics', email: 'attics@teams.portal.test' }
  await shop().serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a', { uses, owner }))
  await shop().serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b', { slots: [{ name: 'Cellar', chunk: 'screen' }] }))
  const whole = { shared: { jotai: ['*'] }, endpoints: [], slots: [] }
  await shop().serve('mf-c', '1.0.0', createRemoteBuild('mf-c', 'c', usesOf('Button')))
  await shop().serve('mf-d', '1.0.0', createRemoteBuild('mf-d', 'd', { uses: whole }))
  said()
  expect(await portal('check')).toBe(0)
  expect(said().split('\n')).toEqual([
    'All 5 packages fit together.',
    'mf-a 1.0.0 (Attics, attics@teams.portal.test): a later contract removes Carousel of @portal/ui, deprecated since 3.0; Cellar of slots of mf-b, deprecated since 3.0.',
    'mf-b 1.0.0 (its manifest names no team): a later contract removes Cellar of slots of mf-b, deprecated since 3.0.',
    'mf-d 1.0.0 (its manifest names no team): a later contract removes atom of jotai, deprecated since 3.0.',
    'mf-a 1.0.0 shows the slot Attic, which no remote fills.',
  ])
  expect(await portal('--json', 'check')).toBe(0)
  expect(JSON.parse(said())).toMatchObject({ fits: true, warnings: Array(4).fill(expect.any(String)) })
})

test.each<[string, readonly string[]]>([
  ['publish --as', ['publish', 'mf-a', '--from', 'BUILD', '--as', '../1.0.0']],
  ['promote', ['promote', 'mf-a', '../1.0.0']],
  ['check', ['check', 'mf-a', '../1.0.0']],
  ['publish', ['publish', '../mf-a', '--from', 'BUILD']],
  ['rollback', ['rollback', '../mf-a']],
  ['history', ['history', '../mf-a']],
  ['remove', ['remove', '']],
  ['a channel', ['status', '--channel', 'Live']],
])('what is neither a name nor a version is refused, and nothing is written: %s', async (_, words) => {
  const build = shop().write(createRemoteBuild('mf-a', 'a'))
  expect(await portal(...words.map((word) => (word === 'BUILD' ? build : word)))).toBe(1)
  expect(failed()).toMatch(/^Refused: .* is not a valid (package name|version|channel name)\./)
  expect(existsSync(shop().store.place)).toBe(false)
})
