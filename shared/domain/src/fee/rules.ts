import { isHomeOption } from '../collection/rules'
import type { CollectionOption } from '../collection/schema'
import { isProductsOrder } from '../service-type/rules'
import { FEES } from './fees'
import type { FeeKey, TravelFacts } from './fees'

/** What each fee costs; null = to be confirmed by the provider [OPEN-58]. */
export type Fees = Readonly<Record<FeeKey, number | null>>
/** Some of the fees: what a practice or a zone names, what is part of an order. */
export type PartialFees = { readonly [Key in FeeKey]?: Fees[Key] | undefined }

export const FEE_KEYS = Object.keys(FEES).filter((key): key is FeeKey => key in FEES)

type FieldsBy<Name extends 'wireField' | 'portalField', Value> = {
  [Key in FeeKey as (typeof FEES)[Key][Name]]: Value
}

/** A booking's field for each fee, as the pages hold it. */
export type BookingFees = Readonly<FieldsBy<'portalField', number | null>>
export type FeesOfBooking = Partial<BookingFees>

/** One field for each fee, named as on the wire or as on the pages. */
export function feeFields<Name extends 'wireField' | 'portalField', Value>(
  name: Name,
  valueOf: (key: FeeKey) => Value,
): FieldsBy<Name, Value> {
  // The names are the table's: the compiler does not follow them through entries.
  return Object.fromEntries(FEE_KEYS.map((key) => [FEES[key][name], valueOf(key)])) as FieldsBy<Name, Value>
}

/** A value for each fee. */
export function eachFee<Value>(valueOf: (key: FeeKey) => Value): Record<FeeKey, Value> {
  // As above: every key of the table is there.
  return Object.fromEntries(FEE_KEYS.map((key) => [key, valueOf(key)])) as Record<FeeKey, Value>
}

/** The fees of a booking as the pages hold it. */
export function bookingFees(booking: FeesOfBooking): PartialFees {
  return eachFee((key) => booking[FEES[key].portalField])
}

/** The fees that an order tells: those that its service causes, or that have an amount; of no products none [OPEN-178]. */
export function toldFees(serviceType: string, fees: PartialFees, hasItems: boolean): PartialFees {
  const isCaused = (key: FeeKey) => FEES[key].isDue(serviceType) && (hasItems || !isProductsOrder(serviceType))
  const isTold = (key: FeeKey) => Boolean(fees[key]) || isCaused(key)
  return Object.fromEntries(FEE_KEYS.filter(isTold).map((key) => [key, fees[key]]))
}

export interface FeeFacts {
  readonly serviceType: string
  /** Where the pet is collected; none means at the practice. */
  readonly collectionOption: CollectionOption | null | undefined
  readonly practice: PartialFees
  /** The collection zone chosen for a home. */
  readonly zone: PartialFees | null | undefined
  readonly lines?: readonly TravelFacts[]
}

/** The fees that would be due and that an item of the order has in its price [OPEN-96]. */
export function includedFees(serviceType: string, lines: readonly TravelFacts[]): FeeKey[] {
  const present = lines.filter((line) => !line.deleted)
  return FEE_KEYS.filter((key) => FEES[key].isDue(serviceType) && present.some(FEES[key].isIncluded))
}

/** Whether an item of the order is one for which the pet is collected [OPEN-96]. */
export function needsCollection(lines: readonly TravelFacts[]): boolean {
  return lines.some(({ deleted, requiresCollection }) => !deleted && requiresCollection)
}

/** A home in a zone costs the zone's fees, otherwise the practice's; what is not due or included costs 0 [OPEN-58, OPEN-96]. */
export function feesDue({ serviceType, collectionOption, practice, zone, lines = [] }: FeeFacts): Fees {
  const included = includedFees(serviceType, lines)
  const isOwed = (key: FeeKey) => FEES[key].isDue(serviceType) && !included.includes(key)
  const named = isHomeOption(collectionOption) ? (zone ?? {}) : practice
  return eachFee((key) => (isOwed(key) ? (named[key] ?? null) : 0))
}
