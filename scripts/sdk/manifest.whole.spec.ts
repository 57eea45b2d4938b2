import { expect, test } from 'vitest'
import { read } from '../lib/written-files'
import { catalog, packedManifest } from './manifest'

const PRESET = ['shared/federation/webpack/base.ts', 'shared/federation/webpack/remote.ts'].map(read)

test('loaders of the preset are dependencies, singletons are peer dependencies, and specs add nothing [OPEN-240]', () => {
  const { dependencies, peerDependencies, version } = packedManifest('federation', '9.7.0', PRESET)
  expect(version).toBe('9.7.0')
  expect(dependencies).toMatchObject({
    'swc-loader': catalog('swc-loader'),
    '@swc/core': catalog('@swc/core'),
    'css-loader': catalog('css-loader'),
    webpack: catalog('webpack'),
  })
  expect(peerDependencies).toMatchObject({ react: catalog('react'), swr: catalog('swr'), '@portal/domain': '9.7.0' })
  const all = { ...dependencies, ...peerDependencies }
  expect(Object.keys(all).filter((name) => ['vitest', '@portal/testing'].includes(name))).toEqual([])
  expect(Object.values(all).filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([])
})

test("remotes cannot import the host's entries [OPEN-240]", () => {
  const { exports } = packedManifest('federation', '9.7.0', PRESET)
  expect(Object.keys(exports).toSorted()).toEqual(['.', './registry/*', './webpack'])
})
