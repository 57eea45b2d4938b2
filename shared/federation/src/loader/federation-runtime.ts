import type * as runtime from '@module-federation/runtime'
import type * as runtimeCore from '@module-federation/runtime/core'
import type { Registry } from '../registry/schema'
import { loadEntryScript } from './entry-script'
import { isOverridden } from './overrides'

type Runtime = Pick<typeof runtime, 'loadRemote'>

declare global {
  // Remotes are built without a runtime of their own and take the shell's copy from here.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

let opened: Promise<Runtime> | undefined

/**
 * Module Federation's runtime, told where the remotes are. Evaluated when the first remote is asked for, since the
 * web server opens the same door; `eager` leaves its code in the page's first files.
 */
export function openRuntime(registry: Registry): Promise<Runtime> {
  opened ??= open(registry)
  return opened
}

async function open(registry: Registry): Promise<Runtime> {
  const core = await import(/* webpackMode: "eager" */ '@module-federation/runtime/core')
  const { loadRemote, registerPlugins, registerRemotes } = await import(
    /* webpackMode: "eager" */ '@module-federation/runtime'
  )
  globalThis._FEDERATION_RUNTIME_CORE ??= core
  registerPlugins([entryLoader(registry)])
  registerRemotes(
    Object.values(registry.remotes).map((remote) => ({
      name: remote.name,
      entry: remote.base + remote.entry,
      entryGlobalName: containerName(remote.name),
    })),
  )
  return { loadRemote }
}

/** The global variable a remote's entry sets: its name as an identifier. */
function containerName(remote: string): string {
  return remote.replace(/-/g, '_')
}

function entryLoader(registry: Registry): runtime.ModuleFederationRuntimePlugin {
  return {
    name: 'portal-entry-loader',
    async loadEntry({ remoteInfo }) {
      const remote = registry.remotes[remoteInfo.name]
      if (!remote) return
      const integrity = remote.integrity[remote.entry]
      if (!integrity && !isOverridden(remote)) throw new Error(`No integrity for the entry of ${remote.name}`)
      await loadEntryScript({ url: remoteInfo.entry, integrity })
      return Reflect.get(globalThis, containerName(remote.name))
    },
  }
}
