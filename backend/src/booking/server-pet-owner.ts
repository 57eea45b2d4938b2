import { phoneKind } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import type { BookingDetails } from '../db/records'
import type { BookingRecord } from '../repositories/booking'

type ServerPet = NonNullable<ServerBooking['pet']>
type ServerOwner = NonNullable<ServerBooking['owner']>
/** What of a booking's columns names its pet and owner. */
export type BookingFacts = Pick<
  BookingRecord,
  'id' | 'petFirstName' | 'petLastName' | 'ownerFirstName' | 'ownerLastName' | 'ownerPhone'
> & { details: BookingDetails }

export function petOf({ id, petFirstName, petLastName, details: { pet } }: BookingFacts): ServerPet | null {
  if (pet === null) return null
  return {
    id: `pet-${id}`.slice(0, 64),
    first_name: petFirstName,
    last_name: petLastName,
    breed_type: pet.type,
    breed: pet.breed,
    sex: pet.sex,
    size: pet.size,
    weight: pet.weight,
    collected: pet.collected,
    details_checked: pet.detailsChecked,
    had_issue: pet.hadIssue,
    custom_unit: pet.customUnit,
    custom_unit_name: pet.customUnitName,
    custom_unit_to_kg_ratio: pet.customUnitRatio,
  }
}

export function ownerOf({
  id,
  ownerFirstName,
  ownerLastName,
  ownerPhone: phone,
  details,
}: BookingFacts): ServerOwner | null {
  if (details.owner === null) return null
  const { email, returnTo, address } = details.owner
  const kind = phoneKind(phone)
  return {
    id: `owner-${id}`.slice(0, 64),
    first_name: ownerFirstName,
    last_name: ownerLastName,
    phone_mobile: kind === 'mobile' ? phone : '',
    phone_home: kind === 'home' ? phone : '',
    phone_work: kind === 'work' ? phone : '',
    email,
    return_to: returnTo,
    primary_address_street: address.street,
    primary_address_city: address.city,
    primary_address_state: address.state,
    primary_address_postalcode: address.postalcode,
    primary_address_country: address.country,
    primary_address_latitude: address.lat,
    primary_address_longitude: address.lng,
  }
}
