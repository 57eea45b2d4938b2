import { isHomeOption } from '../collection/rules'
import type { CollectionOption } from '../collection/schema'
import { isProductsOrder } from '../service-type/rules'
import { FEES } from './fees'
import type { FeeKey, TravelFacts } from './fees'

/** Amount of each fee; null means the provider has to confirm it [OPEN-58]. */
export type Fees = Readonly<Record<FeeKey, number | null>>
/** Some of the fees, such as those of a practice or a zone. */
export type PartialFees = { readonly [Key in FeeKey]?: Fees[Key] | undefined }

export const FEE_KEYS = Object.keys(FEES).filter((key): key is FeeKey => key in FEES)

type FieldsBy<Name extends 'wireField' | 'portalField', Value> = {
  [Key in FeeKey as (typeof FEES)[Key][Name]]: Value
}

/** A field for each fee in a booking of the pages. */
export type BookingFees = Readonly<FieldsBy<'portalField', number | null>>
export type FeesOfBooking = Partial<BookingFees>

/** Builds one field per fee, named as on the wire or as on the pages. */
export function feeFields<Name extends 'wireField' | 'portalField', Value>(
  name: Name,
  valueOf: (key: FeeKey) => Value,
): FieldsBy<Name, Value> {
  // The names come from the table; the compiler cannot follow them through Object.fromEntries.
  return Object.fromEntries(FEE_KEYS.map((key) => [FEES[key][name], valueOf(key)])) as FieldsBy<Name, Value>
}

export function eachFee<Value>(valueOf: (key: FeeKey) => Value): Record<FeeKey, Value> {
  // As above: every key of the table is present.
  return Object.fromEntries(FEE_KEYS.map((key) => [key, valueOf(key)])) as Record<FeeKey, Value>
}

/** The fees of a booking of the pages. */
export function bookingFees(booking: FeesOfBooking): PartialFees {
  return eachFee((key) => booking[FEES[key].portalField])
}

/**
 * Fees that an order displays: those that its service causes, and those with an amount. A product order without items
 * shows none [OPEN-178].
 */
export function displayedFees(serviceType: string, fees: PartialFees, hasItems: boolean): PartialFees {
  const isCaused = (key: FeeKey) => FEES[key].isDue(serviceType) && (hasItems || !isProductsOrder(serviceType))
  const isTold = (key: FeeKey) => Boolean(fees[key]) || isCaused(key)
  return Object.fromEntries(FEE_KEYS.filter(isTold).map((key) => [key, fees[key]]))
}

export interface FeeFacts {
  readonly serviceType: string
  /** Where the pet is collected; null means at the practice. */
  readonly collectionOption: CollectionOption | null | undefined
  readonly practice: PartialFees
  /** The chosen collection zone of a home. */
  readonly zone: PartialFees | null | undefined
  readonly lines?: readonly TravelFacts[]
}

/** Fees that would be due but are part of an item's price [OPEN-96]. */
export function includedFees(serviceType: string, lines: readonly TravelFacts[]): FeeKey[] {
  const present = lines.filter((line) => !line.deleted)
  return FEE_KEYS.filter((key) => FEES[key].isDue(serviceType) && present.some(FEES[key].isIncluded))
}

/** Whether an ordered item requires that the pet is collected [OPEN-96]. */
export function needsCollection(lines: readonly TravelFacts[]): boolean {
  return lines.some(({ deleted, requiresCollection }) => !deleted && requiresCollection)
}

/**
 * The fees of the zone for a home, otherwise of the practice. A fee that is not due or is included costs 0 [OPEN-58,
 * OPEN-96].
 */
export function feesDue({ serviceType, collectionOption, practice, zone, lines = [] }: FeeFacts): Fees {
  const included = includedFees(serviceType, lines)
  const isOwed = (key: FeeKey) => FEES[key].isDue(serviceType) && !included.includes(key)
  const named = isHomeOption(collectionOption) ? (zone ?? {}) : practice
  return eachFee((key) => (isOwed(key) ? (named[key] ?? null) : 0))
}
