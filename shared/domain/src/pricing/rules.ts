export const PRICING_OPTIONS = ['No price', 'Pricebook', 'RRP'] as const
export type PricingOption = (typeof PRICING_OPTIONS)[number]

export interface PriceVisibility {
  readonly visible: boolean
  /** Heading of the price column; null if prices are hidden [DOM-51]. */
  readonly column: string | null
}

export interface PricingFacts {
  readonly cstm: {
    readonly has_portal_access_c: string | null
    readonly pricing_information_c: string | null
  }
}

const isNoPrice = (option: string) => option.trim().toLowerCase() === 'no price'

/** Prices are visible only with portal access 'Yes' and a pricing option other than 'No price' [DOM-50, DOM-51]. */
export function priceVisibility(practice: PricingFacts | null | undefined): PriceVisibility {
  const option = practice?.cstm.pricing_information_c
  const visible = practice?.cstm.has_portal_access_c === 'Yes' && Boolean(option) && !isNoPrice(option ?? '')
  return { visible, column: visible ? (option ?? null) : null }
}
