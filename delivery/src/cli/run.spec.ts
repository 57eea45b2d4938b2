import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild, usesOf } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

test('runs publish, promote, status, history, check, rollback and gc', async () => {
  expect(
    await portal('publish', 'shell', '--from', shop().write(createShellBuild('shell')), '--promote', '--begin'),
  ).toBe(0)
  for (const version of ['1.0.0', '1.1.0']) {
    const from = shop().write(createRemoteBuild('mf-a', version))
    expect(await portal('publish', 'mf-a', '--from', from, '--as', version)).toBe(0)
    expect(await portal('promote', 'mf-a', version)).toBe(0)
  }
  expect(output()).toMatch(/mf-a 1\.1\.0 is published\.\nlive: mf-a 1\.0\.0 → 1\.1\.0$/)
  expect(await portal('status')).toBe(0)
  expect(output()).toMatch(
    /package +version +canary +since +by +a rollback goes to\nmf-a +1\.1\.0 +– +\S+ \S+Z +key …\S+ +1\.0\.0\nshell/,
  )
  expect(await portal('check', 'mf-a', '1.0.0')).toBe(0)
  expect(output()).toBe('All 2 packages fit together.')
  expect(await portal('rollback', 'mf-a')).toBe(0)
  expect(output()).toBe('live: mf-a 1.1.0 → 1.0.0')
  expect(await portal('history', 'mf-a')).toBe(0)
  expect(
    output()
      .split('\n')
      .map((line) => line.replace(/^\S+ \S+Z +key …\S+ +/, '')),
  ).toEqual(['promote   mf-a  –      →  1.0.0', 'promote   mf-a  1.0.0  →  1.1.0', 'rollback  mf-a  1.1.0  →  1.0.0'])
  expect(await portal('gc')).toBe(0)
  expect(output()).toBe('Nothing to delete.')
  expect(await portal('--json', 'gc', '--days', '0', '--dry-run')).toBe(0)
  expect(JSON.parse(output())).toMatchObject({ dropped: [{ name: 'mf-a', version: '1.1.0' }], isTrial: true })
})

test('gc keeps the target of a rollback, and status marks a deleted one [OPEN-201]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await shop().serve('mf-a', version, createRemoteBuild('mf-a', version))
  expect(await portal('gc', '--days', '0')).toBe(0)
  expect(output()).toBe('mf-a 1.0.0 is deleted.')
  expect(await portal('status')).toBe(0)
  expect(output()).toMatch(/key …\S+ +1\.1\.0$/)
  expect(await portal('rollback', 'mf-a')).toBe(0)
  output()
  expect(await portal('status')).toBe(0)
  expect(output()).toMatch(/key …\S+ +– \(1\.0\.0 is deleted\)$/)
})

describe('wrong use', () => {
  test.each<[string, string[], RegExp]>([
    ['nothing', [], /Usage: portal/],
    ['an unknown command', ['deploy'], /unknown command 'deploy'/],
    ['an unknown option', ['status', '--percent', '10'], /unknown option '--percent'/],
    ['a name without a version', ['promote', 'mf-a'], /mf-a has no version/],
    ['a package twice', ['promote', 'mf-a', '1.0.0', 'mf-a', '1.1.0'], /mf-a is named twice/],
    ['0 %', ['promote', 'mf-a', '1.0.0', '--percent', '0'], /from 1 to 99/],
    ['100 %', ['promote', 'mf-a', '1.0.0', '--percent', '100'], /Omit it to promote to all/],
    ['a negative percentage', ['promote', 'mf-a', '1.0.0', '--percent', '-1'], /from 1 to 99/],
    ['a fraction of a percentage', ['promote', 'mf-a', '1.0.0', '--percent', '10.5'], /from 1 to 99/],
    [
      'a percentage for two packages',
      ['promote', 'mf-a', '1.0.0', 'mf-b', '1.0.0', '--percent', '5'],
      /for one package/,
    ],
    ['a negative number of days', ['gc', '--days', '-1'], /number of days/],
    ['one folder for two packages', ['publish', 'mf-a', 'mf-b', '--from', 'x'], /for one package/],
    ['--as and --dev', ['publish', 'mf-a', '--as', '1.0.0', '--dev'], /exclude each other/],
  ])('exits with 2 for %s', async (_, args, expected) => {
    expect(await portal(...args)).toBe(2)
    expect(failed()).toMatch(expected)
  })
})

test('a refusal exits with 1 and has expected, found and to do, also as JSON', async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  expect(await portal('promote', 'mf-a', '1.0.0')).toBe(1)
  expect(failed()).toMatch(/^Refused: mf-a 1\.0\.0 is not published\.\n +expected .+\n +found .+\n +to do .+/)
  expect(await portal('--json', 'promote', 'mf-a', '1.0.0')).toBe(1)
  expect(Object.keys(JSON.parse(output()))).toEqual(['refused', 'expected', 'found', 'todo'])
})

test('check refuses packages that do not fit, with both contract versions', async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  await shop().publish('mf-a', createRemoteBuild('mf-a', 'a', { contract: '3.1' }))
  expect(await portal('check', 'mf-a', '1.0.0')).toBe(1)
  expect(failed()).toContain('mf-a 1.0.0 needs contract 3.1, and the shell 1.0.0 has 3.0')
})

test('check warns of deprecated names by team, and of a slot that nothing fills [OPEN-255]', async () => {
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
  output()
  expect(await portal('check')).toBe(0)
  expect(output().split('\n')).toEqual([
    'All 5 packages fit together.',
    'mf-a 1.0.0 (Attics, attics@teams.portal.test): a later contract removes Carousel of @portal/ui, deprecated since 3.0; Cellar of slots of mf-b, deprecated since 3.0.',
    'mf-b 1.0.0 (its manifest names no team): a later contract removes Cellar of slots of mf-b, deprecated since 3.0.',
    'mf-d 1.0.0 (its manifest names no team): a later contract removes atom of jotai, deprecated since 3.0.',
    'mf-a 1.0.0 shows the slot Attic, which no remote fills.',
  ])
  expect(await portal('--json', 'check')).toBe(0)
  expect(JSON.parse(output())).toMatchObject({ fits: true, warnings: Array(4).fill(expect.any(String)) })
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
])('refuses an invalid name or version and writes nothing: %s', async (_, args) => {
  const build = shop().write(createRemoteBuild('mf-a', 'a'))
  expect(await portal(...args.map((arg) => (arg === 'BUILD' ? build : arg)))).toBe(1)
  expect(failed()).toMatch(/^Refused: .* is not a valid (package name|version|channel name)\./)
  expect(existsSync(shop().store.place)).toBe(false)
})
