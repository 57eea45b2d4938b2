// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { registryOf } from '@portal/testing/registry'
import { storageKeys } from '../storage/keys'
import { guardChunks, guardStandaloneChunks, integrityOf } from './integrity'
import { withOverrides } from './overrides'

const REFUSED = /^sha384-A{64}$/
afterEach(() => {
  localStorage.clear()
  globalThis.portalIntegrity = undefined
})

test('a chunk must have the hash listed by the registry or the shell; any other is refused', () => {
  guardChunks(registryOf({ name: 'mf-a', integrity: { 'a.js': 'sha384-a' } }), { 'main.js': 'sha384-m' })
  expect(integrityOf('/remotes/mf-a/a.js')).toBe('sha384-a')
  expect(integrityOf(`${location.origin}/shell/main.js`)).toBe('sha384-m')
  expect(integrityOf('/remotes/mf-a/b.js')).toMatch(REFUSED)
  expect(integrityOf('https://elsewhere.test/a.js')).toMatch(REFUSED)
})

test('a file of a remote on another origin may also come from the portal itself, as workers do [OPEN-271]', () => {
  guardChunks(
    registryOf({ name: 'mf-a', base: 'https://cdn.test/remotes/mf-a/1.0.0/', integrity: { 'w.js': 'sha384-w' } }),
    {},
  )
  expect(integrityOf('https://cdn.test/remotes/mf-a/1.0.0/w.js')).toBe('sha384-w')
  expect(integrityOf('/remotes/mf-a/w.js')).toBe('sha384-w')
  expect(integrityOf('/remotes/mf-b/w.js')).toMatch(REFUSED)
})

test('a file of a shell on another origin may also come from the portal itself, as the fallback [OPEN-296]', () => {
  guardChunks(registryOf({ name: 'mf-a' }), { 'main.js': 'sha384-m' }, 'https://cdn.test/shell/1.0.0/')
  expect(integrityOf('https://cdn.test/shell/1.0.0/main.js')).toBe('sha384-m')
  expect(integrityOf('/shell/main.js')).toBe('sha384-m')
  expect(integrityOf('https://cdn.test/shell/2.0.0/main.js')).toMatch(REFUSED)
})

test.each(['1.0.0', '1.0.0-override'])('refuses the chunks of a remote without hashes, version %s', (version) => {
  guardChunks(registryOf({ name: 'mf-a', version, integrity: {} }), {})
  expect(integrityOf('/remotes/mf-a/a.js')).toMatch(REFUSED)
})

test("does not check a developer's own build, only all others", () => {
  localStorage.setItem(
    storageKeys.remoteOverride,
    JSON.stringify({ 'mf-a': `${location.origin}/dev/mf-a/remoteEntry.js` }),
  )
  const registry = registryOf({ name: 'mf-a' }, { name: 'mf-b' })
  guardChunks(withOverrides({ registry, isOverridable: true }), {})
  expect(integrityOf('/dev/mf-a/hot.js')).toBe('')
  expect(integrityOf('/remotes/mf-a/hot.js')).toMatch(REFUSED)
  expect(integrityOf('/remotes/mf-b/hot.js')).toMatch(REFUSED)
})

test("a page without the shell accepts only its remote's files", () => {
  guardStandaloneChunks({ base: '/remotes/mf-a/', integrity: { 'a.js': 'sha384-a' } })
  expect(integrityOf('/remotes/mf-a/a.js')).toBe('sha384-a')
  expect(integrityOf('/remotes/mf-a/b.js')).toMatch(REFUSED)
  expect(integrityOf('/shell/a.js')).toMatch(REFUSED)
  expect(integrityOf('/remotes/mf-a/constructor')).toMatch(REFUSED)
})
