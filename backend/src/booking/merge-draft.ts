import { emptyOwner, emptyPet, givenFields, ownerFields, petFields, petKg, withSentFields } from '@portal/domain'
import type { BookingSubmit, CollectionDetails, Owner, OwnerSubmit, Pet, PetSubmit } from '@portal/domain'
import { detailFields } from '../db/records'
import type { BreedRow } from '../repositories/reference'
import type { DraftFacts } from './draft'

/** Results of lookups for the sent draft. */
export interface DraftLookups {
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
