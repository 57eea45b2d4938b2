import type { Owner } from '../owner/schema'
import { visibleLines } from '../order/rules'
import type { Pet } from '../pet/schema'
import { SERVICE_TYPE, sameServiceType } from '../service-type/rules'
import type { PortalBooking } from './portal'

/** Codes of missing details, in the order of display. */
export type MissingDetail = 'pet' | 'type' | 'breed' | 'sex' | 'weight' | 'owner' | 'phone' | 'address' | 'supplies'

interface Details {
  /** null if the order is not about a pet. */
  readonly pet: Pick<Pet, 'firstName' | 'lastName' | 'type' | 'breed' | 'sex' | 'weight'> | null
  readonly owner: Pick<Owner, 'firstName' | 'lastName' | 'phoneNumber' | 'noPhone' | 'address'>
  readonly skipOwner: boolean
}

type RequiredValue = readonly [code: MissingDetail, value: string]

/** Required form fields that an unfinished booking lacks. */
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
  return [...ofPet, ...(skipOwner ? [] : ofOwner)].filter(([, texts]) => texts.trim() === '').map(([code]) => code)
}

/** Joins the texts; '' if one of them is blank. */
const all = (...texts: readonly string[]): string => (texts.every((each) => each.trim() !== '') ? texts.join(' ') : '')

/** Missing details of a booking of the pages. A vet supply order can lack items only. */
export function missingIn(
  booking: Pick<PortalBooking, 'serviceType' | 'pet' | 'owner' | 'skipOwnerDetails' | 'quotedProducts'>,
): MissingDetail[] {
  const { serviceType, skipOwnerDetails, quotedProducts } = booking
  if (!sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder))
    return missingDetails({ ...booking, skipOwner: skipOwnerDetails })
  return visibleLines(quotedProducts).length > 0 ? [] : ['supplies']
}
