import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

// SQL parts of the plans: `l` is a row of `booking_list`, `f` a facet.

export const value = (name: string) => sql.placeholder(name)
export const isOwn = sql`l.practice_id = ${value('practiceId')}`

/** The practice's facets that match; a null parameter does not filter. */
export const facets = sql`(select f.id, f.service_key, coalesce(s.label, f.stage) as status_sort
  from own_booking_facets f left join stage_labels s on s.stage = f.stage
  where f.practice_id = ${value('practiceId')}
    and (${value('stages')}::text[] is null or f.stage = any(${value('stages')}::text[]))
    and (${value('notStages')}::text[] is null or f.stage <> all(${value('notStages')}::text[]))
    and (${value('services')}::text[] is null or f.service_key = any(${value('services')}::text[]))
    and (${value('relationship')}::text is null or f.relationship = ${value('relationship')}::text)
    and (${value('origin')}::text is null or f.origin = ${value('origin')}::text))`

export const isWithin = sql`l.date_entered >= ${value('from')}::timestamptz and l.date_entered < ${value('to')}::timestamptz`
const isAmong = sql`l.facet = any(array(select f.id from ${facets} f))`
/** Rows of the matching facets within the requested days. */
export const rowsOfFacets = sql`${facets} f join own_booking_list l on ${isOwn} and l.facet = f.id and ${isWithin}`

export const holdsWords = sql`(' ' || l.search_text) like all(${value('texts')}::text[])`
/** Whether a name begins with the search word. Without a single search word this is false. */
export const isBetween = (name: SQL) =>
  sql`(l.${name} >= ${value('begin')}::text and l.${name} < ${value('end')}::text)`
/** The filters of a row. */
export const matchesFilters = (isNarrowed: boolean) => (isNarrowed ? sql`${isAmong} and ${isWithin}` : sql`true`)

/** Hides a condition from the planner, which then estimates half of the rows and keeps using the index of the order. */
export const hideFromPlanner = (condition: SQL) => sql`case when ${condition} then true end`

/** One page of ordered rows. One row more than shown tells whether there is another page. */
export const onePage = sql`limit ${value('size')}::bigint offset ${value('offset')}::bigint`

/** Counting stops here. This keeps large practices fast, and nobody reads a larger number. */
export const MOST_COUNTED = 1000

/** The number of rows, counted up to the limit. */
export const counted = (rows: SQL) =>
  sql<number>`(select count(*)::int from (select 1 from ${rows} limit ${value('most')}::bigint) counted)`
