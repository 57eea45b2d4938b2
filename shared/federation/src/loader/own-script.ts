import type { createInstance } from '@module-federation/enhanced/runtime'
import type * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import type { OwnScripts, RemoteEntry } from '../registry/schema'
import type { SharedCopy } from '../registry/shared-modules'
import { portalConfig } from './portal-config'
import { appendScript, loadEntryScript } from './remote-files'
import type { Script } from './remote-files'
import { SHELL_BASE } from './shell-base'

declare global {
  /**
   * Module Federation's runtime, one for the page: the shell's, and the parts that the library builds into each remote.
   */
  var portalFederation:
    | { readonly createInstance: typeof createInstance; readonly bundlerRuntime: typeof bundlerRuntime }
    | undefined
  /** The domain that remotes share, one for the page. */
  var portalDomain: SharedDomain | undefined
}

/** The page's domain: its common names, or all. */
export interface SharedDomain extends SharedCopy {
  readonly module: object
  isWhole?: boolean
}

function scriptOf(name: keyof OwnScripts, base = portalConfig().shellBase ?? SHELL_BASE): Script {
  const script = portalConfig()[name]
  return { ...script, url: new URL(base + script.file, location.origin).href }
}

/** Requests one of the shell's separate scripts, unless the HTML has it. */
export const requestOwnScript = (name: keyof OwnScripts): HTMLScriptElement | undefined =>
  isInHtml(name) ? undefined : appendScript(scriptOf(name))

function isInHtml(name: keyof OwnScripts): boolean {
  const { inHtml = [], [name]: script } = portalConfig()
  return inHtml.includes(script.file)
}

/** The result of a separate script. Rejects with the message of a failed entry when the script is late or damaged. */
async function leftBy<Left>(name: keyof OwnScripts, left: () => Left | undefined): Promise<Left> {
  if (!left()) await loadOwn(name)
  const found = left()
  if (!found) throw new Error(`Loading entry of the ${name} failed`)
  return found
}

/** Falls back to the page's own server when another origin fails. */
async function loadOwn(name: keyof OwnScripts): Promise<void> {
  const [script, atHome] = [scriptOf(name), scriptOf(name, SHELL_BASE)]
  await loadEntryScript(script).catch((error) => {
    if (atHome.url === script.url) throw error
    return loadEntryScript(atHome)
  })
}

export const federation = () => leftBy('federation', () => globalThis.portalFederation)

type DomainUser = Pick<RemoteEntry, 'isOfCommonDomain'>

/** The domain script with all names that a remote needs. */
const domainOf = ({ isOfCommonDomain }: DomainUser) => (isOfCommonDomain ? 'commonDomain' : 'domain')

/** Address of a remote's domain script; undefined when the page already has its names. */
export function domainScript(remote: DomainUser): Script | undefined {
  const name = domainOf(remote)
  return hasDomain(name) ? undefined : scriptOf(name)
}

/** Requests the domain script of a remote. */
export const requestDomain = (remote: DomainUser): HTMLScriptElement | undefined =>
  hasDomain(domainOf(remote)) ? undefined : requestOwnScript(domainOf(remote))

/** The page's domain, with all names that this remote needs. */
export const domainFor = (remote: DomainUser): Promise<SharedCopy> =>
  leftBy(domainOf(remote), () => (hasDomain(domainOf(remote)) ? globalThis.portalDomain : undefined))

const hasDomain = (name: ReturnType<typeof domainOf>) =>
  globalThis.portalDomain !== undefined && (name === 'commonDomain' || globalThis.portalDomain.isWhole === true)
