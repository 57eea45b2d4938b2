import type { BrandCode } from '@portal/brand'
import type { DemoCategory, DemoStock } from '../types/catalogue'

/** Recommended retail and pricebook price, dollars including GST. */
export type Price = readonly [rrp: number, pricebook: number]

export interface Engraving {
  lines: number
  characters: number
  type: 'laser' | 'hand' | 'plaque'
}

/** A catalogue entry as we write it; `build.ts` turns it into the rows of the world. */
export interface Item {
  id: string
  name: string
  category: DemoCategory
  description: string
  price: Price
  kg?: number
  engraving?: Engraving
  /** Shown in the engraving preview: 1, 2 or 3. */
  vessel?: 1 | 2 | 3
  options?: readonly Group[]
  special?: string
  /** Brands in which nothing is left. */
  soldOut?: readonly BrandCode[]
  untracked?: boolean
  notStocked?: boolean
  /** What it costs on the list for now. */
  discount?: number
  /** Orderable from the first of the month after the reset. */
  fromNextMonth?: true
  /** Service types it is offered for; none = all. */
  services?: readonly string[]
  /** Made for ashes; urns always are [OPEN-340]. */
  holdsAshes?: true
  /** A package whose ashes are not returned. */
  isWithoutReturn?: true
  /** The pet is collected for it and the ashes are brought back at no further cost, as with a package. */
  collectedAndReturned?: true
  stock?: Partial<Record<BrandCode, DemoStock>>
  before?: string
  after?: string
  atReturn?: string
}

/** One dropdown. */
export interface Group {
  label: string
  optional?: boolean
  values: readonly Value[]
}

export interface Value {
  key: string
  name: string
  description?: string
  price?: Price
  /** Pet weight in kg this value is meant for; the last has no end [CAT-33]. */
  range?: readonly [min: number, max: number | null]
  hidden?: boolean
  holdsAshes?: true
  special?: string
  engraving?: Engraving
  below?: readonly Group[]
}

/** The four sizes chosen by the pet's weight; `prices` are what each adds. */
export function sizesByWeight(prices: readonly [Price, Price, Price, Price], below?: readonly Group[]): Group {
  const size = (key: string, name: string, range: readonly [number, number | null], price: Price): Value => ({
    key,
    name,
    range,
    price,
    ...(below ? { below } : {}),
  })
  return {
    label: 'Size',
    values: [
      size('s', 'Small (up to 10 kg)', [0, 10], prices[0]),
      size('m', 'Medium (10 to 25 kg)', [10, 25], prices[1]),
      size('l', 'Large (25 to 45 kg)', [25, 45], prices[2]),
      size('xl', 'Extra large (over 45 kg)', [45, null], prices[3]),
    ],
  }
}

export const FREE: Price = [0, 0]
