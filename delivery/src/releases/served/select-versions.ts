import { withoutFiles } from '@portal/federation/host'
import type { Canary, Registry, RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import { stateOf, versionIn, type ChannelState, type Move, type Preview } from '../channel/channel'
import { findPreviewLimitFault, pageMarks } from '../channel/previews'
import { findPackageFaults, readPackages, type PackageFault, type PackageSet } from '../checks/compatibility'
import { SHELL } from '../documents/names'
import type { ShellManifest } from '../documents/shell-manifest'
import { isUnauthorizedRelease } from '../documents/stored-release'

/** Number of steps to search for a compatible version. */
const MAX_STEPS_BACK = 100

/** Remotes to serve, sorted by name, and faults of the channel's packages. */
export interface RemoteSelection {
  readonly remotes: readonly RemoteEntry[]
  readonly leftOut: readonly PackageFault[]
}

/**
 * Selects the remotes to serve: instead of a remote with a fault its last compatible version, if there is one. If two
 * remotes claim one address, the fault is that of the later name. Only a change by hand can cause that.
 */
export async function selectRemotes(
  store: ReleaseStore,
  moves: readonly Move[],
  packages: PackageSet,
): Promise<RemoteSelection> {
  const faults = new Map(findPackageFaults(packages).map(({ name, reason }) => [name, reason]))
  const fitting = packages.remotes.filter(({ name }) => !faults.has(name))
  const leftOut: PackageFault[] = []
  for (const [name, reason] of faults) {
    const remote = await findFallback(store, moves, name, { ...packages, remotes: fitting })
    if (remote) fitting.push(remote)
    const earlier = name === SHELL ? packages.shell : remote
    leftOut.push({ name, reason: earlier ? `${reason}; ${earlier.version} is served instead` : reason })
  }
  return { remotes: fitting.toSorted((a, b) => a.name.localeCompare(b.name)), leftOut }
}

/** Canaries by remote name: served ones, and ones that are held back. */
interface CanarySelection {
  readonly canaries: Readonly<Record<string, Canary>>
  readonly leftOut: readonly PackageFault[]
}

/** Selects canaries that fit the served remotes and the canaries before them. */
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
    else leftOut.push({ name, reason: `${against[0]?.reason ?? version}; its canary is not served` })
  }
  return { canaries, leftOut }
}

/** Previews by name: served ones, and faults of the others. */
interface PreviewSelection {
  readonly previews: NonNullable<Registry['previews']>
  readonly leftOut: readonly PackageFault[]
}

/** Limit of a preview's entry in characters of JSON. The HTML of every page has it. */
const MAX_ENTRY_LENGTH = 8_000

/** Why pages cannot list one more preview, or null. */
function findPreviewFault(entry: RemoteEntry, others: readonly RemoteEntry[]): string | null {
  const crowded = findPreviewLimitFault([...others, entry].map(({ name }) => name))
  if (crowded) return `${crowded.expected.replace(/\.$/, '')}, found ${crowded.found}`
  const { uses: _, standalone: __, ...sent } = withoutFiles(entry)
  const size = JSON.stringify(sent).length
  return size > MAX_ENTRY_LENGTH
    ? `its entry has ${size} characters of JSON, and the limit is ${MAX_ENTRY_LENGTH}`
    : null
}

/** Selects previews that fit the served remotes and the limits, the oldest first. */
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
    else leftOut.push({ name, reason: `${fault ?? version}; its preview ${as} is not served` })
  }
  return { previews, leftOut }
}

/** The last version of a remote, before the channel's version, that fits these packages; null if none does. */
export async function findFallback(
  store: ReleaseStore,
  moves: readonly Move[],
  name: string,
  { shell, remotes }: Pick<PackageSet, 'shell' | 'remotes'>,
): Promise<RemoteEntry | null> {
  if (name === SHELL) return null
  const steps = moves.slice(-MAX_STEPS_BACK).toReversed()
  const [current, ...before] = [...new Set(steps.flatMap(({ pointers }) => versionIn(pointers, name) ?? []))]
  for (const version of current === undefined ? [] : before) {
    const { remotes: found, unreadable } = await readPackages(store, { [name]: version })
    const isFitting = findPackageFaults({ shell, remotes: [...remotes, ...found], unreadable }).length === 0
    if (isFitting) return found[0] ?? null
  }
  return null
}

/**
 * The last valid shell before one whose signer lost its rights, because its signatures no longer count [OPEN-236]. Null
 * if the channel's shell has another fault.
 */
export async function findFallbackShell(store: ReleaseStore, moves: readonly Move[]): Promise<ShellManifest | null> {
  const current = versionIn(stateOf(moves).pointers, SHELL)
  if (current === null || !(await isUnauthorizedRelease(store, SHELL, current))) return null
  const steps = moves.slice(-MAX_STEPS_BACK).toReversed()
  for (const version of new Set(steps.flatMap(({ pointers }) => versionIn(pointers, SHELL) ?? []))) {
    const { shell } = await readPackages(store, { [SHELL]: version })
    if (shell) return shell
  }
  return null
}
