import { addressLine, formatPhone } from '@portal/domain'
import type { Owner, OwnerInput } from '@portal/domain'
import type { ShownTable } from '../value/shown-field'

/** Says that the owner has no phone, so that the field does not look unfilled [OPEN-134]. */
function phoneText({ phoneNumber, noPhone }: Owner): string {
  return phoneNumber === '' && noPhone ? 'No phone: not reachable' : formatPhone(phoneNumber)
}

/** Displayed and merged fields of an owner. A submitted booking locks the whole owner [WIZ-106]. */
export const SHOWN_OWNER = {
  firstName: { label: "Owner's first name", text: ({ firstName }) => firstName },
  lastName: { label: "Owner's last name", text: ({ lastName }) => lastName },
  phoneNumber: { label: 'Phone number', text: phoneText },
  noPhone: { within: 'phoneNumber' },
  email: { label: 'Email', text: ({ email }) => email },
  address: { label: 'Home address', text: ({ address }) => addressLine(address) },
} as const satisfies ShownTable<Owner, keyof OwnerInput>
