// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { addressLine, formatPhone } from '@portal/domain'
import type { ShownTable } from '../value/shown-field'
import type { OwnerInput, Owner } from './schema'

/** Where nobody has one, that is told: it is no gap [OPEN-134]. */
function phoneText({ phoneNumber, noPhone }: Owner): string {
  return phoneNumber === '' && noPhone ? 'No phone: not reachable' : formatPhone(phoneNumber)
}

/** What of an owner is shown and merged; a submitted booking locks its owner as a whole [WIZ-106]. */
export const SHOWN_OWNER = {
  firstName: { label: "Owner's first name", text: ({ firstName }) => firstName },
  lastName: { label: "Owner's last name", text: ({ lastName }) => lastName },
  phoneNumber: { label: 'Phone number', text: phoneText },
  noPhone: { within: 'phoneNumber' },
  email: { label: 'Email', text: ({ email }) => email },
  address: { label: 'Home address', text: ({ address }) => addressLine(address) },
} as const satisfies ShownTable<Owner, keyof OwnerInput>
