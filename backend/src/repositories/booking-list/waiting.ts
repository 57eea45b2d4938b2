import type { AttentionKind } from '@portal/domain'
import { AWAITING_STAGES } from '@portal/domain-bundled/attention'
import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { isOwn, value } from './conditions'

// Bookings that have waited too long, by kind, and since when: `waitingSince` of the domain as SQL, over the facets at
// which the domain says that a booking may wait. A spec compares the two [OPEN-180].

/** Parameter names of a kind. */
export const namesOf = (kind: AttentionKind) => ({ facets: `${kind}Facets`, before: `${kind}Before` })

const isTooLong = (since: SQL, kind: AttentionKind) => sql`${since} < ${value(namesOf(kind).before)}::timestamptz`
const facetIds = (kind: AttentionKind) => sql`${value(namesOf(kind).facets)}::int[]`

/** `offset 0` makes the planner look up each row by its keys; it cannot know how few there are. */
const lookedUp = (rows: SQL) => sql`cross join lateral (${rows} offset 0)`

/** Narrow rows of a kind's facets with these columns, read facet by facet from the index. */
const rowsAtStage = (kind: AttentionKind, condition: SQL, columns: SQL) => sql`unnest(${facetIds(kind)}) as f(id)
  ${lookedUp(sql`select ${columns} from own_booking_list l where ${isOwn} and l.facet = f.id and ${condition}`)} l`

/** Stages as literals, so that the planner can use the partial index. */
const awaitingStages = sql.raw(AWAITING_STAGES.map((stage) => `'${stage}'`).join(', '))

interface StageColumns {
  readonly practiceId: SQLWrapper
  readonly id: SQLWrapper
  readonly stage: SQLWrapper
}

/** The latest event that led to the booking's present stage. */
export const reachedStageOf = ({ practiceId, id, stage }: StageColumns) =>
  sql<Date | null>`(select max(e.at) from order_events e where e.practice_id = ${practiceId}
  and e.booking_id = ${id} and e.to_value = btrim(${stage}) and e.to_value in (${awaitingStages}))`

const reachedStage = reachedStageOf({
  practiceId: sql.raw('b.practice_id'),
  id: sql.raw('b.id'),
  stage: sql.raw('b.stage'),
})

/** The booking of an engraving whose artwork exists and whose line is not removed. */
const bookingOfArtwork = (
  kind: AttentionKind,
) => sql`select l.order_id, v.saved_at from engraving_versions v, booking_lines n, plaque_config p, bookings b, own_booking_list l
  where v.practice_id = e.practice_id and v.booking_id = e.booking_id and v.line_id = e.line_id
    and v.version = e.version and v.artwork_key is not null
    and n.practice_id = e.practice_id and n.booking_id = e.booking_id and n.id = e.line_id
    and n.product_id = e.product_id and not n.deleted and p.sugar_id = n.product_id
    and b.practice_id = e.practice_id and b.id = e.booking_id and not b.ok_cremate
    and l.practice_id = b.practice_id and l.order_id = b.order_id and l.facet = any(${facetIds(kind)})`

/** When the owner was asked for the approval that is still missing; null if not asked. */
const requestedAt = sql`(select case when r.answered_at is null then r.requested_at end from owner_requests r
  where r.practice_id = e.practice_id and r.booking_id = e.booking_id and r.line_id = e.line_id
  order by r.id desc limit 1)`

/** Bookings by the state of their engravings. */
const ofArtworks = (kind: AttentionKind, since: SQL, condition: SQL) => sql`select b.order_id, min(w.since) as since
  from engravings e ${lookedUp(bookingOfArtwork(kind))} b ${lookedUp(sql`select ${since} as since`)} w
  where e.practice_id = ${value('practiceId')} and e.approved_at is null and ${condition}
  group by b.order_id`

/** Bookings by stage, from the narrow rows: `l` with these columns, `w` with the start of the wait. */
const ofInstructions = (columns: SQL) => sql`${rowsAtStage('instructions', sql`true`, columns)}
  ${lookedUp(sql`select coalesce(${reachedStage}, b.date_entered) as since from bookings b
    where b.practice_id = ${value('practiceId')} and b.order_id = l.order_id and not b.ok_prepare`)} w
  where ${isTooLong(sql`w.since`, 'instructions')}`
const ofUnsubmitted = (columns: SQL) =>
  sql`${rowsAtStage('unsubmitted', isTooLong(sql`l.date_entered`, 'unsubmitted'), columns)} where true`

const FOUND_BY = sql`l.order_id, l.date_entered`
const ROWS: Readonly<Record<AttentionKind, SQL>> = {
  changes: ofArtworks('changes', sql`e.change_at`, isTooLong(sql`e.change_at`, 'changes')),
  instructions: sql`select l.order_id, w.since from ${ofInstructions(FOUND_BY)}`,
  approval: ofArtworks(
    'approval',
    sql`coalesce(${requestedAt}, b.saved_at)`,
    sql`e.change_at is null and ${isTooLong(sql`w.since`, 'approval')}`,
  ),
  unsubmitted: sql`select l.order_id, l.date_entered as since from ${ofUnsubmitted(FOUND_BY)}`,
}

/** Bookings that have waited too long: `order_id` and `since`. */
export const waitingRows = (kind: AttentionKind): SQL => ROWS[kind]

const WHOLE = sql`l.*`
const listed = (kind: AttentionKind) =>
  sql`(${waitingRows(kind)}) w join own_booking_list l on ${isOwn} and l.order_id = w.order_id where true`
const LISTED: Readonly<Record<AttentionKind, SQL>> = {
  changes: listed('changes'),
  instructions: ofInstructions(WHOLE),
  approval: listed('approval'),
  unsubmitted: ofUnsubmitted(WHOLE),
}

/** The narrow rows `l` of these bookings, for further conditions; each is read once. */
export const waitingNarrowRows = (kind: AttentionKind): SQL => LISTED[kind]
