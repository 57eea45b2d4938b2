import { describe, expect, test } from 'vitest'
import { readEntry, readRegistry, type Registry } from './schema'
import { getsCanary, previewMark, previewsFor, registryOf, versionsFor, versionsOf, withCanaries } from './versions'

const USERS = 10_000
/** Ids like those of the identity service, the same in every run. */
const uuids = Array.from({ length: USERS }, (_, index) => {
  const digits = (index * 2_654_435_761).toString(16).padStart(12, '0').slice(-12)
  return `${digits.slice(0, 8)}-${digits.slice(8)}-4c3b-9d2e-${index.toString(16).padStart(12, '0')}`
})
const inOrder = Array.from({ length: USERS }, (_, index) => `line-${index}`)

const users = (canary: { readonly version: string; readonly percent: number }, all = uuids, name = 'mf-bookings') =>
  all.filter((who) => getsCanary(name, canary, who))
const shareOf = (some: readonly string[]) => (some.length / USERS) * 100

describe('of 10,000 users', () => {
  test.each([1, 10, 50, 99])('%i %% get a canary of that share, give or take one', (percent) => {
    for (const all of [uuids, inOrder]) {
      const share = shareOf(users({ version: '1.4.0', percent }, all))
      expect(Math.abs(share - percent)).toBeLessThanOrEqual(1)
    }
  })

  test('a user keeps the canary while its share grows', () => {
    const [few, more] = [10, 30].map((percent) => new Set(users({ version: '1.4.0', percent })))
    expect([...(few ?? [])].every((who) => more?.has(who))).toBe(true)
  })

  test('another version, or another remote, reaches other users', () => {
    const first = new Set(users({ version: '1.4.0', percent: 10 }))
    for (const others of [
      users({ version: '1.5.0', percent: 10 }),
      users({ version: '1.4.0', percent: 10 }, uuids, 'mf-x'),
    ]) {
      expect(shareOf(others.filter((who) => first.has(who)))).toBeCloseTo(1, 0)
    }
  })
})

test('never changes the decision, for three users of one canary', () => {
  const canary = { version: '1.0.0', percent: 50 }
  expect(['ann', 'bob', 'cat'].map((who) => getsCanary('mf-a', canary, who))).toEqual([false, true, false])
})

describe('a registry with a canary', () => {
  const entry = (version: string) => ({
    name: 'mf-a',
    title: 'Pets',
    routes: [],
    version,
    contract: '3.0',
    base: '/remotes/mf-a/',
    entry: 'a.js',
    chunks: {},
    integrity: { 'a.js': `sha384-${'A'.repeat(64)}` },
  })
  const registry = readRegistry({
    shell: { version: '1.0.0', contract: '3.0' },
    remotes: { 'mf-a': entry('1.0.0') },
    canaries: { 'mf-a': { percent: 50, entry: entry('1.1.0') } },
  })
  const [lucky = ''] = users({ version: '1.1.0', percent: 50 }, uuids, 'mf-a')
  const other = uuids.find((who) => !getsCanary('mf-a', { version: '1.1.0', percent: 50 }, who)) ?? ''

  test.each<[string | null, string]>([
    [lucky, '1.1.0'],
    [other, '1.0.0'],
    [null, '1.0.0'],
  ])('%s has %s', (who, version) => {
    const own = registryOf(registry, who)
    expect(own.remotes['mf-a']?.version).toBe(version)
    expect(own.canaries).toBeUndefined()
    expect(versionsFor(versionsOf(registry), who)).toEqual(versionsOf(own))
  })
})

describe('a preview is for listed users only [OPEN-276]', () => {
  const entry = (version: string) =>
    readEntry({
      name: 'mf-a',
      title: 'A',
      contract: '3.0',
      routes: [],
      version,
      base: '/remotes/mf-a/',
      entry: 'remoteEntry.js',
      chunks: {},
      integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
    })

  const registry: Registry = {
    shell: { version: '1.0.0', contract: '3.0' },
    remotes: { 'mf-a': entry('1.0.0') },
    canaries: { 'mf-a': { percent: 99, entry: entry('1.1.0') } },
    previews: { 'pr-12': { users: [previewMark('pr-12', 'ann')], entry: entry('1.2.0-pr.12') } },
  }
  const versionOf = (who: string | null) => registryOf(registry, who).remotes['mf-a']?.version

  test('listed users get the preview instead of a canary; other users, and pages without a user, do not', () => {
    expect(versionOf('ann')).toBe('1.2.0-pr.12')
    expect(versionOf('bob')).not.toBe('1.2.0-pr.12')
    expect(versionOf(null)).toBe('1.0.0')
  })

  test('pages may request its files, as those of a canary', () => {
    expect(Object.values(withCanaries(registry).remotes).map(({ version }) => version)).toEqual([
      '1.0.0',
      '1.1.0',
      '1.2.0-pr.12',
    ])
  })

  test('a list names no user, and two lists share no mark', () => {
    expect(previewMark('pr-12', 'ann')).toMatch(/^[a-z0-9]{1,7}$/)
    expect(previewMark('pr-12', 'ann')).not.toContain('ann')
    expect(previewMark('pr-12', 'ann')).not.toBe(previewMark('pr-13', 'ann'))
    const marks = Array.from({ length: 20_000 }, (_, at) => previewMark('pr-12', `user-${at}`))
    expect(new Set(marks).size).toBe(20_000)
    expect(previewsFor(undefined, 'ann')).toEqual([])
  })
})
