// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { registryOf } from '@portal/testing/registry'
import { storageKeys } from '../storage/keys'
import { isOverridden, withOverrides } from './overrides'

const registry = registryOf({ name: 'mf-a' }, { name: 'mf-b' })
const override = (value: unknown) => localStorage.setItem(storageKeys.remoteOverride, JSON.stringify(value))
afterEach(() => localStorage.clear())

const remoteA = (isOverridable?: true) => {
  const { remotes } = withOverrides({ registry, isOverridable })
  const remote = remotes['mf-a']
  if (!remote) throw new Error('mf-a is gone')
  return remote
}

test("on a development server's page a developer's own build replaces a published one", () => {
  override({ 'mf-a': 'http://localhost:8080/dev/mf-a/remoteEntry.js' })
  const remote = remoteA(true)
  expect(remote).toMatchObject({ base: 'http://localhost:8080/dev/mf-a/', entry: 'remoteEntry.js', integrity: {} })
  expect(isOverridden(remote)).toBe(true)
})

test('ignores overrides on any other page', () => {
  override({ 'mf-a': 'http://localhost:8080/dev/mf-a/remoteEntry.js' })
  expect(withOverrides({ registry })).toBe(registry)
})

test.each([
  'https://localhost:8080/a.js',
  'http://evil.test:80/a.js',
  'http://localhost.evil.test:80/a.js',
  '//evil',
  7,
])('refuses an override at another host: %s', (address) => {
  override({ 'mf-a': address })
  expect(remoteA(true)).toBe(registry.remotes['mf-a'])
})

test("a registry cannot declare its remotes a developer's own build", () => {
  const named = registryOf({ name: 'mf-a', version: '1.0.0-override' }).remotes['mf-a']
  expect(named && isOverridden(named)).toBe(false)
})
