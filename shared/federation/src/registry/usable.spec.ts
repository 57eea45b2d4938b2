import { registryOf, remoteEntry } from '@portal/testing/registry'
import { expect, test } from 'vitest'
import type { RemoteEntry } from './schema'
import { usableRegistry } from './usable'

const route: RemoteEntry['routes'][number] = { path: '/pets', access: 'staff', chunk: 'pets', early: [] }
const item: RemoteEntry['navigation'][number] = { label: 'Pets', to: '/pets', place: 'main', order: 1 }
const entry = {
  name: 'mf-a',
  routes: [route],
  slots: [{ name: 'Attic', chunk: 'attic' }],
  navigation: [item],
}
const remotesWith = (changed: object) =>
  Object.keys(usableRegistry(registryOf({ name: 'mf-b' }, Object.assign({ ...entry }, changed))).remotes)

test('keeps a usable entry, with its unknown fields', () => {
  expect(remotesWith({ basement: true })).toEqual(['mf-b', 'mf-a'])
})

test.each([
  { version: null },
  { base: 7 },
  { routes: [null] },
  { routes: [{ ...route, path: undefined }] },
  { navigation: [{ ...item, label: {} }] },
  { chunks: { pets: 'pets.js' } },
  { integrity: { 'pets.js': null } },
  { ownerPages: { below: 1 } },
  { calls: 'vet' },
])('leaves out an entry with %j and keeps the others', (changed) => {
  expect(remotesWith(changed)).toEqual(['mf-b'])
})

test.each([null, {}, { percent: 50, entry: null }, { percent: 50, entry: { ...remoteEntry(entry), routes: 7 } }])(
  'leaves out a canary of %j, so that its users get the version that all have',
  (canary) => {
    const registry = registryOf({ name: 'mf-a' })
    const usable = usableRegistry(Object.assign(registry, { canaries: { 'mf-a': canary } }))
    expect([Object.keys(usable.remotes), usable.canaries]).toEqual([['mf-a'], {}])
  },
)

test('keeps a usable canary', () => {
  const canaries = { 'mf-a': { percent: 50, entry: remoteEntry(entry) } }
  expect(usableRegistry({ ...registryOf({ name: 'mf-a' }), canaries }).canaries).toEqual(canaries)
})
