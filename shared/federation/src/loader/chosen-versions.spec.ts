import { pageOf, registryOf, remoteEntry } from '@portal/testing/registry'
import { beforeEach, expect, test, vi } from 'vitest'
import { getsCanary } from '../registry/versions'
import type { RemoteEntry } from '../registry/schema'

const opened: string[] = []
vi.mock('./exposed', () => ({
  loadExposed: async ({ name, version }: RemoteEntry) => {
    opened.push(`${name} ${version}`)
    return { default: { name, routes: {} } }
  },
}))

const canary = { version: '1.1.0', percent: 50 }
const users = Array.from({ length: 50 }, (_, index) => `user-${index}`)
const lucky = users.find((who) => getsCanary('mf-a', canary, who)) ?? ''
const other = users.find((who) => !getsCanary('mf-a', canary, who)) ?? ''

/** A page with a canary of mf-a, opened by this user. */
async function page(who: string | null) {
  const remotes = await import('./remotes')
  const { shell, remotes: stable } = registryOf({ name: 'mf-a', version: '1.0.0' })
  const entry = remoteEntry({ name: 'mf-a', version: canary.version })
  const registry = { shell, remotes: stable, canaries: { 'mf-a': { percent: canary.percent, entry } } }
  remotes.startRemotes(pageOf(registry), who)
  return remotes
}

beforeEach(() => {
  vi.resetModules()
  opened.length = 0
})

test.each([
  ['of the canary', lucky, '1.1.0'],
  ['of all others', other, '1.0.0'],
])('a user %s gets their version', async (_, who, version) => {
  const { loadRemoteModule, currentRegistry } = await page(who)
  await loadRemoteModule('mf-a')
  expect(opened).toEqual([`mf-a ${version}`])
  expect(currentRegistry().remotes['mf-a']?.version).toBe(version)
})

test('an opened remote keeps its version and the hashes of its files', async () => {
  const { loadRemoteModule, chooseVersions, currentRegistry } = await page(null)
  await loadRemoteModule('mf-a')
  chooseVersions(lucky)
  await loadRemoteModule('mf-a')
  expect(opened).toEqual(['mf-a 1.0.0'])
  expect(currentRegistry().remotes['mf-a']?.version).toBe('1.0.0')
})
