import { expect, test } from 'vitest'
import { installedBy } from './install.mjs'

const manifest = (more: object) =>
  JSON.stringify({ name: 'mf-a', version: '1.0.0', scripts: { dev: 'x' }, dependencies: { react: '19.0.0' }, ...more })

test('a raised version and another script install nothing anew [OPEN-249]', () => {
  const before = installedBy(manifest({}))
  expect(installedBy(manifest({ version: '1.1.0' }))).toBe(before)
  expect(installedBy(manifest({ scripts: { build: 'y' } }))).toBe(before)
})

test('another dependency, of whatever kind, is installed [OPEN-249]', () => {
  const before = installedBy(manifest({}))
  expect(installedBy(manifest({ dependencies: { react: '19.1.0' } }))).not.toBe(before)
  expect(installedBy(manifest({ devDependencies: { vitest: '4.0.0' } }))).not.toBe(before)
  expect(installedBy(manifest({ packageManager: 'pnpm@11.0.0' }))).not.toBe(before)
})
