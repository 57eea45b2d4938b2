import { expect, test } from 'vitest'
import { billOf } from './sbom'
import { suppliedPackages } from './supply'

test('each package has a hash, its dependencies are listed, and none is listed twice', () => {
  const supplied = suppliedPackages()
  const { components, dependencies } = billOf(supplied, { name: 'portal', version: '1.0.0' })
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([])
  const refs = new Set(components.map((one) => one['bom-ref']))
  expect(refs.size).toBe(supplied.length)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  const needs = supplied.flatMap((one) => one.needs)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn)).toHaveLength(needs.length)
})
