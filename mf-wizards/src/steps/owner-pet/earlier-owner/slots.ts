import type { Owner } from '@portal/domain'
import { isBeginning } from '@portal/domain-bundled/earlier-owner'
import { ownerAddress, ownerLastName, ownerPhone, ownerText, ownerWithoutPhone } from '../filling/owner-slots'
import type { Slot } from '../filling/slot'
import type { SearchedField } from './offering'

/** The form fields that an earlier owner fills. The text typed as the search is replaced [OPEN-204]. */
export function slotsOfOwner({ firstName, lastName, phoneNumber, noPhone, email, address }: Owner): Slot[] {
  const slots = [
    found('firstName', ownerText('firstName', firstName)),
    found('lastName', ownerLastName(lastName)),
    found('phoneNumber', ownerPhone(phoneNumber)),
    !phoneNumber && noPhone ? ownerWithoutPhone() : null,
    ownerText('email', email),
    ownerAddress(address),
  ]
  return slots.filter((slot) => slot !== null)
}

function found(field: SearchedField, slot: Slot | null): Slot | null {
  if (!slot) return null
  const stands: Slot['stands'] = (values) => {
    const typed = slot.stands(values)
    const isWhole = typed === slot.says
    return !isWhole && isBeginning(field, typed, slot.says) ? '' : typed
  }
  return { ...slot, stands }
}
