import * as v from 'valibot'
import { wireText } from '../value/schema'

export const ServiceTypeSchema = v.object({ id: wireText, name: wireText })
export type ServiceType = v.InferOutput<typeof ServiceTypeSchema>

/** Service type names decide behaviour [DOM-64]. Compare them with `sameServiceType` only. */
export const SERVICE_TYPE = {
  privateReturn: 'private cremation & return of ashes',
  privateDispersal: 'private cremation & dispersal of ashes',
  communalVet: 'communal cremation - vet',
  communalStrayWildlife: 'communal cremation - stray / wildlife - vet',
  urnsAndMemorabilia: 'urns and memorabilia order',
  vetSupplyOrder: 'vet supply order',
} as const
export type ServiceTypeName = (typeof SERVICE_TYPE)[keyof typeof SERVICE_TYPE]

const plain = (name: string | null | undefined) => name?.trim().toLowerCase() ?? ''

/** Compares trimmed and in any case [OPEN-41]. */
export function sameServiceType(a: string | null | undefined, b: string | null | undefined): boolean {
  return plain(a) !== '' && plain(a) === plain(b)
}

/** Whether the name is one of the two private service types [OPEN-41]. */
export function isPrivateServiceType(name: string | null | undefined): boolean {
  return sameServiceType(name, SERVICE_TYPE.privateReturn) || sameServiceType(name, SERVICE_TYPE.privateDispersal)
}

/** A product order: no pet is collected or cremated. */
export function isProductsOrder(name: string | null | undefined): boolean {
  return sameServiceType(name, SERVICE_TYPE.urnsAndMemorabilia) || sameServiceType(name, SERVICE_TYPE.vetSupplyOrder)
}

/** Whether a service returns ashes; null for product orders and unknown services. */
export function returnsAshes(name: string | null | undefined): boolean | null {
  if (sameServiceType(name, SERVICE_TYPE.privateReturn)) return true
  return WITHOUT_ASHES.some((service) => sameServiceType(service, name)) ? false : null
}

const WITHOUT_ASHES = [
  SERVICE_TYPE.privateDispersal,
  SERVICE_TYPE.communalVet,
  SERVICE_TYPE.communalStrayWildlife,
] as const

/**
 * Whether an unsubmitted booking can change its service. A vet supply order has no pet and owner, so it cannot
 * [OPEN-341].
 */
export function canBecome(from: string, to: string): boolean {
  return ![from, to].some((name) => sameServiceType(name, SERVICE_TYPE.vetSupplyOrder))
}

/** The practice's service type with this name [WIZ-08, API-46]. */
export function findServiceType(name: string, serviceTypes: readonly ServiceType[]): ServiceType | undefined {
  return serviceTypes.find((serviceType) => sameServiceType(serviceType.name, name))
}
