import { addressErrors } from '../address/rules'
import { isValidOwnerPhone } from '../phone/rules'
import type { FieldCode, FieldErrors } from '../value/rules'
import { onlyErrors, textError, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import { ownerFields } from './fields'
import type { AskedOwner, Owner, OwnerSubmit, OwnerWire } from './schema'

export function emptyOwner(): Owner {
  return ownerFields.empty()
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
export function ownerErrors(owner: Partial<Owner>): FieldErrors<keyof AskedOwner> {
  const phone = trimmed(owner.phoneNumber)
  const [addressError] = Object.values(addressErrors(owner.address))
  const phoneError: FieldCode | undefined = isValidOwnerPhone(phone) ? undefined : 'invalid'
  return onlyErrors({
    ...ownerFields.refused(owner),
    firstName: textError(owner.firstName, MAX_LENGTH.name),
    lastName: textError(owner.lastName, MAX_LENGTH.name),
    phoneNumber: phone ? phoneError : 'required',
    email: emailError(owner.email),
    address: addressError,
  })
}

/** The owner of an answer, or of what was sent. */
export function toOwner(wire: OwnerWire | null | undefined): Owner {
  return wire ? ownerFields.read(wire) : emptyOwner()
}

export function toOwnerSubmit(owner: Owner): OwnerSubmit {
  return { ...ownerFields.send(owner), id: owner.id || null }
}
