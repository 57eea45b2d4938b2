import { MAX_LENGTH, emailError, isCallablePhone, onlyErrors, ownerFields, textError, trimmed } from '@portal/domain'
import type { FieldCode, FieldErrors, Owner, OwnerInput } from '@portal/domain'
import { addressErrors } from '../address/errors'
import { refusedTexts } from '../value/refused-texts'
import type { OwnerNeeds } from './needs'

/**
 * Errors of an owner. Required: names, a phone unless none is known, and an address with a city. An email must look
 * like one [WIZ-80, WIZ-81, OPEN-134]. An owner whom we contact needs a phone or an email, and returned ashes need a
 * street [OPEN-354].
 */
export function ownerErrors(owner: Partial<Owner>, needs?: OwnerNeeds): FieldErrors<keyof OwnerInput> {
  const phone = trimmed(owner.phoneNumber)
  const [addressError] = Object.values(addressErrors(owner.address, needs?.isSentTo ? 'sentTo' : undefined))
  const missing: FieldCode | undefined = owner.noPhone ? undefined : 'required'
  const wrong: FieldCode | undefined = isCallablePhone(phone) ? undefined : 'invalid'
  const isUnreachable = needs?.isContacted && owner.noPhone && !phone && !trimmed(owner.email)
  return onlyErrors({
    ...refusedTexts(ownerFields, owner),
    firstName: textError(owner.firstName, MAX_LENGTH.name),
    lastName: textError(owner.lastName, MAX_LENGTH.name),
    phoneNumber: phone ? wrong : missing,
    email: isUnreachable ? 'contactMissing' : emailError(owner.email),
    address: addressError,
  })
}
