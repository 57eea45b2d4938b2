import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { bookings } from '../../db/schema/booking'
import { memoByShape } from '../../db/prepared'
import { presentArtworkRows } from '../artwork'
import { value } from './conditions'
import { ORDERS } from './orders'
import type { Order } from './orders'
import { PLANS } from './plan-table'
import type { PlanName } from './plan-table'
import { reachedStageOf } from './waiting'

export interface PageShape extends Order {
  readonly plan: PlanName
  readonly isNarrowed: boolean
}

const columns = {
  id: bookings.id,
  orderId: bookings.orderId,
  stage: bookings.stage,
  relationship: bookings.relationship,
  serviceTypeId: bookings.serviceTypeId,
  serviceType: bookings.serviceType,
  vetStaff: bookings.vetStaff,
  dateEntered: bookings.dateEntered,
  okPrepare: bookings.okPrepare,
  okPrepareTime: bookings.okPrepareTime,
  okCremate: bookings.okCremate,
  isPackage: bookings.isPackage,
  packageName: bookings.packageName,
  petFirstName: bookings.petFirstName,
  petLastName: bookings.petLastName,
  ownerFirstName: bookings.ownerFirstName,
  ownerLastName: bookings.ownerLastName,
  tagImage: bookings.tagImage,
  missing: bookings.missing,
  artworks: presentArtworkRows,
  reachedAt: reachedStageOf(bookings).mapWith(bookings.dateEntered),
}

/** The narrow rows found by a plan. */
export const foundRows = ({ plan, sort, direction, isNarrowed }: PageShape) =>
  sql`(${PLANS[plan].page({ sort, direction }, isNarrowed)}) as l`
/** Joins the bookings of those rows. */
export const isOfRow = sql`${bookings.practiceId} = ${value('practiceId')} and ${bookings.orderId} = l.order_id`
/** The requested order. */
export const inOrder = ({ sort, direction }: Order) => ORDERS[sort].map((name) => sql.raw(`l.${name} ${direction}`))

/** The rows of a page: a plan finds them in the narrow rows, then the bookings are read. */
export const pageStatement = memoByShape((shape: PageShape) => (db: Db) => {
  const { plan, sort, direction, isNarrowed } = shape
  return db
    .select({ ...columns, total: PLANS[plan].total })
    .from(foundRows(shape))
    .innerJoin(bookings, isOfRow)
    .orderBy(...inOrder(shape))
    .prepare(`list_${plan}_${sort}_${direction}_${isNarrowed}`)
})
