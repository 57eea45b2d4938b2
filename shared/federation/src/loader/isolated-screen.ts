import type { ComponentType } from 'react'
import { isRemoteModule } from '../module/remote-module'
import type { RemoteEntry } from '../registry/schema'
import { openContainer } from './remote-files'
import { EXPOSED } from './entry'
import { withDomain } from './share-scope'
import type { Modules } from './share-scope'

/** The part of webpack's runtime in an entry that an early render needs: its modules, and which are shared. */
interface EntryRuntime {
  readonly m: Record<string, (module: { exports: unknown }) => void>
  readonly c: Record<string, unknown>
  readonly consumesLoadingData: {
    readonly initialConsumes?: readonly string[]
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>
    readonly moduleIdToConsumeDataMapping?: Readonly<Record<string, { readonly shareKey: string }>>
  }
}

/**
 * A screen of a remote in its own container, with these shared modules, apart from the page's. The early render does
 * not wait for the library's runtime: it takes the given modules without choosing versions.
 */
export async function loadIsolatedScreen(remote: RemoteEntry, path: string, modules: Modules): Promise<ComponentType> {
  const [container, shared] = await Promise.all([openContainer(remote), withDomain(modules, remote)])
  const options = { version: '', shareScopeMap: {}, shareScopeKeys: [], bundlerRuntime: standingIn(shared) }
  await container.init({}, [], options)
  const exposed = (await container.get(EXPOSED_PATH))()
  const load = isRemoteModule(exposed) ? exposed.default.routes[path] : undefined
  if (!load) throw new Error(`${remote.name} has no screen at ${path}`)
  return load()
}

const EXPOSED_PATH = `./${EXPOSED}`

interface ConsumeOptions {
  readonly webpackRequire: EntryRuntime
}

/** Replaces the library's bundler runtime for this run of an entry; see `webpack/late-runtime.js`. */
function standingIn(modules: Modules) {
  const give = (ids: readonly string[] | undefined, { m, c, consumesLoadingData }: EntryRuntime) => {
    for (const id of ids ?? []) {
      const { shareKey = '' } = consumesLoadingData.moduleIdToConsumeDataMapping?.[id] ?? {}
      m[id] = (module) => {
        Reflect.deleteProperty(c, id)
        module.exports = modules[shareKey]?.module
      }
    }
  }
  return {
    consumes: ({ chunkId, webpackRequire }: ConsumeOptions & { readonly chunkId: string }) =>
      give(webpackRequire.consumesLoadingData.chunkMapping?.[chunkId], webpackRequire),
    installInitialConsumes: ({ webpackRequire }: ConsumeOptions) =>
      give(webpackRequire.consumesLoadingData.initialConsumes, webpackRequire),
  }
}
