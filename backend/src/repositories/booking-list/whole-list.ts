import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/connect'
import { rowsByCursor } from '../../db/cursor'
import { bookings } from '../../db/schema/booking'
import type { Tenant } from '../../session/tenant'
import { choosePlan, questionOf } from './list-bookings'
import type { Order } from './orders'
import { foundRows, inOrder, isOfRow } from './page'
import type { BookingFilter } from './question'

const amount = v.nullable(v.number())

const LineSchema = v.object({ id: v.string(), quantity: v.number(), listPrice: v.number(), baseRate: v.number() })

const ListedSchema = v.object({
  orderId: v.number(),
  dateEntered: v.string(),
  stage: v.string(),
  serviceType: v.string(),
  packageName: v.nullable(v.string()),
  petName: v.string(),
  ownerName: v.string(),
  vetStaff: v.string(),
  okPrepareTime: v.nullable(v.string()),
  missing: v.array(v.string()),
  fees: v.record(v.string(), v.nullish(v.number())),
  /** Ordered lines with amounts of both price lists. */
  lines: v.array(v.object({ ...LineSchema.entries, discountPrice: amount })),
})
export type ListedBooking = v.InferOutput<typeof ListedSchema>

const lines = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'quantity', p.quantity,
  'listPrice', p.list_price, 'baseRate', p.base_rate, 'discountPrice', p.discount_price) order by p.seq), '[]')
  from booking_lines p where p.practice_id = ${bookings}.practice_id and p.booking_id = ${bookings}.id
  and not p.deleted and not p.home_collection)`

const row = sql<unknown>`json_build_object('orderId', ${bookings.orderId}, 'dateEntered', ${bookings.dateEntered},
  'stage', ${bookings.stage}, 'serviceType', ${bookings.serviceType}, 'packageName', ${bookings.packageName},
  'petName', trim(${bookings.petFirstName} || ' ' || ${bookings.petLastName}),
  'ownerName', trim(${bookings.ownerFirstName} || ' ' || ${bookings.ownerLastName}),
  'vetStaff', ${bookings.vetStaff}, 'okPrepareTime', ${bookings.okPrepareTime},
  'missing', to_json(${bookings.missing}), 'fees', ${bookings.fees}, 'lines', ${lines})`.as('row')

/** Longer than any list. */
const ALL = Number.MAX_SAFE_INTEGER

/** Streams all bookings of a list in its order. `tx` is a transaction. */
export async function* wholeList(
  tx: Db,
  tenant: Tenant,
  filter: BookingFilter,
  order: Order,
): AsyncGenerator<ListedBooking[]> {
  const query = await questionOf(tx, tenant, filter)
  const { shape } = await choosePlan(tx, query, order, { isDeep: true, last: ALL })
  const question = tx
    .select({ row })
    .from(foundRows(shape))
    .innerJoin(bookings, isOfRow)
    .orderBy(...inOrder(shape))
  yield* rowsByCursor(tx, question, { ...query.values, offset: 0, size: ALL, most: ALL }, ListedSchema)
}
