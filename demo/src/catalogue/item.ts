import type { BrandCode } from '@portal/brand'
import { weightClassText } from '@portal/domain-bundled/weight-class'
import type { DemoCategory, DemoStock } from '../types/catalogue'

/** Recommended retail and pricebook price, dollars including GST. */
export type Price = readonly [rrp: number, pricebook: number]

export interface Engraving {
  lines: number
  characters: number
  type: 'laser' | 'hand' | 'plaque'
}

/** A catalogue entry; `build.ts` turns it into rows. */
export interface CatalogueItem {
  id: string
  name: string
  category: DemoCategory
  description: string
  price: Price
  kg?: number
  engraving?: Engraving
  /** Vessel in the engraving preview. */
  vessel?: 1 | 2 | 3
  options?: readonly OptionGroup[]
  special?: string
  /** Brands that have sold out. */
  soldOut?: readonly BrandCode[]
  untracked?: boolean
  notStocked?: boolean
  /** Discounted list price. */
  discount?: number
  /** Can be ordered from the first of the month after the reset. */
  fromNextMonth?: true
  /** Service types that offer it; all when missing. */
  services?: readonly string[]
  /** Holds ashes; urns always do [OPEN-340]. */
  holdsAshes?: true
  /** A package whose ashes are not returned. */
  isWithoutReturn?: true
  /** The price includes collection and return, as for a package. */
  collectedAndReturned?: true
  stock?: Partial<Record<BrandCode, DemoStock>>
  before?: string
  after?: string
  atReturn?: string
}

/** A dropdown of options. */
export interface OptionGroup {
  label: string
  optional?: boolean
  values: readonly OptionValue[]
}

export interface OptionValue {
  key: string
  name: string
  description?: string
  price?: Price
  /** Pet weights in kg that this value is for; null means no upper limit [CAT-33]. */
  range?: readonly [min: number, max: number | null]
  hidden?: boolean
  holdsAshes?: true
  special?: string
  engraving?: Engraving
  below?: readonly OptionGroup[]
}

/** Four sizes by the pet's weight, with the price that each adds. */
export function sizesByWeight(
  prices: readonly [Price, Price, Price, Price],
  below?: readonly OptionGroup[],
): OptionGroup {
  const size = (key: string, name: string, range: readonly [number, number | null], price: Price): OptionValue => ({
    key,
    name: `${name} (${weightClassText({ min: range[0], max: range[1], isLast: range[1] === null })})`,
    range,
    price,
    ...(below ? { below } : {}),
  })
  return {
    label: 'Size',
    values: [
      size('s', 'Small', [0, 10], prices[0]),
      size('m', 'Medium', [10, 25], prices[1]),
      size('l', 'Large', [25, 45], prices[2]),
      size('xl', 'Extra large', [45, null], prices[3]),
    ],
  }
}

export const FREE: Price = [0, 0]
