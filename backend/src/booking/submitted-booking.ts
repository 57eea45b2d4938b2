import { isCremationPackage, isPartialStage, toCollectionSubmit, toPetSubmit } from '@portal/domain'
import type { BookingSubmit } from '@portal/domain'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import type { DraftFacts, FieldDetail } from './draft'
import { collectionFieldErrors, orderErrors } from './draft-errors'

/**
 * What may change of a booking as it stands. Once submitted, owner and pet stay, but for a weight that was
 * never given [WIZ-106, WIZ-109]; a collection that is not sent stays as well.
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

/** What a change would break of a submitted booking: checked is what was sent, nothing else can be mended. */
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
