import { withoutFiles } from '@portal/federation/host'
import type { Canary, Registry, RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import { stateOf, versionIn, type ChannelState, type Move, type Preview } from '../channel/channel'
import { tooManyPreviews } from '../channel/preview-limits'
import { pageMarks } from '../channel/preview-users'
import { misfits, readPointed, type Misfit, type Pointed } from '../checks/compatibility'
import { SHELL } from '../documents/names'
import type { ShellManifest } from '../documents/shell-manifest'
import { isForeign } from '../documents/stored-release'

/** How many steps of a channel are looked through for a version that fits. */
const STEPS_BACK = 100

/** The remotes that are served, by name, and those that the channel points to and nobody gets. */
export interface Servable {
  readonly remotes: readonly RemoteEntry[]
  readonly leftOut: readonly Misfit[]
}

/**
 * What does not fit never replaces what does: of a remote that cannot be read, needs what nobody has or claims what is
 * taken, the last version that fits is served; none when there is none. Of two that claim one address the later name is
 * the misfit: a promotion refuses both, a hand in the store does not.
 */
export async function servable(store: ReleaseStore, moves: readonly Move[], pointed: Pointed): Promise<Servable> {
  const found = new Map(misfits(pointed).map(({ name, words }) => [name, words]))
  const fitting = pointed.remotes.filter(({ name }) => !found.has(name))
  const leftOut: Misfit[] = []
  for (const [name, words] of found) {
    const remote = await lastFitting(store, moves, name, { ...pointed, remotes: fitting })
    if (remote) fitting.push(remote)
    const earlier = name === SHELL ? pointed.shell : remote
    leftOut.push({ name, words: earlier ? `${words}; ${earlier.version} is served instead` : words })
  }
  return { remotes: fitting.toSorted((a, b) => a.name.localeCompare(b.name)), leftOut }
}

/** Canaries that are served, by name, and those that nobody gets. */
interface ServableCanaries {
  readonly canaries: Readonly<Record<string, Canary>>
  readonly leftOut: readonly Misfit[]
}

/**
 * A canary is served where it goes with all that is served, and with the canaries before it; otherwise its users get
 * what all others have.
 */
export async function servableCanaries(
  store: ReleaseStore,
  { canaries: wanted }: ChannelState,
  { shell, remotes }: Pick<Pointed, 'shell' | 'remotes'>,
): Promise<ServableCanaries> {
  const canaries: Record<string, Canary> = {}
  const leftOut: Misfit[] = []
  for (const [name, { version, percent }] of Object.entries(wanted)) {
    const { remotes: found, unreadable } = await readPointed(store, { [name]: version })
    const others = remotes.filter((remote) => remote.name !== name)
    const withCanary = others.map((remote) => canaries[remote.name]?.entry ?? remote)
    const against = [others, withCanary].flatMap((some) => misfits({ shell, remotes: [...some, ...found], unreadable }))
    const [entry] = found
    if (entry && against.length === 0) canaries[name] = { percent, entry }
    else leftOut.push({ name, words: `${against[0]?.words ?? version}; its canary is served to nobody` })
  }
  return { canaries, leftOut }
}

/** Previews that are served, by what they are called, and those that nobody gets. */
interface ServablePreviews {
  readonly previews: NonNullable<Registry['previews']>
  readonly leftOut: readonly Misfit[]
}

/** The largest entry of a preview, in letters of JSON: it stands in the HTML of every page. */
const LARGEST_ENTRY = 8_000

/** Why pages may not bear one more preview, in words; null where they may. */
function unbearable(entry: RemoteEntry, others: readonly RemoteEntry[]): string | null {
  const crowded = tooManyPreviews([...others, entry].map(({ name }) => name))
  if (crowded) return `${crowded.expected.replace(/\.$/, '')}, found ${crowded.found}`
  const { uses: _, standalone: __, ...sent } = withoutFiles(entry)
  const size = JSON.stringify(sent).length
  return size > LARGEST_ENTRY ? `its entry has ${size} letters of JSON, and a page bears ${LARGEST_ENTRY}` : null
}

/**
 * A preview is served where it goes with what all have and pages can bear it; otherwise its users get what all have. Of
 * too many those that were made first are served.
 */
export async function servablePreviews(
  store: ReleaseStore,
  wanted: readonly (readonly [as: string, preview: Preview])[],
  { shell, remotes }: Pick<Pointed, 'shell' | 'remotes'>,
): Promise<ServablePreviews> {
  const previews: NonNullable<Registry['previews']> = {}
  const leftOut: Misfit[] = []
  for (const [as, { name, version, users }] of wanted) {
    const { remotes: found, unreadable } = await readPointed(store, { [name]: version })
    const besides = remotes.filter((remote) => remote.name !== name)
    const [against] = misfits({ shell, remotes: [...besides, ...found], unreadable })
    const [entry] = found
    const others = Object.values(previews).map((one) => one.entry)
    const fault = against?.words ?? (entry ? unbearable(entry, others) : null)
    if (entry && fault === null) previews[as] = { users: pageMarks(users), entry }
    else leftOut.push({ name, words: `${fault ?? version}; its preview ${as} is served to nobody` })
  }
  return { previews, leftOut }
}

/** The last version of a remote, before the one that a step points to, that goes with these others. */
export async function lastFitting(
  store: ReleaseStore,
  moves: readonly Move[],
  name: string,
  { shell, remotes }: Pick<Pointed, 'shell' | 'remotes'>,
): Promise<RemoteEntry | null> {
  if (name === SHELL) return null
  const steps = moves.slice(-STEPS_BACK).toReversed()
  const [pointed, ...before] = [...new Set(steps.flatMap(({ pointers }) => versionIn(pointers, name) ?? []))]
  for (const version of pointed === undefined ? [] : before) {
    const { remotes: found, unreadable } = await readPointed(store, { [name]: version })
    const isFitting = misfits({ shell, remotes: [...remotes, ...found], unreadable }).length === 0
    if (isFitting) return found[0] ?? null
  }
  return null
}

/**
 * The shell before one whose key counts no more: what was signed by a key that was taken out goes with it, and what
 * another one has signed is served [OPEN-236]. null where the shell is in the way by another fault.
 */
export async function lastShell(store: ReleaseStore, moves: readonly Move[]): Promise<ShellManifest | null> {
  const pointed = versionIn(stateOf(moves).pointers, SHELL)
  if (pointed === null || !(await isForeign(store, SHELL, pointed))) return null
  const steps = moves.slice(-STEPS_BACK).toReversed()
  for (const version of new Set(steps.flatMap(({ pointers }) => versionIn(pointers, SHELL) ?? []))) {
    const { shell } = await readPointed(store, { [SHELL]: version })
    if (shell) return shell
  }
  return null
}
