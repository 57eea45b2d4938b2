import { isCremationPackage, isPartialStage, toCollectionSubmit, toPetSubmit } from '@portal/domain'
import type { BookingSubmit } from '@portal/domain'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import type { DraftFacts, FieldDetail } from './draft'
import { collectionFieldErrors, orderErrors } from './draft-errors'

/**
 * The part of an update that the booking accepts. A submitted booking keeps owner and pet, except for a weight that was
 * never given [WIZ-106, WIZ-109], and a collection that is not sent.
 */
export function allowedChanges({ booking }: StoredBooking, submit: BookingSubmit): BookingSubmit {
  if (isPartialStage(booking.stage)) return submit
  const { pet, collection } = booking.details
  const weighed = pet?.weight ? null : submit.pet
  return {
    ...submit,
    ...(!submit.collection_add_option_c && collection && toCollectionSubmit(collection)),
    skip_owner_details: booking.skipOwner,
    owner: null,
    pet: pet && weighed ? { ...toPetSubmit(pet), weight: weighed.weight, custom_unit: weighed.custom_unit } : null,
  }
}

/** Errors of an update to a submitted booking. Only sent parts are checked, because others cannot be corrected. */
export function submittedErrors(
  facts: DraftFacts,
  lines: readonly LineRecord[],
  sent: { readonly collection: boolean; readonly lines: boolean },
): FieldDetail {
  return {
    ...(sent.collection ? collectionFieldErrors(facts) : {}),
    ...(sent.lines ? orderErrors(facts, lines, (line) => isCremationPackage(line.name)) : {}),
  }
}
