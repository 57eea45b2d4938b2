import { expect, test } from 'vitest'
import { packagesOf } from './lockfile'
import { billOf } from './sbom'
import { suppliedPackages } from './supply'

const SHA = Buffer.alloc(64, 1)

/** Three of four packages run: one that another can do without, one under a name of its own. */
const LOCKFILE = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      tool:
        specifier: 'catalog:'
        version: 1.0.0

  backend:
    dependencies:
      '@scope/a':
        specifier: 'catalog:'
        version: 2.0.0(b@3.0.0)
      ours:
        specifier: workspace:*
        version: link:../ours
      other-name:
        specifier: npm:c@4.0.0
        version: c@4.0.0
    devDependencies:
      tool:
        specifier: 'catalog:'
        version: 1.0.0

packages:

  '@scope/a@2.0.0':
    resolution: {integrity: sha512-${SHA.toString('base64')}}
    peerDependencies:
      b: ^3.0.0

  b@3.0.0:
    resolution: {integrity: sha512-${SHA.toString('base64')}}

  c@4.0.0:
    resolution: {integrity: sha512-${SHA.toString('base64')}}

  tool@1.0.0:
    resolution: {integrity: sha512-${SHA.toString('base64')}}

snapshots:

  '@scope/a@2.0.0(b@3.0.0)':
    optionalDependencies:
      b: 3.0.0

  b@3.0.0: {}

  c@4.0.0: {}

  tool@1.0.0:
    dependencies:
      b: 3.0.0
`

test('of a lockfile those that run are read, with what they need', () => {
  const found = packagesOf(LOCKFILE, (folder) => folder !== '.')
  expect(found.map(({ id, needs, isOptional }) => [id, needs, isOptional])).toEqual([
    ['@scope/a@2.0.0', ['b@3.0.0'], false],
    ['b@3.0.0', [], true],
    ['c@4.0.0', [], false],
  ])
})

test('the bill names each with version, hash and licence, and who needs whom', () => {
  const found = packagesOf(LOCKFILE, (folder) => folder !== '.').map((one) => ({ ...one, licence: 'MIT' }))
  const { components, dependencies } = billOf(found, { name: 'portal', version: '1.0.0' })
  expect(components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40scope/a@2.0.0',
    group: '@scope',
    name: 'a',
    version: '2.0.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: 'pkg:npm/%40scope/a@2.0.0',
  })
  expect(dependencies).toEqual([
    { ref: 'pkg:npm/%40scope/a@2.0.0', dependsOn: ['pkg:npm/b@3.0.0'] },
    { ref: 'pkg:npm/b@3.0.0', dependsOn: [] },
    { ref: 'pkg:npm/c@4.0.0', dependsOn: [] },
  ])
})

test('of this project each package has a hash, each need is in the bill, and none is there twice', () => {
  const supplied = suppliedPackages()
  const { components, dependencies } = billOf(supplied, { name: 'portal', version: '1.0.0' })
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([])
  const refs = new Set(components.map((one) => one['bom-ref']))
  expect(refs.size).toBe(supplied.length)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  const needs = supplied.flatMap((one) => one.needs)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn)).toHaveLength(needs.length)
})
