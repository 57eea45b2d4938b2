import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import type { AttentionKind } from '@portal/domain'
import { all, passed, sorted, facets, searched, sought, near, apart, waiting } from './plans'
import type { Plan } from './plans'

/** So few bookings wait that each kind has a plan of its own, whatever else is filtered. */
const ofAttention = {
  changes: waiting('changes'),
  instructions: waiting('instructions'),
  approval: waiting('approval'),
  unsubmitted: waiting('unsubmitted'),
} satisfies Record<AttentionKind, Plan>

export const PLANS = { all, facets, sorted, passed, searched, sought, near, apart, ...ofAttention } satisfies Record<
  string,
  Plan
>
export type PlanName = keyof typeof PLANS

/** Facts of a query that decide its plan. */
export interface QueryFacts {
  readonly asks: 'nothing' | 'filters' | 'words'
  /** `many`: beyond the counted number. `unknown`: not counted for words in name order. */
  readonly fits: 'few' | 'many' | 'unknown'
  /** The searched words occur everywhere. */
  readonly isCommon: boolean
  /** The first page is probably found early in name order. */
  readonly isNear: boolean
  readonly isDated: boolean
  /** The page lies beyond the counted rows. */
  readonly isDeep: boolean
  readonly by: BookingSort
}

interface Row extends Partial<Omit<QueryFacts, 'by'>> {
  readonly by?: readonly BookingSort[]
  readonly plan: PlanName
}

/** Equal names stand together, possibly at the end. */
const NAMES: readonly BookingSort[] = ['owner_name', 'pet_name']
const ALL_BUT_NAMES: readonly BookingSort[] = ['order_id', 'date_entered', 'service_type', 'status']

/** The plan that reads least for each query: the first matching row. A missing field matches any value. */
export const PLAN_TABLE: readonly Row[] = [
  { asks: 'nothing', plan: 'all' },
  { asks: 'words', fits: 'many', isCommon: true, plan: 'sought' },
  { asks: 'words', fits: 'many', by: ALL_BUT_NAMES, plan: 'sought' },
  { asks: 'words', isNear: true, plan: 'near' },
  { asks: 'words', fits: 'many', isDeep: false, plan: 'apart' },
  { asks: 'words', plan: 'searched' },
  { asks: 'filters', fits: 'few', plan: 'sorted' },
  { asks: 'filters', by: NAMES, plan: 'passed' },
  // Order numbers follow the days, so bookings of certain days may all stand at the far end.
  { asks: 'filters', isDated: true, by: ['order_id', 'status'], plan: 'sorted' },
  { asks: 'filters', isDeep: true, by: ['order_id', 'date_entered'], plan: 'passed' },
  { asks: 'filters', plan: 'facets' },
]

/** The plan of a query, by the table. */
export function planOf(question: QueryFacts): PlanName {
  const row = PLAN_TABLE.find((each) => isLike(each, question))
  if (row === undefined) throw new Error('The table of plans has a row for every question.')
  return row.plan
}

const isLike = (row: Row, { asks, fits, isCommon, isNear, isDated, isDeep, by }: QueryFacts) =>
  (row.asks ?? asks) === asks &&
  (row.fits ?? fits) === fits &&
  (row.isCommon ?? isCommon) === isCommon &&
  (row.isNear ?? isNear) === isNear &&
  (row.isDated ?? isDated) === isDated &&
  (row.isDeep ?? isDeep) === isDeep &&
  (row.by?.includes(by) ?? true)

/** Whether only the page returns the number of rows: counting first would read them twice. */
export const isByName = (by: BookingSort) => NAMES.includes(by)
