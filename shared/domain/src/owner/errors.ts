// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { MAX_LENGTH, emailError, isCallablePhone, onlyErrors, ownerFields, textError, trimmed } from '@portal/domain'
import { addressErrors } from '../address/errors'
import { refusedTexts } from '../value/refused-texts'
import type { FieldCode, FieldErrors } from '../value/rules'
import type { OwnerNeeds } from './needs'
import type { OwnerInput, Owner } from './schema'

/**
 * Required: names, phone unless it is said that none is known, address with a city; an email when given must look like
 * one [WIZ-80, WIZ-81, OPEN-134]. Whom we contact needs either, and ashes need a street to come back to [OPEN-354].
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
