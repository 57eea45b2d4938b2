import { DAY_MS } from '@portal/domain'
import { isCanaryConfirmed, stateOf, type Move } from '../releases/channel/channel'
import { SHELL } from '../releases/documents/names'
import type { Reason } from '../releases/channel/reason'

/** A version to judge: a canary, or a version promoted to all less than a day ago. */
export interface Candidate {
  readonly name: string
  readonly version: string
  readonly percent: number
  /** The version to compare with: that of all other users, or a promoted version's predecessor. */
  readonly stable: string
  /** Time of its first users. */
  readonly since: Date
  /** Whether the channel already notes that it was judged well. */
  readonly hasHeld: boolean
}

/** An automatic rollback of a version. */
export interface Rollback extends Omit<Candidate, 'since' | 'hasHeld'> {
  readonly step: number
  readonly reason: Reason
}

/** The canaries of a channel. A changed percentage does not change `since`. */
export function listCanaries(moves: readonly Move[]): Candidate[] {
  const { canaries, pointers } = stateOf(moves)
  return Object.entries(canaries).map(([name, { version, percent }]) => {
    const before = moves.findLastIndex(({ canaries: then }) => then[name]?.version !== version)
    const first = moves[before + 1]
    const since = new Date(first?.at ?? 0)
    return { name, version, percent, stable: pointers[name] ?? '', since, hasHeld: isCanaryConfirmed(moves, name) }
  })
}

/**
 * Remotes promoted to all in the last day, each by a step of its own. Remotes promoted together may not fit each
 * other's predecessors.
 */
export function listPromotions(moves: readonly Move[], now: Date): Candidate[] {
  const { canaries, pointers } = stateOf(moves)
  return Object.keys(pointers).flatMap((name) => {
    const last = moves.findLast(({ kind, changes }) => kind !== 'confirm' && changes.some((one) => one.name === name))
    const [change, ...others] = last?.changes ?? []
    const isNew = last?.kind === 'promote' && now.getTime() - Date.parse(last.at) < DAY_MS
    if (!isNew || !change?.from || !change.to || others.length > 0 || name === SHELL || canaries[name]) return []
    return [{ name, version: change.to, percent: 100, stable: change.from, since: new Date(last.at), hasHeld: true }]
  })
}

/** Rollbacks with a reason since a time. */
export function listRollbacks(moves: readonly Move[], since: Date): Rollback[] {
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
