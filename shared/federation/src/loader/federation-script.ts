import type { createInstance } from '@module-federation/enhanced/runtime'
import type * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import type { Shared, SharedModule } from '../registry/shared-modules'
import { loadEntryScript } from './entry-script'
import { portalConfig } from './portal-config'
import { appendScript } from './script'
import type { Script } from './script'

/** What the script of the federation leaves behind (`shell/src/federation`). */
export interface Federation {
  readonly createInstance: typeof createInstance
  /** What the library builds into each remote, once for the page; see `webpack/late-runtime.js`. */
  readonly bundlerRuntime: typeof bundlerRuntime
  readonly shared: Readonly<Record<Extract<SharedModule, '@portal/domain'>, Shared>>
}
declare global {
  var portalFederation: Federation | undefined
}

/** The shared modules that the shell's own scripts bring. */
export type ShellModule = Exclude<SharedModule, keyof Federation['shared']>

function scriptOf(): Script | undefined {
  const { federation } = portalConfig()
  return federation && { ...federation, url: new URL(`/shell/${federation.file}`, location.origin).href }
}

/** Begins to fetch the script of the federation, without which no remote is opened. */
export function askForFederation(): void {
  const script = scriptOf()
  if (script) appendScript(script)
}

/** What the script leaves, once it has come. Rejects, as for an entry, when it does not come in time or whole. */
export async function federation(): Promise<Federation> {
  const script = scriptOf()
  if (!globalThis.portalFederation && script) await loadEntryScript(script)
  if (!globalThis.portalFederation) throw new Error('Loading entry of the federation failed')
  return globalThis.portalFederation
}
