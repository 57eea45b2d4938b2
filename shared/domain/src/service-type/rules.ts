import type { ServiceType } from './schema'

/** Service type names drive behaviour [DOM-64]; compare them with `sameServiceType` only. */
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

/** Trimmed and case-insensitive [OPEN-41]. */
export function sameServiceType(a: string | null | undefined, b: string | null | undefined): boolean {
  return plain(a) !== '' && plain(a) === plain(b)
}

/** One of the two private service types [OPEN-41]. */
export function isPrivateServiceType(name: string | null | undefined): boolean {
  return sameServiceType(name, SERVICE_TYPE.privateReturn) || sameServiceType(name, SERVICE_TYPE.privateDispersal)
}

/** An order of products: no pet is collected or cremated for it. */
export function isProductsOrder(name: string | null | undefined): boolean {
  return sameServiceType(name, SERVICE_TYPE.urnsAndMemorabilia) || sameServiceType(name, SERVICE_TYPE.vetSupplyOrder)
}

/** Whether a service returns the ashes; null where no pet is cremated, and of a service that we do not know. */
export function returnsAshes(name: string | null | undefined): boolean | null {
  if (sameServiceType(name, SERVICE_TYPE.privateReturn)) return true
  return WITHOUT_ASHES.some((service) => sameServiceType(service, name)) ? false : null
}

const WITHOUT_ASHES = [
  SERVICE_TYPE.privateDispersal,
  SERVICE_TYPE.communalVet,
  SERVICE_TYPE.communalStrayWildlife,
] as const

/** Whether an unsubmitted booking may get another service; a vet supply order has neither pet nor owner [OPEN-341]. */
export function canBecome(from: string, to: string): boolean {
  return ![from, to].some((name) => sameServiceType(name, SERVICE_TYPE.vetSupplyOrder))
}

/** The practice's service type of that name [WIZ-08, API-46]. */
export function findServiceType(name: string, serviceTypes: readonly ServiceType[]): ServiceType | undefined {
  return serviceTypes.find((serviceType) => sameServiceType(serviceType.name, name))
}
