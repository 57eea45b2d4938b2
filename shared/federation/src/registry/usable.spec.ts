import { registryOf } from '@portal/testing/registry'
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

test('an entry that a page can work with stays, with what it does not know', () => {
  expect(remotesWith({ basement: true })).toEqual(['mf-b', 'mf-a'])
})

test.each([
  { version: null },
  { contract: undefined },
  { base: 7 },
  { routes: null },
  { routes: [null] },
  { routes: [{ ...route, path: undefined }] },
  { slots: [[]] },
  { navigation: [{ ...item, label: {} }] },
  { chunks: { pets: 'pets.js' } },
  { chunks: null },
  { integrity: { 'pets.js': null } },
  { ownerPages: { below: 1 } },
])('one with %j is left out, and the others stay', (changed) => {
  expect(remotesWith(changed)).toEqual(['mf-b'])
})
