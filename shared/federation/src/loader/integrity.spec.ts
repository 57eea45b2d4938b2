// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Registry, RemoteEntry } from '../registry/schema'
import { guardChunks } from './integrity'

const remote = (name: string, integrity: Record<string, string>): RemoteEntry => ({
  name,
  contract: '1.0',
  version: '1.0.0',
  base: `/remotes/${name}/`,
  entry: 'remoteEntry.js',
  module: [],
  chunks: {},
  routes: [],
  slots: [],
  navigation: [],
  integrity,
})

test('a chunk must have the hash that the registry or the shell lists; any other is refused', () => {
  const registry: Registry = {
    shell: { version: '1', contract: '1.0' },
    remotes: { 'mf-a': remote('mf-a', { 'a.js': 'sha256-a' }), 'mf-dev': remote('mf-dev', {}) },
  }
  guardChunks(registry, { 'main.js': 'sha256-m' })
  const check = globalThis.portalIntegrity
  expect(check?.('/remotes/mf-a/a.js')).toBe('sha256-a')
  expect(check?.(`${location.origin}/shell/main.js`)).toBe('sha256-m')
  expect(check?.('/remotes/mf-a/b.js')).toMatch(/^sha256-A+=$/)
  expect(check?.('https://elsewhere.test/a.js')).toMatch(/^sha256-A+=$/)
  expect(check?.('/remotes/mf-dev/hot.js')).toBe('')
})
