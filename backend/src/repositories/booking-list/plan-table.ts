import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import type { AttentionKind } from '@portal/domain'
import { all } from './plans/all'
import { apart } from './plans/apart'
import { facets } from './plans/facets'
import { near } from './plans/near'
import { passed } from './plans/passed'
import type { Plan } from './plans/plan'
import { searched } from './plans/searched'
import { sorted } from './plans/sorted'
import { sought } from './plans/sought'
import { waiting } from './plans/waiting'

/** What waits is so little that it takes a plan of its own, whatever else is asked: that of its kind. */
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

/** What decides on the plan of a question. */
export interface Question {
  readonly asks: 'nothing' | 'filters' | 'words'
  /** Beyond what is counted; of words in the order of names it may not be known. */
  readonly fits: 'few' | 'many' | 'unknown'
  /** What is searched for is met everywhere. */
  readonly isCommon: boolean
  /** The first page's worth of it is likely met early in the order of names. */
  readonly isNear: boolean
  readonly isDated: boolean
  /** The page lies further back than is counted. */
  readonly isDeep: boolean
  readonly by: BookingSort
}

interface Row extends Partial<Omit<Question, 'by'>> {
  readonly by?: readonly BookingSort[]
  readonly plan: PlanName
}

/** Those with one name stand together, and may be met last. */
const NAMES: readonly BookingSort[] = ['owner_name', 'pet_name']
const ALL_BUT_NAMES: readonly BookingSort[] = ['order_id', 'date_entered', 'service_type', 'status']

/** The plan of each question, that which reads the least: the first row that it is like. What a row leaves out may be anything. */
export const PLAN_TABLE: readonly Row[] = [
  { asks: 'nothing', plan: 'all' },
  { asks: 'words', fits: 'many', isCommon: true, plan: 'sought' },
  { asks: 'words', fits: 'many', by: ALL_BUT_NAMES, plan: 'sought' },
  { asks: 'words', isNear: true, plan: 'near' },
  { asks: 'words', fits: 'many', isDeep: false, plan: 'apart' },
  { asks: 'words', plan: 'searched' },
  { asks: 'filters', fits: 'few', plan: 'sorted' },
  { asks: 'filters', by: NAMES, plan: 'passed' },
  // Numbers follow the days: what is of some days may stand together at the far end.
  { asks: 'filters', isDated: true, by: ['order_id', 'status'], plan: 'sorted' },
  { asks: 'filters', isDeep: true, by: ['order_id', 'date_entered'], plan: 'passed' },
  { asks: 'filters', plan: 'facets' },
]

/** The plan of a question, by the table. */
export function planOf(question: Question): PlanName {
  const row = PLAN_TABLE.find((each) => isLike(each, question))
  if (row === undefined) throw new Error('The table of plans has a row for every question.')
  return row.plan
}

const isLike = (row: Row, { asks, fits, isCommon, isNear, isDated, isDeep, by }: Question) =>
  (row.asks ?? asks) === asks &&
  (row.fits ?? fits) === fits &&
  (row.isCommon ?? isCommon) === isCommon &&
  (row.isNear ?? isNear) === isNear &&
  (row.isDated ?? isDated) === isDated &&
  (row.isDeep ?? isDeep) === isDeep &&
  (row.by?.includes(by) ?? true)

/** Whether how many there are is told with the page alone: to count them first would read them twice. */
export const isByName = (by: BookingSort) => NAMES.includes(by)
