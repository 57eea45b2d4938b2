import type { PartMetrics } from './operator-api'

/** Days over which loads are counted. */
export const BUDGET_DAYS = 30

/** Time from which on loads count. */
export const budgetStart = (now: Date) => new Date(now.getTime() - BUDGET_DAYS * 86_400_000)

/** Lost loads of all versions of a remote, against the budget of its `remote.json`. */
export interface BudgetUse {
  readonly loads: number
  /** Lost loads in percent, with two decimals. */
  readonly share: number
  /** Null when `remote.json` states none. */
  readonly budget: number | null
  readonly isOver: boolean
}

type Row = Pick<PartMetrics[number], 'loads' | 'failed' | 'render'>

/** Loads whose files did not arrive, or whose screen crashed. */
const countLostLoads = ({ loads, failed, render }: Row): number => Math.min(loads, failed + render)

/** A remote's use of its error budget in the last 30 days. */
export function measureBudget(
  rows: readonly (Row & { readonly remote: string })[],
  remote: string,
  budget: number | null,
): BudgetUse {
  const own = rows.filter((row) => row.remote === remote)
  const loads = own.reduce((sum, row) => sum + row.loads, 0)
  const failed = own.reduce((sum, row) => sum + countLostLoads(row), 0)
  const share = loads === 0 ? 0 : (failed * 100) / loads
  return { loads, share: Math.round(share * 100) / 100, budget, isOver: budget !== null && share > budget }
}

/** For `portal status`, such as `0.31 % of 5200, over its budget of 0.2 %`. */
export function formatBudget({ loads, share, budget, isOver }: BudgetUse): string {
  if (loads === 0) return 'no loads'
  return `${share} % of ${loads}${isOver ? `, over its budget of ${budget} %` : ''}`
}
