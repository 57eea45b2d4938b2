import { SERVICE_TYPE, isProductsOrder, returnsAshes, sameServiceType } from '../service-type/rules'

/**
 * Facts of an ordered item that decide about travel. They include the facts of its options and package contents
 * [OPEN-96].
 */
export interface TravelFacts {
  readonly deleted: boolean
  readonly includesReturnCharge: boolean
  readonly requiresCollection: boolean
}

interface Fee {
  /** The fee's field in a booking's `cstm` [DOM-04]. */
  readonly wireField: string
  /** The fee's field in a booking of the pages [DOM-08]. */
  readonly portalField: string
  /** The fee's label in orders [WIZ-118, CAT-43]. */
  readonly label: string
  /** Whether bookings of this service type cost the fee. */
  readonly isDue: (serviceType: string) => boolean
  /** Whether the price of this item includes the fee [OPEN-96]. */
  readonly isIncluded: (line: TravelFacts) => boolean
}

/**
 * Costs of an order besides its products. Add a fee by adding an entry: wire, pages, totals, orders and database
 * follow. An amount that practices and zones do not define is to be confirmed.
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

/** Whether the provider brings something back: not for a dispersal, a communal cremation or vet supplies. */
function hasReturnTravel(serviceType: string): boolean {
  return returnsAshes(serviceType) !== false && !sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
}
