import { DAY_MS } from '@portal/domain'
import { isCanaryConfirmed, stateOf, type Move } from '../releases/channel/channel'
import { SHELL } from '../releases/documents/names'
import type { Reason } from '../releases/channel/reason'

/** A version under judgement: a canary, or a version that was promoted to all less than a day ago. */
export interface Watched {
  readonly name: string
  readonly version: string
  readonly percent: number
  /** The version to compare with: that of all other users, or the predecessor of a promoted version. */
  readonly stable: string
  /** When its first users got it. */
  readonly since: Date
  /** Whether it was judged well before. */
  readonly hasHeld: boolean
}

/** A version that was rolled back. */
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
    return { name, version, percent, stable: pointers[name] ?? '', since, hasHeld: isCanaryConfirmed(moves, name) }
  })
}

/** Remotes that were promoted to all in the day before, each alone: one of several may not fit what was before. */
export function promotedIn(moves: readonly Move[], now: Date): Watched[] {
  const { canaries, pointers } = stateOf(moves)
  return Object.keys(pointers).flatMap((name) => {
    const last = moves.findLast(({ kind, changes }) => kind !== 'confirm' && changes.some((one) => one.name === name))
    const [change, ...others] = last?.changes ?? []
    const isNew = last?.kind === 'promote' && now.getTime() - Date.parse(last.at) < DAY_MS
    if (!isNew || !change?.from || !change.to || others.length > 0 || name === SHELL || canaries[name]) return []
    return [{ name, version: change.to, percent: 100, stable: change.from, since: new Date(last.at), hasHeld: true }]
  })
}

/** What was rolled back for a reason since then. */
export function withdrawnSince(moves: readonly Move[], since: Date): Withdrawn[] {
  return moves.flatMap(({ number, at, kind, reason, changes, pointers }, index) => {
    if ((kind !== 'withdraw' && kind !== 'rollback') || !reason || new Date(at) < since) return []
    return changes.map(({ name, from }) => ({
      name,
      version: from ?? '',
      percent: moves[index - 1]?.canaries[name]?.percent ?? 100,
      stable: pointers[name] ?? '',
      step: number,
      reason,
    }))
  })
}
