import type { PartMetrics } from './operator-api'

/** Over which loads are counted. */
export const BUDGET_DAYS = 30

/** From when on loads count. */
export const budgetStart = (now: Date) => new Date(now.getTime() - BUDGET_DAYS * 86_400_000)

/** How many of the loads of a remote failed, in all its versions, against what its `remote.json` allows. */
export interface Spent {
  readonly loads: number
  /** Loads that did not bring the part, or whose screen crashed, in percent with two decimals. */
  readonly share: number
  /** null: none is stated. */
  readonly budget: number | null
  readonly isOver: boolean
}

type Row = Pick<PartMetrics[number], 'loads' | 'failed' | 'render'>

/** Loads that did not bring the part, or whose screen crashed. */
const lostLoads = ({ loads, failed, render }: Row): number => Math.min(loads, failed + render)

/** What of its error budget a remote has spent, by the counts of the last 30 days. */
export function spentOf(
  rows: readonly (Row & { readonly remote: string })[],
  remote: string,
  budget: number | null,
): Spent {
  const own = rows.filter((row) => row.remote === remote)
  const loads = own.reduce((sum, row) => sum + row.loads, 0)
  const failed = own.reduce((sum, row) => sum + lostLoads(row), 0)
  const share = loads === 0 ? 0 : (failed * 100) / loads
  return { loads, share: Math.round(share * 100) / 100, budget, isOver: budget !== null && share > budget }
}

/** For `portal status`: `0.31 % of 5200`, and what is wrong with it. */
export function spentWords({ loads, share, budget, isOver }: Spent): string {
  if (loads === 0) return 'no loads'
  return `${share} % of ${loads}${isOver ? `, over its budget of ${budget} %` : ''}`
}
