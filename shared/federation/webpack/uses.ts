import { contract } from '@portal/api-client/contract'
import type { Compilation, Compiler, Dependency, Module, ModuleGraphConnection } from 'webpack'
import { moduleOf, sourceDigests } from '@portal/api-client/digests'
import type { PackageUses, CompiledModules } from '../src/registry/schema'
import { SHARED_MODULES } from '../src/registry/shared-modules'

/** A module used as a whole, as CommonJS is. */
const WHOLE = '*'
/** Contract files: sources in the project, compiled files outside. */
const CONTRACT_FILE = /[\\/]api-client[\\/]src[\\/]contract[\\/][^\\/]+\.[jt]s$/
const SLOTS_FILE = /[\\/]slots[\\/](?:src[\\/])?mf-[a-z-]+\.[jt]s$/
const SEAM_FILE = /[\\/]shell[\\/]src[\\/]seam[\\/](?:common[\\/])?[^\\/]+\.ts$/

/**
 * Runs when a build's uses are known from webpack's graph: after unused exports are dropped and chunks are made, before
 * modules are concatenated.
 */
export function whenUsesAreKnown({ hooks }: Compiler, name: string, take: (compilation: Compilation) => void): void {
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.afterOptimizeChunks.tap(name, () => take(compilation))
  })
}

/** Calls that names of shared modules make themselves; they count as their user's. */
export const CALLED_BY: Readonly<Record<string, string>> = { useStageLabels: 'getStageLabels' }

/** Names, calls and slots that a build uses of others. */
export function usesOf(compilation: Compilation): PackageUses {
  const shared = byModule(
    importsOf(compilation, builtModules(compilation), (connection) => connection.isActive(undefined)),
  )
  const within = Object.values(shared).flatMap((names) => names.flatMap((name) => CALLED_BY[name] ?? []))
  return {
    shared,
    endpoints: endpointsNamed([...importedFrom(compilation, CONTRACT_FILE), ...within]),
    slots: importedFrom(compilation, SLOTS_FILE),
  }
}

/** Names of each shared module that the shell provides to remotes: those in its seam, and all of CommonJS modules. */
export function providedNames(compilation: Compilation): PackageUses['shared'] {
  const { moduleGraph } = compilation
  // Names that webpack inlines as values are provided all the same.
  const takes = importsOf(compilation, builtModules(compilation).filter(isIn(SEAM_FILE)), () => true)
  const whole = takes
    .filter(({ target }) => target.getExportsType(moduleGraph, false) !== 'namespace')
    .flatMap((take) =>
      [WHOLE, 'default', ...listed(moduleGraph.getProvidedExports(take.target))].map((name) => ({ ...take, name })),
    )
  return byModule([...takes, ...whole])
}

/** Calls of the API that a build makes: the endpoints that its code imports. */
export const calledEndpoints = (compilation: Compilation) => endpointsNamed(importedFrom(compilation, CONTRACT_FILE))

function endpointsNamed(names: readonly string[]): string[] {
  const endpoints = Object.values(contract).filter(({ name }) => names.includes(name))
  return endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()
}

/** Names that a build imports from the files at `place`, even when webpack has inlined their values. */
function importedFrom(compilation: Compilation, place: RegExp): string[] {
  const names = [...compilation.modules].filter(isIn(place)).flatMap((file) => exportsInUse(compilation, file))
  return [...new Set(names)].toSorted()
}

/** One import of a name of a shared module. */
interface NameImport {
  readonly shared: string
  readonly name: string
  readonly target: Module
}

function importsOf(
  { moduleGraph }: Compilation,
  modules: readonly Module[],
  isKept: (connection: ModuleGraphConnection) => boolean,
): NameImport[] {
  return modules.flatMap((module) =>
    [...moduleGraph.getOutgoingConnections(module)].filter(isKept).flatMap(({ dependency, module: target }) => {
      const shared = dependency && SHARED_MODULES.find((name) => name === requestOf(dependency))
      if (!shared) return []
      const isUsed = dependency.getReferencedExports(moduleGraph, undefined).length > 0
      return isUsed ? [{ shared, name: nameIn(dependency), target }] : []
    }),
  )
}

/** A development build does not know which exports are used: all of them. */
function exportsInUse({ moduleGraph }: Compilation, module: Module): string[] {
  const used = moduleGraph.getUsedExports(module, undefined)
  if (used === true) return listed(moduleGraph.getProvidedExports(module))
  return used ? [...used] : []
}

const listed = (provided: string[] | true | null) => (Array.isArray(provided) ? provided : [])

const builtModules = ({ modules, chunkGraph }: Compilation) =>
  [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)

const isIn = (place: RegExp) => (module: Module) => place.test(module.nameForCondition() ?? '')

const requestOf = (dependency: Dependency) => ('request' in dependency ? dependency.request : undefined)

/** The imported name; CommonJS imports have none. */
function nameIn(dependency: Dependency): string {
  const [name]: unknown[] = 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids : []
  return typeof name === 'string' ? name : WHOLE
}

const byModule = (takes: readonly NameImport[]) =>
  Object.fromEntries(
    SHARED_MODULES.map((module) => {
      const names = takes.filter(({ shared }) => shared === module).map(({ name }) => name)
      return [module, [...new Set(names)].toSorted()] as const
    }).filter(([, names]) => names.length > 0),
  )

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
