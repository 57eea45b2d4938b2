import type { createInstance } from '@module-federation/enhanced/runtime'
import type * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import type { OwnScripts, RemoteEntry } from '../registry/schema'
import type { Shared } from '../registry/shared-modules'
import { loadEntryScript } from './entry-script'
import { portalConfig } from './portal-config'
import { appendScript } from './script'
import type { Script } from './script'
import { SHELL_BASE } from './shell-base'

declare global {
  /** Module Federation's runtime, once for the page: the shell's, and what the library builds into each remote. */
  var portalFederation:
    | { readonly createInstance: typeof createInstance; readonly bundlerRuntime: typeof bundlerRuntime }
    | undefined
  /** What remotes share of the domain, one for all of them. */
  var portalDomain: SharedDomain | undefined
}

/** The domain as a page has it: the names that the lists take, or all. */
export interface SharedDomain extends Shared {
  readonly module: object
  isWhole?: boolean
}

function scriptOf(name: keyof OwnScripts, base = portalConfig().shellBase ?? SHELL_BASE): Script {
  const script = portalConfig()[name]
  return { ...script, url: new URL(base + script.file, location.origin).href }
}

/** Begins to fetch a script of the shell's that stands on its own, unless the page has it in its HTML. */
export const askForOwn = (name: keyof OwnScripts): HTMLScriptElement | undefined =>
  isInHtml(name) ? undefined : appendScript(scriptOf(name))

function isInHtml(name: keyof OwnScripts): boolean {
  const { inHtml = [], [name]: script } = portalConfig()
  return inHtml.includes(script.file)
}

/** What such a script leaves, once it has come. Rejects, as for an entry, when it does not come in time or whole. */
async function leftBy<Left>(name: keyof OwnScripts, left: () => Left | undefined): Promise<Left> {
  if (!left()) await loadOwn(name)
  const found = left()
  if (!found) throw new Error(`Loading entry of the ${name} failed`)
  return found
}

/** From the page's own server, where another origin was asked in vain. */
async function loadOwn(name: keyof OwnScripts): Promise<void> {
  const [script, atHome] = [scriptOf(name), scriptOf(name, SHELL_BASE)]
  await loadEntryScript(script).catch((error) => {
    if (atHome.url === script.url) throw error
    return loadEntryScript(atHome)
  })
}

export const federation = () => leftBy('federation', () => globalThis.portalFederation)

type Taker = Pick<RemoteEntry, 'isOfCommonDomain'>

/** Which of the domain's scripts has all that a remote takes. */
const domainOf = ({ isOfCommonDomain }: Taker) => (isOfCommonDomain ? 'commonDomain' : 'domain')

/** That script's address; undefined where the page has it, or has more. */
export function domainScript(remote: Taker): Script | undefined {
  const name = domainOf(remote)
  return hasDomain(name) ? undefined : scriptOf(name)
}

/** Begins to fetch what a remote takes of the domain. */
export const askForDomain = (remote: Taker): HTMLScriptElement | undefined =>
  hasDomain(domainOf(remote)) ? undefined : askForOwn(domainOf(remote))

/** The page's one domain, with all that this remote takes of it. */
export const domainFor = (remote: Taker): Promise<Shared> =>
  leftBy(domainOf(remote), () => (hasDomain(domainOf(remote)) ? globalThis.portalDomain : undefined))

const hasDomain = (name: ReturnType<typeof domainOf>) =>
  globalThis.portalDomain !== undefined && (name === 'commonDomain' || globalThis.portalDomain.isWhole === true)
