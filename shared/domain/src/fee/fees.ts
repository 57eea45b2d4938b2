import { SERVICE_TYPE, isProductsOrder, returnsAshes, sameServiceType } from '../service-type/rules'

/** What an item of an order means for the travel; an option's or a package's part counts as the item's [OPEN-96]. */
export interface TravelFacts {
  readonly deleted: boolean
  readonly includesReturnCharge: boolean
  readonly requiresCollection: boolean
}

interface Fee {
  /** Its field in a booking's `cstm` [DOM-04]. */
  readonly wireField: string
  /** Its field of a booking as the pages hold it [DOM-08]. */
  readonly portalField: string
  /** How orders name it [WIZ-118, CAT-43]. */
  readonly label: string
  /** Whether such a booking costs it at all. */
  readonly isDue: (serviceType: string) => boolean
  /** Whether an item of the order has it in its price [OPEN-96]. */
  readonly isIncluded: (line: TravelFacts) => boolean
}

/**
 * What an order costs besides its products. A new fee is a line here: wire, pages, totals, orders and database
 * follow it, and what practices and zones do not name yet is to be confirmed.
 */
export const FEES = {
  collection: {
    wireField: 'collection_freight_fee_c',
    portalField: 'collection_fee',
    label: 'Collection Travel Cost',
    isDue: (serviceType) => !isProductsOrder(serviceType),
    isIncluded: () => false,
  },
  return: {
    wireField: 'return_freight_fee_c',
    portalField: 'return_fee',
    label: 'Return Travel Cost',
    isDue: hasReturnTravel,
    isIncluded: ({ includesReturnCharge }) => includesReturnCharge,
  },
} as const satisfies Record<string, Fee>
export type FeeKey = keyof typeof FEES

/** Whether something is brought back: no ashes of a dispersal or communal cremation, and no vet supplies. */
function hasReturnTravel(serviceType: string): boolean {
  return returnsAshes(serviceType) !== false && !sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
}
