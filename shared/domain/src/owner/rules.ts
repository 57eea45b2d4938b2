import { addressErrors, emptyAddress } from '../address/rules'
import { isValidOwnerPhone, normalisePhone, phoneAsTyped, phoneKind } from '../phone/rules'
import type { FieldCode, FieldErrors } from '../value/rules'
import { onlyErrors, textError, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import type { Owner, OwnerSubmit, ServerOwner } from './schema'

export type OwnerField = 'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'address'

export function emptyOwner(): Owner {
  return {
    id: '',
    firstName: '',
    lastName: '',
    phoneNumber: '',
    email: '',
    address: emptyAddress(),
    returnTo: '',
  }
}

/** Looks like an email: letters that every mail server takes, one @, a domain with a dot. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH.email && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email)
}

/** The code for an email that may be left out. */
export function emailError(email: string | null | undefined): FieldCode | undefined {
  const given = trimmed(email)
  return given === '' || isEmail(given) ? undefined : 'invalid'
}

/** Required: names, phone, address with a city; an email when given must look like one [WIZ-80, WIZ-81]. */
export function ownerErrors(owner: Partial<Owner>): FieldErrors<OwnerField> {
  const phone = trimmed(owner.phoneNumber)
  const { address, city, postalcode } = addressErrors(owner.address)
  const phoneError: FieldCode | undefined = isValidOwnerPhone(phone) ? undefined : 'invalid'
  return onlyErrors({
    firstName: textError(owner.firstName, MAX_LENGTH.name),
    lastName: textError(owner.lastName, MAX_LENGTH.name),
    phoneNumber: phone ? phoneError : 'required',
    email: emailError(owner.email),
    address: address ?? city ?? postalcode,
  })
}

/** The one phone of an owner, mobile first, as the API has it. */
export function ownerPhone(owner: Pick<ServerOwner, 'phone_mobile' | 'phone_home' | 'phone_work'>): string {
  return owner.phone_mobile || owner.phone_home || owner.phone_work
}

export function toOwner(server: ServerOwner | null | undefined): Owner {
  if (!server) return emptyOwner()
  return {
    id: server.id,
    firstName: server.first_name,
    lastName: server.last_name,
    phoneNumber: phoneAsTyped(ownerPhone(server)),
    email: server.email,
    returnTo: server.return_to,
    address: {
      street: server.primary_address_street,
      city: server.primary_address_city,
      state: server.primary_address_state,
      postalcode: server.primary_address_postalcode,
      country: server.primary_address_country,
      lat: server.primary_address_latitude,
      lng: server.primary_address_longitude,
    },
  }
}

export function toOwnerSubmit(owner: Owner): OwnerSubmit {
  const phone = normalisePhone(owner.phoneNumber) ?? ''
  const kind = phone && phoneKind(phone)
  return {
    id: owner.id || null,
    first_name: owner.firstName.trim(),
    last_name: owner.lastName.trim(),
    phone_mobile: kind === 'mobile' ? phone : '',
    phone_home: kind === 'home' ? phone : '',
    phone_work: kind === 'work' ? phone : '',
    email: owner.email.trim(),
    return_to: owner.returnTo,
    primary_address_street: owner.address.street,
    primary_address_city: owner.address.city,
    primary_address_state: owner.address.state,
    primary_address_postalcode: owner.address.postalcode,
    primary_address_country: owner.address.country,
    primary_address_latitude: owner.address.lat,
    primary_address_longitude: owner.address.lng,
  }
}
