import type { Owner } from '../owner/schema'
import { visibleLines } from '../order/rules'
import type { Pet } from '../pet/schema'
import { SERVICE_TYPE, sameServiceType } from '../service-type/rules'
import type { PortalBooking } from './portal'

/** Codes of what an unfinished booking may lack, in the order they are said. */
export type MissingDetail = 'pet' | 'type' | 'breed' | 'sex' | 'weight' | 'owner' | 'phone' | 'address' | 'supplies'

interface Details {
  /** null for an order that is about no pet. */
  readonly pet: Pick<Pet, 'firstName' | 'lastName' | 'type' | 'breed' | 'sex' | 'weight'> | null
  readonly owner: Pick<Owner, 'firstName' | 'lastName' | 'phoneNumber' | 'noPhone' | 'address'>
  readonly skipOwner: boolean
}

type RequiredValue = readonly [code: MissingDetail, value: string]

/** What the form asks for and an unfinished booking has not; an order without a pet lacks none of it. */
export function missingDetails({ pet, owner, skipOwner }: Details): MissingDetail[] {
  if (!pet) return []
  const ofPet: RequiredValue[] = [
    ['pet', all(pet.firstName, pet.lastName)],
    ['type', pet.type],
    ['breed', pet.breed],
    ['sex', pet.sex],
    ['weight', pet.weight ? String(pet.weight) : ''],
  ]
  const ofOwner: RequiredValue[] = [
    ['owner', all(owner.firstName, owner.lastName)],
    ['phone', owner.noPhone ? 'none' : owner.phoneNumber],
    ['address', all(owner.address.city, owner.address.postalcode)],
  ]
  return [...ofPet, ...(skipOwner ? [] : ofOwner)].filter(([, given]) => given.trim() === '').map(([code]) => code)
}

/** '' unless each of them is given. */
const all = (...given: readonly string[]): string => (given.every((each) => each.trim() !== '') ? given.join(' ') : '')

/** The same of a booking as the pages hold it; a vet supply order lacks nothing but supplies. */
export function missingIn(
  booking: Pick<PortalBooking, 'serviceType' | 'pet' | 'owner' | 'skipOwnerDetails' | 'quotedProducts'>,
): MissingDetail[] {
  const { serviceType, skipOwnerDetails, quotedProducts } = booking
  if (!sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder))
    return missingDetails({ ...booking, skipOwner: skipOwnerDetails })
  return visibleLines(quotedProducts).length > 0 ? [] : ['supplies']
}
