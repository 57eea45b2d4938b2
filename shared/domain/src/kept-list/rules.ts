import { SERVICE_TYPE, sameServiceType } from '../service-type/rules'
import { trimmed } from '../value/rules'

/** So many lists a practice keeps: more are no list to choose from any more [OPEN-224]. */
export const MOST_KEPT_LISTS = 50

/** Longest name of a list: it fits a row. */
export const KEPT_LIST_NAME = 60

/** The items of a vet supply order are ordered again every month; those of others are of a pet [OPEN-224]. */
export const isKeptAsList = (serviceType: string | null | undefined): boolean =>
  sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)

/** By what two names are the same to whoever reads them: whatever their case and blanks. */
export const keptListKey = (name: string): string =>
  trimmed(name).replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase()

/** Whether another list of the practice bears the name. */
export const isNameTaken = (name: string, others: readonly { readonly name: string }[]): boolean =>
  others.some((other) => keptListKey(other.name) === keptListKey(name))
