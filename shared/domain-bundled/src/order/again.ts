import { isPhysical, toCents } from '@portal/domain'
import type { ProductSummary } from '@portal/domain'

/** A line of an old order with today's catalogue. */
export interface ReorderFacts {
  readonly productId: string
  readonly quantity: number
  /** Whether the product and all its chosen options are still offered. */
  readonly isOffered: boolean
  /** Available stock; null if the stock is not limited. */
  readonly left: number | null
  /** Unit prices; null if the practice sees no prices. */
  readonly was: number | null
  readonly now: number | null
}

export type ReorderChange =
  /** Not available any more. */
  { readonly kind: 'gone' } | { readonly kind: 'fewer' | 'price'; readonly was: number; readonly now: number }

export interface ReorderLine {
  /** Quantity that can be ordered; 0 if not available. */
  readonly quantity: number
  readonly changes: readonly ReorderChange[]
}

/** Quantities and changes for ordering an old order again. Lines of one product share its stock [OPEN-186]. */
export function orderAgain(lines: readonly ReorderFacts[]): ReorderLine[] {
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const before = taken.get(line.productId) ?? 0
    const again = lineAgain(line, line.left === null ? null : Math.max(0, line.left - before))
    taken.set(line.productId, before + again.quantity)
    return again
  })
}

function lineAgain({ quantity, isOffered, was, now }: ReorderFacts, left: number | null): ReorderLine {
  if (!isOffered || left === 0) return { quantity: 0, changes: [{ kind: 'gone' }] }
  const had = left === null ? quantity : Math.min(quantity, left)
  const isRepriced = was !== null && now !== null && toCents(was) !== toCents(now)
  return {
    quantity: had,
    changes: [
      ...(had < quantity ? [{ kind: 'fewer' as const, was: quantity, now: had }] : []),
      ...(isRepriced ? [{ kind: 'price' as const, was, now }] : []),
    ],
  }
}

type StockFacts = Pick<ProductSummary, 'categoryId' | 'specialOrder' | 'hasInventory' | 'stock'>

/** Stock of a brand above its minimum; null for special orders and uncounted products [CAT-50, OPEN-63]. */
export function stockLeft(product: StockFacts, brand: string): number | null {
  if (product.specialOrder || !isPhysical(product) || !product.hasInventory) return null
  const stock = Object.hasOwn(product.stock, brand) ? product.stock[brand] : undefined
  return Math.max(0, Math.floor((stock?.available ?? 0) - (stock?.minimum ?? 0)))
}
