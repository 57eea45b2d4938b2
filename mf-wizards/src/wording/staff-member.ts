import { MAX_LENGTH, chooserErrors } from '@portal/domain'
import { textMessages } from '@portal/forms'

export const STAFF_LABEL = 'Booking vet staff member'
export const STAFF_PLACEHOLDER = 'Enter staff member name'

const WORDS: Readonly<Record<string, string>> = {
  required: 'Enter the staff member name',
  ...textMessages(MAX_LENGTH.name),
}

/** Error text for the staff member's name [WIZ-06]. */
export function staffMemberError(vetStaff: string): string | undefined {
  const code = chooserErrors({ vetStaff }).vetStaff
  return code && (WORDS[code] ?? WORDS.required)
}
