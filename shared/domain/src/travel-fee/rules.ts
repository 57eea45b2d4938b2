import { isHomeOption } from '../collection/rules'
import type { CollectionOption } from '../collection/schema'
import { SERVICE_TYPE, sameServiceType } from '../service-type/rules'
import { hasAshesReturn } from '../wizard-kind/rules'

/** What travelling to a place and back costs; null = to be confirmed by the provider [OPEN-58]. */
export interface TravelFees {
  readonly collectionFee: number | null
  readonly returnFee: number | null
}

export interface TravelFacts {
  readonly serviceType: string
  /** Where the pet is collected; none means at the practice. */
  readonly collectionOption: CollectionOption | null | undefined
  readonly practice: TravelFees
  /** The collection zone chosen for a home. */
  readonly zone: TravelFees | null | undefined
}

const NOTHING_COLLECTED: readonly string[] = [SERVICE_TYPE.urnsAndMemorabilia, SERVICE_TYPE.vetSupplyOrder]
const NOTHING_RETURNED: readonly string[] = [
  SERVICE_TYPE.communalVet,
  SERVICE_TYPE.communalStrayWildlife,
  SERVICE_TYPE.vetSupplyOrder,
]

/** Whether the provider comes for a pet: an order of products has none. */
export function hasCollectionTravel(serviceType: string): boolean {
  return !NOTHING_COLLECTED.some((name) => sameServiceType(name, serviceType))
}

/** Whether something is brought back: no ashes of a dispersal or communal cremation, and no vet supplies. */
export function hasReturnTravel(serviceType: string): boolean {
  return hasAshesReturn(serviceType) && !NOTHING_RETURNED.some((name) => sameServiceType(name, serviceType))
}

/** A home in a zone costs the zone's fees, otherwise the practice's; what does not travel costs 0 [OPEN-58]. */
export function travelFees({ serviceType, collectionOption, practice, zone }: TravelFacts): TravelFees {
  const toBeConfirmed = { collectionFee: null, returnFee: null }
  const fees = isHomeOption(collectionOption) ? (zone ?? toBeConfirmed) : practice
  return {
    collectionFee: hasCollectionTravel(serviceType) ? fees.collectionFee : 0,
    returnFee: hasReturnTravel(serviceType) ? fees.returnFee : 0,
  }
}
