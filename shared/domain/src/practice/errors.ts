import { PRICING_OPTIONS } from '../pricing/rules'
import { onlyErrors } from '../value/rules'
import type { FieldCode, FieldErrors } from '../value/rules'
import type { PracticeSubmit } from './schema'

/** Errors of changed practice settings [API-13]. */
export function practiceErrors(sent: PracticeSubmit): FieldErrors<keyof PracticeSubmit> {
  return onlyErrors({
    pricing_information_c: offeredError(sent.pricing_information_c, PRICING_OPTIONS),
    default_collection_location_c: offeredError(sent.default_collection_location_c, ['Vet', 'Customer', 'Other']),
  })
}

function offeredError(chosen: string | null | undefined, options: readonly string[]): FieldCode | undefined {
  return !chosen || options.includes(chosen) ? undefined : 'notOffered'
}
