import { withoutFiles } from '@portal/federation/host'
import type { Canary, Registry, RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import { stateOf, versionIn, type ChannelState, type Move, type Preview } from '../channel/channel'
import { findPreviewLimitFault } from '../channel/preview-limits'
import { pageMarks } from '../channel/preview-users'
import { findPackageFaults, readPackages, type PackageFault, type PackageSet } from '../checks/compatibility'
import { SHELL } from '../documents/names'
import type { ShellManifest } from '../documents/shell-manifest'
import { isUnauthorizedRelease } from '../documents/stored-release'

/** How many steps of a channel are looked through for a version that fits. */
const MAX_STEPS_BACK = 100

/** The remotes that are served, by name, and those that the channel points to and nobody gets. */
export interface RemoteSelection {
  readonly remotes: readonly RemoteEntry[]
  readonly leftOut: readonly PackageFault[]
}

/**
 * What does not fit never replaces what does: of a remote that cannot be read, needs what nobody has or claims what is
 * taken, the last version that fits is served; none when there is none. Of two that claim one address the later name is
 * the misfit: a promotion refuses both, a hand in the store does not.
 */
export async function selectRemotes(
  store: ReleaseStore,
  moves: readonly Move[],
  pointed: PackageSet,
): Promise<RemoteSelection> {
  const found = new Map(findPackageFaults(pointed).map(({ name, reason }) => [name, reason]))
  const fitting = pointed.remotes.filter(({ name }) => !found.has(name))
  const leftOut: PackageFault[] = []
  for (const [name, words] of found) {
    const remote = await findFallback(store, moves, name, { ...pointed, remotes: fitting })
    if (remote) fitting.push(remote)
    const earlier = name === SHELL ? pointed.shell : remote
    leftOut.push({ name, reason: earlier ? `${words}; ${earlier.version} is served instead` : words })
  }
  return { remotes: fitting.toSorted((a, b) => a.name.localeCompare(b.name)), leftOut }
}

/** Canaries that are served, by name, and those that nobody gets. */
interface CanarySelection {
  readonly canaries: Readonly<Record<string, Canary>>
  readonly leftOut: readonly PackageFault[]
}

/**
 * A canary is served where it goes with all that is served, and with the canaries before it; otherwise its users get
 * what all others have.
 */
export async function selectCanaries(
  store: ReleaseStore,
  { canaries: wanted }: ChannelState,
  { shell, remotes }: Pick<PackageSet, 'shell' | 'remotes'>,
): Promise<CanarySelection> {
  const canaries: Record<string, Canary> = {}
  const leftOut: PackageFault[] = []
  for (const [name, { version, percent }] of Object.entries(wanted)) {
    const { remotes: found, unreadable } = await readPackages(store, { [name]: version })
    const others = remotes.filter((remote) => remote.name !== name)
    const withCanary = others.map((remote) => canaries[remote.name]?.entry ?? remote)
    const against = [others, withCanary].flatMap((some) =>
      findPackageFaults({ shell, remotes: [...some, ...found], unreadable }),
    )
    const [entry] = found
    if (entry && against.length === 0) canaries[name] = { percent, entry }
    else leftOut.push({ name, reason: `${against[0]?.reason ?? version}; its canary is served to nobody` })
  }
  return { canaries, leftOut }
}

/** Previews that are served, by what they are called, and those that nobody gets. */
interface PreviewSelection {
  readonly previews: NonNullable<Registry['previews']>
  readonly leftOut: readonly PackageFault[]
}

/** The largest entry of a preview, in letters of JSON: it stands in the HTML of every page. */
const MAX_ENTRY_LENGTH = 8_000

/** Why pages may not bear one more preview, in words; null where they may. */
function findPreviewFault(entry: RemoteEntry, others: readonly RemoteEntry[]): string | null {
  const crowded = findPreviewLimitFault([...others, entry].map(({ name }) => name))
  if (crowded) return `${crowded.expected.replace(/\.$/, '')}, found ${crowded.found}`
  const { uses: _, standalone: __, ...sent } = withoutFiles(entry)
  const size = JSON.stringify(sent).length
  return size > MAX_ENTRY_LENGTH ? `its entry has ${size} letters of JSON, and a page bears ${MAX_ENTRY_LENGTH}` : null
}

/**
 * A preview is served where it goes with what all have and pages can bear it; otherwise its users get what all have. Of
 * too many those that were made first are served.
 */
export async function selectPreviews(
  store: ReleaseStore,
  wanted: readonly (readonly [as: string, preview: Preview])[],
  { shell, remotes }: Pick<PackageSet, 'shell' | 'remotes'>,
): Promise<PreviewSelection> {
  const previews: NonNullable<Registry['previews']> = {}
  const leftOut: PackageFault[] = []
  for (const [as, { name, version, users }] of wanted) {
    const { remotes: found, unreadable } = await readPackages(store, { [name]: version })
    const besides = remotes.filter((remote) => remote.name !== name)
    const [against] = findPackageFaults({ shell, remotes: [...besides, ...found], unreadable })
    const [entry] = found
    const others = Object.values(previews).map((one) => one.entry)
    const fault = against?.reason ?? (entry ? findPreviewFault(entry, others) : null)
    if (entry && fault === null) previews[as] = { users: pageMarks(users), entry }
    else leftOut.push({ name, reason: `${fault ?? version}; its preview ${as} is served to nobody` })
  }
  return { previews, leftOut }
}

/** The last version of a remote, before the one that a step points to, that goes with these others. */
export async function findFallback(
  store: ReleaseStore,
  moves: readonly Move[],
  name: string,
  { shell, remotes }: Pick<PackageSet, 'shell' | 'remotes'>,
): Promise<RemoteEntry | null> {
  if (name === SHELL) return null
  const steps = moves.slice(-MAX_STEPS_BACK).toReversed()
  const [pointed, ...before] = [...new Set(steps.flatMap(({ pointers }) => versionIn(pointers, name) ?? []))]
  for (const version of pointed === undefined ? [] : before) {
    const { remotes: found, unreadable } = await readPackages(store, { [name]: version })
    const isFitting = findPackageFaults({ shell, remotes: [...remotes, ...found], unreadable }).length === 0
    if (isFitting) return found[0] ?? null
  }
  return null
}

/**
 * The shell before one whose key counts no more: what was signed by a key that was taken out goes with it, and what
 * another one has signed is served [OPEN-236]. null where the shell is in the way by another fault.
 */
export async function findFallbackShell(store: ReleaseStore, moves: readonly Move[]): Promise<ShellManifest | null> {
  const pointed = versionIn(stateOf(moves).pointers, SHELL)
  if (pointed === null || !(await isUnauthorizedRelease(store, SHELL, pointed))) return null
  const steps = moves.slice(-MAX_STEPS_BACK).toReversed()
  for (const version of new Set(steps.flatMap(({ pointers }) => versionIn(pointers, SHELL) ?? []))) {
    const { shell } = await readPackages(store, { [SHELL]: version })
    if (shell) return shell
  }
  return null
}
