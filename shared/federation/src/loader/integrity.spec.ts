// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { registryOf } from '@portal/testing/registry'
import { guardChunks } from './integrity'

test('a chunk must have the hash that the registry or the shell lists; any other is refused', () => {
  const registry = registryOf({ name: 'mf-a', integrity: { 'a.js': 'sha256-a' } }, { name: 'mf-dev' })
  guardChunks(registry, { 'main.js': 'sha256-m' })
  const check = globalThis.portalIntegrity
  expect(check?.('/remotes/mf-a/a.js')).toBe('sha256-a')
  expect(check?.(`${location.origin}/shell/main.js`)).toBe('sha256-m')
  expect(check?.('/remotes/mf-a/b.js')).toMatch(/^sha256-A+=$/)
  expect(check?.('https://elsewhere.test/a.js')).toMatch(/^sha256-A+=$/)
  expect(check?.('/remotes/mf-dev/hot.js')).toBe('')
})
