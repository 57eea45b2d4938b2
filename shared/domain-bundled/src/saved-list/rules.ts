import { SERVICE_TYPE, sameServiceType, trimmed } from '@portal/domain'

/** Most saved lists of one practice: more would be hard to choose from [OPEN-224]. */
export const MOST_SAVED_LISTS = 50

/** Longest name of a list, in characters, so that it fits a table row. */
export const SAVED_LIST_NAME = 60

/** Practices order vet supplies again every month; items of other orders belong to one pet [OPEN-224]. */
export const canSaveAsList = (serviceType: string | null | undefined): boolean =>
  sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)

/** Key that is equal for names which differ only in case, blanks or Unicode form. */
export const savedListKey = (name: string): string =>
  trimmed(name).replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase()

export const isNameTaken = (name: string, others: readonly { readonly name: string }[]): boolean =>
  others.some((other) => savedListKey(other.name) === savedListKey(name))
