import type { createInstance } from '@module-federation/enhanced/runtime'
import type * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import type { OwnScripts } from '../registry/schema'
import type { Shared } from '../registry/shared-modules'
import { loadEntryScript } from './entry-script'
import { portalConfig } from './portal-config'
import { appendScript } from './script'
import type { Script } from './script'

declare global {
  /** Module Federation's runtime, once for the page: the shell's, and what the library builds into each remote. */
  var portalFederation:
    | { readonly createInstance: typeof createInstance; readonly bundlerRuntime: typeof bundlerRuntime }
    | undefined
  /** What remotes share of the domain. */
  var portalDomain: Shared | undefined
}

function scriptOf(name: keyof OwnScripts): Script | undefined {
  const script = portalConfig()[name]
  return script && { ...script, url: new URL(`/shell/${script.file}`, location.origin).href }
}

/** Begins to fetch a script of the shell's that stands on its own; a shell of before may have none. */
export function askForOwn(name: keyof OwnScripts): HTMLScriptElement | undefined {
  const script = scriptOf(name)
  return script && appendScript(script)
}

/** What such a script leaves, once it has come. Rejects, as for an entry, when it does not come in time or whole. */
async function leftBy<Left>(name: keyof OwnScripts, left: () => Left | undefined): Promise<Left> {
  const script = scriptOf(name)
  if (!left() && script) await loadEntryScript(script)
  const found = left()
  if (!found) throw new Error(`Loading entry of the ${name} failed`)
  return found
}

export const federation = () => leftBy('federation', () => globalThis.portalFederation)
export const domain = () => leftBy('domain', () => globalThis.portalDomain)
