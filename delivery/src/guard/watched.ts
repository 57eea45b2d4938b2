import { hasHeld, stateOf, type Move } from '../release/channel/channel'
import type { Reason } from '../release/channel/reason'

/** A canary that users have, or had. */
export interface Watched {
  readonly name: string
  readonly version: string
  readonly percent: number
  /** What all other users have. */
  readonly stable: string
  /** When its first users got it. */
  readonly since: Date
  /** Whether it was judged well before. */
  readonly hasHeld: boolean
}

/** A canary that was rolled back. */
export interface Withdrawn extends Omit<Watched, 'since' | 'hasHeld'> {
  readonly step: number
  readonly reason: Reason
}

/** The canaries of a channel; one whose share was changed is as old as its first users. */
export function watchedIn(moves: readonly Move[]): Watched[] {
  const { canaries, pointers } = stateOf(moves)
  return Object.entries(canaries).map(([name, { version, percent }]) => {
    const before = moves.findLastIndex(({ canaries: then }) => then[name]?.version !== version)
    const first = moves[before + 1]
    const since = new Date(first?.at ?? 0)
    return { name, version, percent, stable: pointers[name] ?? '', since, hasHeld: hasHeld(moves, name) }
  })
}

/** What was rolled back for a reason since then. */
export function withdrawnSince(moves: readonly Move[], since: Date): Withdrawn[] {
  return moves.flatMap(({ number, at, kind, reason, changes, pointers }, index) => {
    if (kind !== 'withdraw' || !reason || new Date(at) < since) return []
    return changes.map(({ name, from }) => ({
      name,
      version: from ?? '',
      percent: moves[index - 1]?.canaries[name]?.percent ?? 0,
      stable: pointers[name] ?? '',
      step: number,
      reason,
    }))
  })
}
