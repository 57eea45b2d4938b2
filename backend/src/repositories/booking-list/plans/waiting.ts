import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { asked, holdsWords, onePage } from '../conditions'
import { orderOf } from '../orders'
import { waitingNarrowRows } from '../waiting'
import type { Plan } from './plan'

/** What waits too long in one way, and fits all else that is asked. */
export const rowsWaiting = (kind: AttentionKind, isNarrowed: boolean) =>
  sql`${waitingNarrowRows(kind)} and ${holdsWords} and ${asked(isNarrowed)}`

/** All that waits so, sorted. For few. */
export const waiting = (kind: AttentionKind): Plan => ({
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys}, count(*) over ()::int as total from ${rowsWaiting(kind, isNarrowed)} ${by} ${onePage}`
  },
  total: sql`l.total`,
})
