import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { matchesFilters, holdsWords, onePage } from '../conditions'
import { orderOf } from '../orders'
import { waitingNarrowRows } from '../waiting'
import type { Plan } from './plan'

/** Bookings that have waited too long for one kind and match the other filters. */
export const rowsWaiting = (kind: AttentionKind, isNarrowed: boolean) =>
  sql`${waitingNarrowRows(kind)} and ${holdsWords} and ${matchesFilters(isNarrowed)}`

/** All of them, sorted. For few matches. */
export const waiting = (kind: AttentionKind): Plan => ({
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys}, count(*) over ()::int as total from ${rowsWaiting(kind, isNarrowed)} ${by} ${onePage}`
  },
  total: sql`l.total`,
})
