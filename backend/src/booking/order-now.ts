import { amountOn, formatMoney, lineAmounts } from '@portal/domain'
import type { PriceList } from '@portal/domain'
import type { Db } from '../db/connect'
import { conflict } from '../errors/failure'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import type { ProductRow } from '../repositories/catalogue'
import type { FieldDetail } from './draft'
import { offeredChoices } from './line-choices'
import type { OfferedChoices } from './line-choices'
import { refused, refusedProduct } from './line-refusal'
import type { OfferContext, RefusedLine } from './line-refusal'

/** A line of the order beside what the catalogue says of it now. */
interface LineNow {
  readonly line: LineRecord
  readonly product: ProductRow | undefined
  readonly choices: OfferedChoices
}

/** What the catalogue says now of the items of an order. */
export async function orderNow(db: Db, { lines }: Pick<StoredBooking, 'lines'>): Promise<LineNow[]> {
  const items = lines.filter((line) => !line.deleted && !line.homeCollection)
  const catalogue = new CatalogueRepository(db)
  const ids = [...new Set(items.map((line) => line.productId))]
  const [products, choices] = [await catalogue.products(ids), await offeredChoices(catalogue, ids)]
  return items.map((line) => ({ line, product: products.get(line.productId), choices }))
}

/** What of an order cannot be had any more, in words, each by its line [OPEN-102]. */
export function goneErrors(order: readonly LineNow[], context: OfferContext): { errors: FieldDetail; said: string[] } {
  const gone = order.flatMap((each) => {
    const why = whyGone(each, context)
    return why ? [{ id: each.line.id, ...why }] : []
  })
  return {
    errors: Object.fromEntries(
      gone.flatMap(({ id, errors }) =>
        Object.entries(errors).map(([field, code]) => [`quoted_products.${id}.${field}`, code]),
      ),
    ),
    said: gone.flatMap(({ said }) => said.map((each) => `${each}. Remove it from the order, or call Client Care`)),
  }
}

function whyGone({ line, product, choices }: LineNow, context: OfferContext): RefusedLine | null {
  if (product === undefined) return refused('product', 'withdrawn', `${line.name} is no longer offered`)
  const notOffered = refusedProduct(product, context)
  if (notOffered) return notOffered
  const gone = line.children.find(({ id }) => choices.rows.get(id)?.details.hideInPortalModal ?? true)
  if (gone === undefined) return null
  return refused(`package_products_c.${gone.parentId}`, 'unknown', `${line.name}: ${gone.name} is no longer offered`)
}

/** Refuses an order that would be submitted at other prices than the practice was shown [OPEN-84, OPEN-102]. */
export function refuseIfRepriced(order: readonly LineNow[], prices: PriceList): void {
  const changed = order.flatMap((each) => {
    const [was, now] = [amountOn(prices, each.line), amountOn(prices, amountsNow(each))]
    return was === now ? [] : [{ line: each.line, was: formatMoney(was), now: formatMoney(now) }]
  })
  if (changed.length === 0) return
  const said = changed.map(({ line, was, now }) => `${line.name} costs ${now} now; it was ${was}.`)
  throw conflict(
    `${said.join(' ')} Nothing was submitted. Look at the order again, then submit.`,
    Object.fromEntries(changed.map(({ line, was, now }) => [`quoted_products.${line.id}.unit_price`, `${was} ${now}`])),
  )
}

function amountsNow({ line, product, choices }: LineNow) {
  const options = line.children.map((child) => choices.rows.get(child.id) ?? child)
  return product ? lineAmounts({ ...product, discountPrice: product.details.discountPrice }, options) : line
}
