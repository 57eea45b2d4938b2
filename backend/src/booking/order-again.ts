import { amountOn, isProductsOrder, SERVICE_TYPE } from '@portal/domain'
import { orderAgain, stockLeft } from '@portal/domain-bundled/order-again'
import type { Db } from '../db/connect'
import type { PracticeRow } from '../db/schema/practice'
import { notFound } from '../errors/failure'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { practiceDay } from '../practice/clock'
import { amountsNow, currentLines, unavailableReason } from './order-now'
import { priceListOf } from '../catalogue/prices'

/** Lines of a product order with today's availability and changes [OPEN-186]. */
export async function reorderLines(db: Db, stored: StoredBooking, practice: PracticeRow, now: Date) {
  const { serviceType } = stored.booking
  if (!isProductsOrder(serviceType)) throw notFound('The order')
  return reorder({ db, practice, now, serviceType }, stored.lines)
}

/** Lines of a saved list with today's availability and changes. Its items go into a vet supply order [OPEN-224]. */
export const reorderSavedList = (db: Db, lines: readonly LineRecord[], practice: PracticeRow, now: Date) =>
  reorder({ db, practice, now, serviceType: SERVICE_TYPE.vetSupplyOrder }, lines)

interface ReorderContext {
  readonly db: Db
  readonly practice: PracticeRow
  readonly now: Date
  readonly serviceType: string
}

async function reorder({ db, practice, now, serviceType }: ReorderContext, lines: readonly LineRecord[]) {
  const { brand } = practice
  const prices = priceListOf(practice)
  const context = { brand, serviceType, today: practiceDay(practice, now) }
  const order = await currentLines(db, { lines })
  const gone = order.map((each) => unavailableReason(each, context))
  const again = orderAgain(
    order.map((each, at) => ({
      productId: each.line.productId,
      quantity: each.line.quantity,
      isOffered: gone[at] === null,
      left: each.product
        ? stockLeft({ ...each.product.details, categoryId: each.product.category, stock: each.product.stock }, brand)
        : null,
      was: amountOn(prices, each.line),
      now: amountOn(prices, amountsNow(each)),
    })),
  )
  return order.map(({ line }, at) => ({
    line_id: line.id,
    name: line.name,
    quantity: again[at]?.quantity ?? 0,
    changes: [...(again[at]?.changes ?? [])],
    message: gone[at]?.messages.join(' ') ?? '',
  }))
}
