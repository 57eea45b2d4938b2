import { FEES, FEE_KEYS, amountOn, formatMoney, lineAmounts, mayOrder } from '@portal/domain'
import type { Fees, PartialFees, PriceList } from '@portal/domain'
import type { Db } from '../db/connect'
import { conflict, invalid } from '../errors/failure'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import type { ProductRow } from '../repositories/catalogue'
import { clientCareOf } from '../practice/client-care'
import type { StaffContext } from '../session/action-context'
import type { FieldDetail } from './draft'
import { offeredChoices } from './line-choices'
import type { OfferedChoices } from './line-choices'
import { refuseLine, ashesRefusal, productRefusal } from './line-refusal'
import type { OfferContext, RefusedLine } from './line-refusal'

/** An ordered line with today's catalogue facts. */
interface CurrentLine {
  readonly line: LineRecord
  readonly product: ProductRow | undefined
  readonly choices: OfferedChoices
}

/** The items of an order. A package's plaque is not one: the package's price and availability include it. */
export const orderedItems = ({ lines }: Pick<StoredBooking, 'lines'>): LineRecord[] =>
  lines.filter((line) => !line.deleted && !line.homeCollection && line.parentProductId === null)

/** Today's catalogue facts for the items of an order. */
export async function currentLines(db: Db, order: Pick<StoredBooking, 'lines'>): Promise<CurrentLine[]> {
  const items = orderedItems(order)
  const catalogue = new CatalogueRepository(db)
  const ids = [...new Set(items.map((line) => line.productId))]
  const [products, choices] = [await catalogue.products(ids), await offeredChoices(catalogue, ids)]
  return items.map((line) => ({ line, product: products.get(line.productId), choices }))
}

/** Errors and messages for items that are no longer available, by line [OPEN-102]. */
export function unavailableErrors(
  order: readonly CurrentLine[],
  context: OfferContext,
): { errors: FieldDetail; messages: string[] } {
  const gone = order.flatMap((each) => {
    const why = unavailableReason(each, context)
    return why ? [{ id: each.line.id, ...why }] : []
  })
  return {
    errors: Object.fromEntries(
      gone.flatMap(({ id, errors }) =>
        Object.entries(errors).map(([field, code]) => [`quoted_products.${id}.${field}`, code]),
      ),
    ),
    messages: gone.flatMap(({ messages }) => messages),
  }
}

/** Why an item is no longer available; null if it is. */
export function unavailableReason({ line, product, choices }: CurrentLine, context: OfferContext): RefusedLine | null {
  if (product === undefined) return refuseLine('product', 'withdrawn', `${line.name} is no longer offered`)
  const children = line.children.map((child) => ({
    ...child,
    details: choices.rows.get(child.id)?.details ?? child.details,
  }))
  const notOffered = ashesRefusal(product, children, context.serviceType) ?? productRefusal(product, context)
  if (notOffered) return notOffered
  const gone = line.children.find(({ id }) => choices.rows.get(id)?.details.hideInPortalModal ?? true)
  if (gone === undefined) return null
  return refuseLine(`package_products_c.${gone.parentId}`, 'unknown', `${line.name}: ${gone.name} is no longer offered`)
}

/** A field of an order whose price changed since the practice saw it. */
interface PriceChange {
  readonly field: string
  readonly was: string
  readonly now: string
  readonly message: string
}

/** Refuses to submit an order at other prices than the practice saw [OPEN-84, OPEN-102]. */
export function refuseIfRepriced(prices: PriceList, order: readonly CurrentLine[], fees: FeeChange): void {
  if (prices === null) return
  const changed = [...repricedLines(prices, order), ...repricedFees(fees)]
  if (changed.length === 0) return
  throw conflict(
    `${changed.map(({ message }) => message).join(' ')} Nothing was submitted. Check the order again, then submit.`,
    Object.fromEntries(changed.map(({ field, was, now }) => [field, `${was} ${now}`])),
  )
}

function repricedLines(prices: PriceList, order: readonly CurrentLine[]): PriceChange[] {
  return order.flatMap((each) => {
    const [before, after] = [amountOn(prices, each.line), amountOn(prices, amountsNow(each))]
    if (before === after) return []
    const [was, now] = [formatMoney(before), formatMoney(after)]
    const { id, name } = each.line
    return [
      { field: `quoted_products.${id}.unit_price`, was, now, message: `${name} costs ${now} now; it was ${was}.` },
    ]
  })
}

interface FeeChange {
  readonly was: PartialFees
  readonly now: Fees
}

/** Fees are compared like items [OPEN-102]. */
function repricedFees(fees: FeeChange): PriceChange[] {
  return FEE_KEYS.flatMap((key) => {
    const [before, after] = [fees.was[key] ?? null, fees.now[key]]
    if (before === after) return []
    const [was, now] = [before, after].map((fee) => (fee === null ? 'to be confirmed' : formatMoney(fee)))
    const { label } = FEES[key]
    return [{ field: `fees.${key}`, was: was ?? '', now: now ?? '', message: `${label} is ${now} now; it was ${was}.` }]
  })
}

/** Prices of an item in today's catalogue. */
export function amountsNow({ line, product, choices }: CurrentLine) {
  const options = line.children.map((child) => choices.rows.get(child.id) ?? child)
  return product ? lineAmounts({ ...product, discountPrice: product.details.discountPrice }, options) : line
}

/** Refuses orders of a practice without portal access [OPEN-129]. */
export async function refuseIfMayNotOrder({ tx, session: { practice } }: StaffContext): Promise<void> {
  if (mayOrder(practice.hasPortalAccess)) return
  throw invalid(
    { practice: 'mayNotOrder' },
    `Your practice cannot order here at the moment. Nothing was saved. Call ${await clientCareOf(tx, practice.id)}.`,
  )
}
