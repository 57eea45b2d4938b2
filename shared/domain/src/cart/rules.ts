import { costOf, sumOf } from '../money/rules'
import type { QuotedLine } from '../quoted-line/schema'

/** A line as the cart shows it [DOM-19]. */
export type CartLine = QuotedLine & { readonly childProductsCartFormat: readonly CartChild[] }

export interface CartChild {
  readonly id: string
  readonly name: string
  readonly engravingText: string | null
}

type Priced = Pick<QuotedLine, 'unitPrice' | 'quantity'>

/** Lines of the order: no deleted ones, no children of a listed line, no travel lines [OPEN-58]. */
export function visibleLines(lines: readonly QuotedLine[]): QuotedLine[] {
  const standing = lines.filter((line) => !line.deleted && !line.isHomeCollection)
  const ids = new Set(standing.map((line) => line.id).filter(Boolean))
  return standing.filter((line) => !(line.parentProductId && ids.has(line.parentProductId)))
}

export function toCartLine(line: QuotedLine): CartLine {
  const options = Object.values(line.packageProductsC).flat()
  const chosen = options.map((option) => ({
    id: option.id,
    name: option.name,
    engravingText: option.engraving_text,
  }))
  const listed = new Set(chosen.map((option) => option.id))
  const others = line.childProducts
    .filter((child) => child.id !== line.id && !listed.has(child.id))
    .map((child) => ({ id: child.id, name: child.name, engravingText: null }))
  return { ...line, childProductsCartFormat: [...chosen, ...others] }
}

const priceOf = ({ unitPrice, quantity }: Priced) => costOf(unitPrice, quantity)

/** What one line costs with its child products. */
export function lineTotal(line: QuotedLine): number {
  return sumOf([line, ...line.childProducts].map(priceOf))
}

export interface CartTotalFacts {
  readonly lines: readonly QuotedLine[]
  /** null while the provider has not set it: 'To be confirmed', not in the total [OPEN-58]. */
  readonly collectionFee: number | null
  readonly returnFee: number | null
}

/** Items plus both travel fees, each amount counted once [DOM-48, OPEN-58]. */
export function cartTotal({ lines, collectionFee, returnFee }: CartTotalFacts): number {
  const counted = new Map<string, Priced>()
  const standing = lines.filter((line) => !line.deleted && !line.isHomeCollection)
  standing.forEach((line, index) => {
    counted.set(line.id || `new-${index}`, line)
    // A child that also stands as a line of its own has the same id and is counted once.
    for (const child of line.childProducts) if (!counted.has(child.id)) counted.set(child.id, child)
  })
  return sumOf([...[...counted.values()].map(priceOf), collectionFee, returnFee])
}
