import { toCents } from '../money/rules'
import { isPhysical } from '../product/rules'
import type { ProductSummary } from '../product/schema'

/** A line of an order beside what the catalogue says of it now. */
export interface ReorderFacts {
  readonly productId: string
  readonly quantity: number
  /** With all that was chosen for it. */
  readonly isOffered: boolean
  /** So many can be had; null where nobody counts. */
  readonly left: number | null
  /** Unit prices; null where the practice sees none. */
  readonly was: number | null
  readonly now: number | null
}

export type AgainChange =
  /** None of it can be had. */
  { readonly code: 'gone' } | { readonly code: 'fewer' | 'price'; readonly was: number; readonly now: number }

export interface ReorderLine {
  /** So many are ordered again; 0 where it is gone. */
  readonly quantity: number
  readonly changes: readonly AgainChange[]
}

/** What of an order can be ordered again, and what has changed of it; lines of one product share what is left of it [OPEN-186]. */
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
  if (!isOffered || left === 0) return { quantity: 0, changes: [{ code: 'gone' }] }
  const had = left === null ? quantity : Math.min(quantity, left)
  const isRepriced = was !== null && now !== null && toCents(was) !== toCents(now)
  return {
    quantity: had,
    changes: [
      ...(had < quantity ? [{ code: 'fewer' as const, was: quantity, now: had }] : []),
      ...(isRepriced ? [{ code: 'price' as const, was, now }] : []),
    ],
  }
}

type StockFacts = Pick<ProductSummary, 'categoryId' | 'specialOrder' | 'hasInventory' | 'stock'>

/** How many can be had for a brand before its least stock is reached; null of what is made to order or not counted [CAT-50, OPEN-63]. */
export function stockLeft(product: StockFacts, brand: string): number | null {
  if (product.specialOrder || !isPhysical(product) || !product.hasInventory) return null
  const stock = Object.hasOwn(product.stock, brand) ? product.stock[brand] : undefined
  return Math.max(0, Math.floor((stock?.available ?? 0) - (stock?.minimum ?? 0)))
}
