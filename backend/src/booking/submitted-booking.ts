import { isCremationPackage, isPartialStage } from '@portal/domain'
import type { BookingSubmit } from '@portal/domain'
import type { CollectionRecord } from '../db/records'
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
  const isWeighing = submit.pet && pet !== null && !pet.weight
  return {
    ...submit,
    ...(!submit.collection_add_option_c && collection && collectionAsSent(collection)),
    skip_owner_details: booking.skipOwner,
    owner: null,
    pet:
      isWeighing && submit.pet
        ? {
            ...submit.pet,
            first_name: booking.petFirstName,
            last_name: booking.petLastName,
            breed_type: pet.type,
            breed: pet.breed,
            sex: pet.sex,
            size: pet.size,
          }
        : null,
  }
}

function collectionAsSent({ option, address }: CollectionRecord): Partial<BookingSubmit> {
  return {
    collection_add_option_c: option,
    collection_add_street: address.street,
    collection_add_city: address.city,
    collection_add_state: address.state,
    collection_add_postalcode: address.postalcode,
    collection_add_country: address.country,
    collection_add_latitude: address.lat,
    collection_add_longitude: address.lng,
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
