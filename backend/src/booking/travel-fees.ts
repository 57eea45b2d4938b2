import { SERVICE_TYPE, hasAshesReturn, isHomeOption, sameServiceType } from '@portal/domain'
import type { PracticeRow } from '../auth/session'
import type { ZoneRow } from '../repositories/catalogue'
import type { DraftFacts } from './draft'

export interface TravelFees {
  /** null = to be confirmed by the provider [OPEN-58]. */
  readonly collectionFee: number | null
  readonly returnFee: number | null
}

const communal = [SERVICE_TYPE.communalVet, SERVICE_TYPE.communalStrayWildlife]
const orders = [SERVICE_TYPE.urnsAndMemorabilia, SERVICE_TYPE.vetSupplyOrder]

/** A home in a zone costs the zone's fees, otherwise the practice's; nothing travels, nothing is charged. */
export function travelFees(
  { serviceType, details }: Pick<DraftFacts, 'serviceType' | 'details'>,
  practice: Pick<PracticeRow, 'collectionFee' | 'returnFee'>,
  zones: readonly ZoneRow[],
): TravelFees {
  const { collection } = details
  const atHome = isHomeOption(collection?.option)
  const zone = zones.find(each => each.id === collection?.zoneId)
  const fees = atHome ? (zone ?? { collectionFee: null, returnFee: null }) : practice
  const isOneOf = (names: readonly string[]) => names.some(name => sameServiceType(name, serviceType))
  return {
    collectionFee: isOneOf(orders) ? 0 : fees.collectionFee,
    returnFee: !hasAshesReturn(serviceType) || isOneOf(communal) ? 0 : fees.returnFee,
  }
}
