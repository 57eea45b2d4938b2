import type { Chunk, Compilation, Compiler } from 'webpack'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { CONTRACT_VERSION } from '../src/registry/contract-version'
import type { RemoteDeclaration } from '../src/registry/declaration'
import { RemoteEntrySchema } from '../src/registry/schema'
import type { CompiledModules, PackageUses } from '../src/registry/schema'
import { declarationFile, readRemote, writeRoutes } from './declared'
import { assetIntegrity, codeFiles } from './integrity'
import { emitSlotTypes } from './slot-types'
import { readStandalone } from './standalone-manifest-plugin'
import { usesOf, whenUsesAreKnown, compiledInto } from './uses'

/**
 * Writes the code of the declared routes, then `remote-manifest.json`: the remote's registry entry, made from its
 * declaration and this build. A development server reads a changed declaration again.
 */
export class RemoteManifestPlugin {
  readonly #folder: string
  readonly #entry: (files: readonly string[]) => string | undefined
  /** Whether the watch looked before the routes' code was written: then it builds again. */
  #isBehind = false
  #uses: PackageUses | undefined
  #compiledIn: CompiledModules = {}

  /** `entry`: the file that pages request first. */
  constructor(
    folder: string,
    entry = (files: readonly string[]) => files.find((file) => file.startsWith('remoteEntry')),
  ) {
    this.#folder = folder
    this.#entry = entry
  }

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tap('RemoteManifestPlugin', () => {
      try {
        // A watch builds again when it sees the new routes file.
        this.#isBehind = writeRoutes(this.#folder) && compiler.watchMode
      } catch {
        // Reported below, with the manifest that cannot be made.
      }
    })
    whenUsesAreKnown(compiler, 'RemoteManifestPlugin', (compilation) => {
      this.#uses = usesOf(compilation)
      this.#compiledIn = compiledInto(compilation)
    })
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.fileDependencies.add(declarationFile(this.#folder))
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        try {
          this.#emit(compilation, compiler)
        } catch (error) {
          // An error thrown here would end a development server's watch.
          if (!this.#isBehind) compilation.errors.push(new compiler.webpack.WebpackError(messageOf(error)))
        }
      })
    })
  }

  #emit(compilation: Compilation, compiler: Compiler): void {
    const { declaration, version } = readRemote(this.#folder)
    const { name, routes, slots, ownerPages } = declaration
    emitSlotTypes(compilation, compiler, name)
    const standalone = ownerPages ? readStandalone(compilation.outputOptions.path ?? '') : null
    const early = routes.flatMap((route) => route.early.map(({ path }) => `GET ${path.replace(/:(\w+)/g, '{$1}')}`))
    const endpoints = [...(this.#uses?.endpoints ?? []), ...(standalone?.endpoints ?? []), ...early]
    const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles())
    const first = this.#entry(entry)
    const named = new Set([...routes, ...slots].map(({ chunk }) => chunk))
    const manifest = v.parse(RemoteEntrySchema, {
      ...declaration,
      routes: routes.map(withoutComponent),
      version,
      contract: CONTRACT_VERSION,
      uses: { ...this.#uses, endpoints: [...new Set(endpoints)].toSorted() },
      compiledIn: { ...this.#compiledIn, ...standalone?.compiledIn },
      base: `/remotes/${name}/`,
      entry: first,
      chunks: Object.fromEntries([...named].map((chunk) => [chunk, filesOf(compilation, chunk)])),
      ...(standalone && { standalone: standalone.pages }),
      integrity: assetIntegrity(compilation, first),
    })
    const { RawSource } = compiler.webpack.sources
    compilation.emitAsset('remote-manifest.json', new RawSource(JSON.stringify(manifest, null, 2)))
  }
}

/** A route for pages: only builds need its component. */
function withoutComponent(route: RemoteDeclaration['routes'][number]) {
  const { component: _, ...rest } = route
  return rest
}

/** Files of a named chunk, with those split off it. */
function filesOf(compilation: Compilation, name: string): string[] {
  const chunk = compilation.namedChunks.get(name)
  if (!chunk) throw new Error(`No chunk is named ${name}: remote.json and its module disagree`)
  return codeFiles(new Set(groupChunks(chunk).flatMap((part) => [...part.files])))
}

function groupChunks(chunk: Chunk): Chunk[] {
  return [...chunk.groupsIterable].flatMap((group) => group.chunks)
}
