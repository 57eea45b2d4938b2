import type { ApiError } from '@portal/api-client'

/** Why an engraving cannot be shown, in the specification's words [ENG-26..29]. */
export type LineAlert =
  | 'No data to show!'
  | 'No product engraved!'
  | 'Sorry, failed to retrieve product id'
  | 'Sorry, no product id'

interface Answers {
  /** The booking as this visitor may see it. */
  readonly details: { readonly quoted_products: readonly { readonly id: string }[] } | undefined
  readonly engraving: object | undefined
  readonly products: { readonly actual_products: readonly { readonly id: string }[] } | undefined
  readonly failed: {
    readonly details: ApiError | undefined
    readonly engraving: ApiError | undefined
    readonly products: ApiError | undefined
  }
}

/** The first missing part; undefined while all is there or loading [OPEN-69]. */
export function lineAlert({ details, engraving, products, failed }: Answers, lineId: string): LineAlert | undefined {
  if (failed.details) return 'No data to show!'
  if (details && !details.quoted_products.some(({ id }) => id === lineId)) return 'No product engraved!'
  if (failed.products) return 'Sorry, failed to retrieve product id'
  if (products && !products.actual_products[0]?.id) return 'Sorry, no product id'
  if (failed.engraving?.kind === 'notFound') return 'No product engraved!'
  if (failed.engraving && !engraving) return 'No data to show!'
  return undefined
}
