import {
  emptyOwner,
  emptyPet,
  givenFields,
  isPartialStage,
  ownerFields,
  petFields,
  petKg,
  toCollectionSubmit,
  toPetSubmit,
  withSentFields,
} from '@portal/domain'
import type { BookingSubmit, CollectionDetails, Owner, OwnerSubmit, Pet, PetSubmit } from '@portal/domain'
import { detailFields } from '../db/records'
import type { ArtworkFacts } from '../repositories/artwork'
import type { BookingRecord, LineRecord, StoredBooking } from '../repositories/booking'
import type { BreedRow } from '../repositories/reference'

/** Facts of a booking's owner and pet step. */
export type DraftFacts = Pick<
  BookingRecord,
  'id' | 'serviceType' | 'relationship' | 'isPackage' | 'skipOwner' | 'details'
>

/** A booking as it was read; a new one has no stage and no lines. */
export interface CurrentDraft {
  readonly facts: DraftFacts & Partial<Pick<BookingRecord, 'stage' | 'fees'>>
  readonly lines: readonly LineRecord[]
  readonly artworks: readonly ArtworkFacts[]
}

export type FieldDetail = Record<string, string>

/** Results of lookups for the sent draft. */
interface DraftLookups {
  readonly breed: BreedRow | null
  readonly collection: CollectionDetails | null
}

/** The stored facts overwritten with the sent ones; null or missing parts stay unchanged. */
export function mergeDraft(
  current: DraftFacts,
  submit: BookingSubmit,
  { breed, collection }: DraftLookups,
): DraftFacts {
  const { id, serviceType, relationship, details } = current
  const skipOwner = submit.skip_owner_details ?? false
  const owner = submit.owner ? mergeOwner(current, submit.owner) : details.owner
  return {
    id,
    serviceType,
    relationship,
    isPackage: submit.is_package_c ?? false,
    skipOwner,
    details: {
      ...details,
      ...givenFields(detailFields, submit),
      pet: submit.pet ? mergePet(current, submit.pet, breed) : details.pet,
      owner: skipOwner ? null : owner,
      collection,
    },
  }
}

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

/** The server calculates the weight from the breed's own unit and ignores the page's result [DOM-47]. */
function mergePet({ id, serviceType, details }: DraftFacts, sent: PetSubmit, breed: BreedRow | null): Pet {
  const merged = withSentFields(petFields, details.pet ?? emptyPet(), sent)
  const unit = breed?.customUnit ?? null
  const pet = {
    ...merged,
    id: idOf('pet', id),
    serviceType,
    breed: breed?.name ?? merged.breed,
    customUnit: unit === null ? null : merged.customUnit,
    customUnitName: unit,
    customUnitRatio: unit === null ? null : (breed?.customUnitToKgRatio ?? null),
  }
  return { ...pet, weight: petKg(pet) }
}

/** An owner with a phone number is never marked as having none [OPEN-134]. */
function mergeOwner({ id, details }: DraftFacts, sent: OwnerSubmit): Owner {
  const owner = withSentFields(ownerFields, details.owner ?? emptyOwner(), sent)
  return { ...owner, id: idOf('owner', id), noPhone: owner.noPhone && owner.phoneNumber === '' }
}

/** A booking has one pet and one owner, whose ids derive from its own. */
const idOf = (noun: 'pet' | 'owner', bookingId: string) => `${noun}-${bookingId}`.slice(0, 64)
