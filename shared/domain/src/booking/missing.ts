import type { Owner } from '../owner/schema'
import type { Pet } from '../pet/schema'

/** Codes of what an unfinished booking may lack, in the order they are said. */
export type MissingDetail = 'pet' | 'type' | 'breed' | 'sex' | 'weight' | 'owner' | 'phone' | 'address'

interface Details {
  /** null for an order that is about no pet. */
  readonly pet: Pick<Pet, 'firstName' | 'type' | 'breed' | 'sex' | 'weight'> | null
  readonly owner: Pick<Owner, 'lastName' | 'phoneNumber' | 'noPhone' | 'address'>
  readonly skipOwner: boolean
}

type Given = readonly [code: MissingDetail, value: string]

/** What is still missing of an unfinished booking; an order without a pet lacks none of it. */
export function missingDetails({ pet, owner, skipOwner }: Details): MissingDetail[] {
  if (!pet) return []
  const ofPet: Given[] = [
    ['pet', pet.firstName],
    ['type', pet.type],
    ['breed', pet.breed],
    ['sex', pet.sex],
    ['weight', pet.weight ? String(pet.weight) : ''],
  ]
  const ofOwner: Given[] = [
    ['owner', owner.lastName],
    ['phone', owner.noPhone ? 'none' : owner.phoneNumber],
    ['address', owner.address.city],
  ]
  return [...ofPet, ...(skipOwner ? [] : ofOwner)].filter(([, given]) => given.trim() === '').map(([code]) => code)
}
