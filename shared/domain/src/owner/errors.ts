// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { MAX_LENGTH, emailError, isCallablePhone, onlyErrors, ownerFields, textError, trimmed } from '@portal/domain'
import { addressErrors } from '../address/errors'
import { refusedTexts } from '../value/refused-texts'
import type { FieldCode, FieldErrors } from '../value/rules'
import type { AskedOwner, Owner } from './schema'

/**
 * Required: names, phone unless it is said that none is known, address with a city; an email when given must look like
 * one [WIZ-80, WIZ-81, OPEN-134].
 */
export function ownerErrors(owner: Partial<Owner>): FieldErrors<keyof AskedOwner> {
  const phone = trimmed(owner.phoneNumber)
  const [addressError] = Object.values(addressErrors(owner.address))
  const missing: FieldCode | undefined = owner.noPhone ? undefined : 'required'
  const wrong: FieldCode | undefined = isCallablePhone(phone) ? undefined : 'invalid'
  return onlyErrors({
    ...refusedTexts(ownerFields, owner),
    firstName: textError(owner.firstName, MAX_LENGTH.name),
    lastName: textError(owner.lastName, MAX_LENGTH.name),
    phoneNumber: phone ? wrong : missing,
    email: emailError(owner.email),
    address: addressError,
  })
}
