import type { AttentionKind } from '@portal/domain'
import { AWAITING_STAGES } from '@portal/domain/attention'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isOwn, value } from './conditions'

// Which bookings of the practice wait too long, by kind, and since when: `waitingSince` of the domain as SQL, over the
// facets at which the domain says that a booking may wait so. A spec compares the two [OPEN-180].

/** Names of the values of a kind. */
export const namesOf = (kind: AttentionKind) => ({ facets: `${kind}Facets`, before: `${kind}Before` })

const isAtStage = (kind: AttentionKind) => sql`l.facet = any(${value(namesOf(kind).facets)}::int[])`
const isTooLong = (since: SQL, kind: AttentionKind) => sql`${since} < ${value(namesOf(kind).before)}::timestamptz`

/** Written out: only so the partial index is known to hold them. */
const awaitingStages = sql.raw(AWAITING_STAGES.map((stage) => `'${stage}'`).join(', '))

const bookingOfRow = sql`bookings b on b.practice_id = l.practice_id and b.order_id = l.order_id`

/** What was last said of the standing plaque lines, with the rows of their bookings. */
const artworks = sql`engravings e
  join engraving_versions v on v.practice_id = e.practice_id and v.booking_id = e.booking_id and v.line_id = e.line_id
    and v.version = e.version and v.artwork_key is not null
  join booking_lines n on n.practice_id = e.practice_id and n.booking_id = e.booking_id and n.id = e.line_id
    and n.product_id = e.product_id and not n.deleted
  join plaque_config p on p.sugar_id = n.product_id
  join bookings b on b.practice_id = e.practice_id and b.id = e.booking_id and not b.ok_cremate
  join booking_list l on l.practice_id = b.practice_id and l.order_id = b.order_id`

/** When the owner was asked for the word that they still owe; null where nobody asked them. */
const askedAt = sql`(select case when r.answered_at is null then r.asked_at end from owner_requests r
  where r.practice_id = e.practice_id and r.booking_id = e.booking_id and r.line_id = e.line_id
  order by r.id desc limit 1)`

const ofArtworks = (kind: AttentionKind, since: SQL, condition: SQL) => sql`select l.order_id, min(w.since) as since
  from ${artworks} cross join lateral (select ${since} as since) w
  where e.practice_id = ${value('practiceId')} and ${isAtStage(kind)} and ${condition}
  group by l.order_id`

const ROWS: Readonly<Record<AttentionKind, SQL>> = {
  changes: ofArtworks('changes', sql`e.change_at`, sql`e.approved_at is null and ${isTooLong(sql`e.change_at`, 'changes')}`),
  instructions: sql`select l.order_id, w.since from booking_list l join ${bookingOfRow} and not b.ok_prepare
    cross join lateral (select coalesce(max(e.at), b.date_entered) as since from order_events e
      where e.practice_id = b.practice_id and e.booking_id = b.id and e.to_value = btrim(b.stage)
        and e.to_value in (${awaitingStages})) w
    where ${isOwn} and ${isAtStage('instructions')} and ${isTooLong(sql`w.since`, 'instructions')}`,
  approval: ofArtworks(
    'approval',
    sql`coalesce(${askedAt}, v.saved_at)`,
    sql`e.approved_at is null and e.change_at is null and ${isTooLong(sql`w.since`, 'approval')}`,
  ),
  unsubmitted: sql`select l.order_id, l.date_entered as since from booking_list l
    where ${isOwn} and ${isAtStage('unsubmitted')} and ${isTooLong(sql`l.date_entered`, 'unsubmitted')}`,
}

/** The bookings that wait so for too long: `order_id` and `since`. */
export const waitingRows = (kind: AttentionKind): SQL => ROWS[kind]
