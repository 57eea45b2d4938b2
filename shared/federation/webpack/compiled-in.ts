import { moduleOf, sourceDigests } from '@portal/api-client/digests'
import type { Compilation } from 'webpack'
import type { CompiledModules } from '../src/registry/schema'

/**
 * Rules and schemas compiled into a build, with the digest of their source; without those of shared modules, which the
 * shell provides. Known from the same moment as `usesOf`.
 */
export function compiledInto({ modules, chunkGraph }: Compilation): CompiledModules {
  const digests = sourceDigests()
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  const names = new Set(built.flatMap((module) => moduleOf(module.nameForCondition() ?? '') ?? []))
  return Object.fromEntries([...names].toSorted().flatMap((name) => (digests[name] ? [[name, digests[name]]] : [])))
}
