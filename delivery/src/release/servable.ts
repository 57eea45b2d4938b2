import type { RemoteEntry } from '@portal/federation/host'
import type { ReleaseStore } from '../store/store'
import { versionIn, type Move } from './channel'
import { misfits, readPointed, type Misfit, type Pointed } from './fit'
import { SHELL } from './names'

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
    const earlier = await lastFitting(store, moves, name, { ...pointed, remotes: fitting })
    if (earlier) fitting.push(earlier)
    leftOut.push({ name, words: earlier ? `${words}; ${earlier.version} is served instead` : words })
  }
  return { remotes: fitting.toSorted((a, b) => a.name.localeCompare(b.name)), leftOut }
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
