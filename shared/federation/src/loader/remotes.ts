import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import { isRemoteModule } from '../module/remote-module'
import type { RemoteModule } from '../module/remote-module'
import { registryOf, withCanaries, previewsFor } from '../registry/versions'
import type { OwnScripts, Registry, RemoteEntry } from '../registry/schema'
import { usableRegistry } from '../registry/usable'
import { loadExposed } from './exposed'
import { guardChunks } from './integrity'
import { requestLaterFiles, requestUnreleased, withLaterFiles } from './late-entries'
import type { PortalConfig } from './portal-config'
import { RemoteUnavailable } from './unavailable'

/** Time limit of a container, so that Retry can open another. */
const MODULE_MS = 8_000

const NOTHING: Registry = { shell: { version: '', contract: '' }, remotes: {} }

/** Everything published to this page; its user gets a part of it. */
let published: Pick<PortalConfig, 'registry' | 'shellIntegrity' | 'shellBase' | 'unreleased'> = {
  registry: NOTHING,
  shellIntegrity: {},
}
let registry = NOTHING
/** The page's user; null for nobody. */
let whose: string | null = null
const modules = new Map<string, Promise<RemoteModule>>()

/** Sets the registry and the page's user. Fetches nothing. */
export function startRemotes(config: typeof published & OwnScripts, who: string | null): void {
  const { earlyRender, domain, commonDomain, federation } = config
  const own = [earlyRender, domain, commonDomain, federation]
  const hashes = Object.fromEntries(own.map(({ file, integrity }) => [file, integrity]))
  const { shellIntegrity, shellBase, unreleased } = config
  published = {
    registry: usableRegistry(config.registry),
    shellIntegrity: { ...shellIntegrity, ...hashes },
    shellBase,
    unreleased,
  }
  chooseVersions(who)
}

/** Sets the page's user once known, who gets their canaries of all remotes that this page has not opened yet. */
export function chooseVersions(who: string | null): void {
  whose = who
  const chosen = registryOf(published.registry, who)
  const known = Object.values(unreleasedFor(who)).filter(({ name }) => !Object.hasOwn(chosen.remotes, name))
  const opened = Object.entries(registry.remotes).filter(([name]) => modules.has(name))
  const own = Object.fromEntries(known.map((remote) => [remote.name, remote]))
  replaceRegistry({ ...chosen, remotes: { ...own, ...chosen.remotes, ...Object.fromEntries(opened) } })
}

/** Unreleased remotes of one user. */
let unreleased: { readonly who: string | null; readonly loading: Promise<void>; remotes: UnreleasedRemotes } | null =
  null

type UnreleasedRemotes = Awaited<ReturnType<typeof requestUnreleased>>

/** Unreleased remotes that this user gets, by preview name, as far as loaded. */
export const unreleasedFor = (who: string | null): UnreleasedRemotes =>
  unreleased?.who === who ? unreleased.remotes : {}

/** Resolves when this user's unreleased remotes are known; for most users at once. */
export function loadUnreleased(who: string | null): Promise<void> {
  if (unreleased?.who === who) return unreleased.loading
  const own: NonNullable<typeof unreleased> = { who, remotes: {}, loading: applyUnreleased(who) }
  unreleased = own
  return own.loading
}

async function applyUnreleased(who: string | null): Promise<void> {
  const shown = await requestUnreleased(published.unreleased, who)
  // Another user may have signed in meanwhile.
  if (unreleased?.who !== who || Object.keys(shown).length === 0) return
  unreleased = { ...unreleased, remotes: shown }
  chooseVersions(who)
}

/** Replaces a remote that failed to open by another version, for this page's lifetime. */
export function replaceVersion(remote: RemoteEntry): void {
  replaceRegistry({ ...registry, remotes: { ...registry.remotes, [remote.name]: remote } })
}

function replaceRegistry(next: Registry): void {
  const remotes = Object.entries(next.remotes).map(([name, remote]) => [name, withLaterFiles(remote)])
  registry = { ...next, remotes: Object.fromEntries(remotes) }
  guardChunks(registry, published.shellIntegrity, published.shellBase)
}

export function currentRegistry(): Registry {
  return registry
}

let files: Promise<void> | undefined

/** Requests the files that the HTML did not list, all at once; does nothing when they are known [OPEN-252]. */
export function loadLaterFiles(): Promise<void> {
  const { previews, ...all } = published.registry
  const lists = previewsFor(previews, whose)
  // Other users' previews are left out.
  const listed = Object.values(withCanaries({ ...all, previews: Object.fromEntries(lists) }).remotes)
  const lacking = listed.filter((remote) => withLaterFiles(remote).filesLater)
  if (lacking.length === 0) return Promise.resolve()
  files ??= requestLaterFiles(lacking, lists.length > 0 ? whose : null)
    .then(() => replaceRegistry(registry))
    .finally(() => (files = undefined))
  return files
}

/** A remote's entry in this page, with its files. */
export async function wholeEntry(name: string): Promise<RemoteEntry | undefined> {
  if (!registry.remotes[name]?.filesLater) return registry.remotes[name]
  await loadLaterFiles()
  const remote = registry.remotes[name]
  if (remote?.filesLater) throw new Error(`Loading entry of ${name} failed: nobody told its files`)
  return remote
}

/** Loads the remote's module once. A failure is not remembered: the next call is a retry. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = modules.get(name)
  if (known) return known
  const loading = load(name)
  modules.set(name, loading)
  loading.catch(() => modules.delete(name))
  return loading
}

async function load(name: string): Promise<RemoteModule> {
  const remote = await wholeEntry(name)
  if (!remote) throw new RemoteUnavailable(name, 'unknown', 'not in the registry')
  if (remote.unfit) throw new RemoteUnavailable(name, 'incompatible', remote.unfit)
  const exposed = await withTimeLimit(loadExposed(remote), MODULE_MS, 'its container never settled')
  if (!isRemoteModule(exposed)) throw new Error('the remote exposes no module')
  return exposed.default
}
