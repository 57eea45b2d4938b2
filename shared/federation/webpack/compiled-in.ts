import { moduleOf, sourceDigests } from '@portal/api-client/digests'
import type { Compilation } from 'webpack'
import type { CompiledIn } from '../src/registry/schema'

/**
 * Rules and schemas that are in the files of a build, each with the digest of its source. What it takes of a shared
 * module is not: that is the shell's. Known when the chunks stand, as `usesOf` is.
 */
export function compiledInto({ modules, chunkGraph }: Compilation): CompiledIn {
  const digests = sourceDigests()
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  const names = new Set(built.flatMap((module) => moduleOf(module.nameForCondition() ?? '') ?? []))
  return Object.fromEntries([...names].toSorted().flatMap((name) => (digests[name] ? [[name, digests[name]]] : [])))
}
