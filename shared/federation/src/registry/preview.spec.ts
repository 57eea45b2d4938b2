import { describe, expect, test } from 'vitest'
import { registryOf, withCanaries } from './canary'
import { previewMark, previewsFor } from './preview'
import { readEntry, type Registry } from './schema'

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

describe('a preview is for listed users only [OPEN-276]', () => {
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
