import { withTimeLimit } from '@portal/domain/time-limit'
import { isRemoteModule } from '../module/remote-module'
import type { RemoteModule } from '../module/remote-module'
import { registryOf, withCanaries } from '../registry/canary'
import { previewsFor } from '../registry/preview'
import type { OwnScripts, Registry, RemoteEntry } from '../registry/schema'
import { usableRegistry } from '../registry/usable'
import { loadExposed } from './exposed'
import { guardChunks } from './integrity'
import { askForFiles, asTold } from './later-files'
import type { PortalConfig } from './portal-config'
import { RemoteUnavailable } from './unavailable'
import { askForUnreleased } from './unreleased'

/** A container that never settles is given up, so that Retry opens another. */
const MODULE_MS = 8_000

const NOTHING: Registry = { shell: { version: '', contract: '' }, remotes: {} }

/** All that was published to this page, and what of it its user has. */
let published: Pick<PortalConfig, 'registry' | 'shellIntegrity' | 'shellBase' | 'unreleased'> = {
  registry: NOTHING,
  shellIntegrity: {},
}
let registry = NOTHING
/** Whose page it is; null: nobody's. */
let whose: string | null = null
const modules = new Map<string, Promise<RemoteModule>>()

/** Tells the page where remotes are, and whose page it is. Nothing is fetched before one is asked for. */
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

/** Whose page it is has become known: they get their canaries of all that this page has not opened yet. */
export function chooseVersions(who: string | null): void {
  whose = who
  const chosen = registryOf(published.registry, who)
  const known = Object.values(unreleasedFor(who)).filter(({ name }) => !Object.hasOwn(chosen.remotes, name))
  const opened = Object.entries(registry.remotes).filter(([name]) => modules.has(name))
  const own = Object.fromEntries(known.map((remote) => [remote.name, remote]))
  takeRegistry({ ...chosen, remotes: { ...own, ...chosen.remotes, ...Object.fromEntries(opened) } })
}

/** Whose unreleased remotes are known, and which they are. */
let unreleased: { readonly who: string | null; readonly asked: Promise<void>; shown: Shown } | null = null

type Shown = Awaited<ReturnType<typeof askForUnreleased>>

/** What this user alone is shown, as far as it has come: by what each preview is called. */
export const unreleasedFor = (who: string | null): Shown => (unreleased?.who === who ? unreleased.shown : {})

/** Ends when this user's page knows the remotes that are shown to them and to nobody else; for most at once. */
export function bringUnreleased(who: string | null): Promise<void> {
  if (unreleased?.who === who) return unreleased.asked
  const own: NonNullable<typeof unreleased> = { who, shown: {}, asked: takeUnreleased(who) }
  unreleased = own
  return own.asked
}

async function takeUnreleased(who: string | null): Promise<void> {
  const shown = await askForUnreleased(published.unreleased, who)
  // Another may have signed in meanwhile.
  if (unreleased?.who !== who || Object.keys(shown).length === 0) return
  unreleased = { ...unreleased, shown }
  chooseVersions(who)
}

/** Puts another version of a remote in the place of one that could not be opened, for as long as this page lives. */
export function takeVersion(remote: RemoteEntry): void {
  takeRegistry({ ...registry, remotes: { ...registry.remotes, [remote.name]: remote } })
}

function takeRegistry(next: Registry): void {
  const remotes = Object.entries(next.remotes).map(([name, remote]) => [name, asTold(remote)])
  registry = { ...next, remotes: Object.fromEntries(remotes) }
  guardChunks(registry, published.shellIntegrity, published.shellBase)
}

export function currentRegistry(): Registry {
  return registry
}

let files: Promise<void> | undefined

/** Asks for the files that the page was sent without, all in one; where it has them, for nothing [OPEN-252]. */
export function bringFiles(): Promise<void> {
  const { previews, ...all } = published.registry
  const lists = previewsFor(previews, whose)
  // Another user's preview is given to nobody else.
  const listed = Object.values(withCanaries({ ...all, previews: Object.fromEntries(lists) }).remotes)
  const lacking = listed.filter((remote) => asTold(remote).filesLater)
  if (lacking.length === 0) return Promise.resolve()
  files ??= askForFiles(lacking, lists.length > 0 ? whose : null)
    .then(() => takeRegistry(registry))
    .finally(() => (files = undefined))
  return files
}

/** The entry of a remote as this page has it, with its files. */
export async function wholeEntry(name: string): Promise<RemoteEntry | undefined> {
  if (!registry.remotes[name]?.filesLater) return registry.remotes[name]
  await bringFiles()
  const remote = registry.remotes[name]
  if (remote?.filesLater) throw new Error(`Loading entry of ${name} failed: nobody told its files`)
  return remote
}

/** The remote's module, loaded once. A failure is not remembered: calling again is another try. */
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
