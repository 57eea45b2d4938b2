import { getActualProducts } from '@portal/api-client/contract/booking'
import { getEngraving } from '@portal/api-client/contract/engraving'
import { getClientDetails } from '@portal/api-client/contract/guest'
import type { Engraving } from '@portal/domain'
import { useRead } from '@portal/federation'
import type { ApiError } from '@portal/api-client'
import type { Clinic } from '../contact/clinic'
import type { LineAddress } from './line-address'
import { lineInputs } from './line-calls'

export interface EngravingLine {
  /** Undefined while loading, and when `alert` says why it is missing. */
  readonly engraving: Engraving | undefined
  readonly productId: string | undefined
  readonly clinic: Clinic | undefined
  readonly alert: LineAlert | undefined
  readonly isBusy: boolean
  readonly retry: () => void
}

/** Booking, product and engraving of a line: three parallel calls [API-38, API-44, OPEN-69, OPEN-74]. */
export function useEngravingLine(address: LineAddress): EngravingLine {
  const { bookingId, quotedProductId: lineId } = address
  const what = { action: 'read engraving', bookingId }
  const inputs = lineInputs(address)
  const booking = useRead(getClientDetails, inputs.booking, what)
  const product = useRead(getActualProducts, inputs.product, what)
  const read = useRead(getEngraving, inputs.engraving, what)
  const alert = lineAlert(
    {
      details: booking.data,
      engraving: read.data,
      products: product.data,
      failed: { details: booking.error, engraving: read.error, products: product.error },
    },
    lineId,
  )
  const isHere = alert === undefined && booking.data !== undefined && product.data !== undefined
  return {
    engraving: isHere ? read.data : undefined,
    productId: product.data?.actual_products[0]?.id,
    clinic: booking.data && {
      name: booking.data.clinic_name,
      phone: booking.data.clinic_phone,
      ownerFirstName: booking.data.owner_first_name,
    },
    alert,
    isBusy: booking.isBusy || product.isBusy || read.isBusy,
    retry: () => {
      booking.retry()
      product.retry()
      read.retry()
    },
  }
}

/** Why an engraving cannot be shown, in the specification's words [ENG-26..29]. */
type LineAlert =
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
function lineAlert({ details, engraving, products, failed }: Answers, lineId: string): LineAlert | undefined {
  if (failed.details) return 'No data to show!'
  if (details && !details.quoted_products.some(({ id }) => id === lineId)) return 'No product engraved!'
  if (failed.products) return 'Sorry, failed to retrieve product id'
  if (products && !products.actual_products[0]?.id) return 'Sorry, no product id'
  if (failed.engraving?.kind === 'notFound') return 'No product engraved!'
  if (failed.engraving && !engraving) return 'No data to show!'
  return undefined
}
