import { MAX_LENGTH, memberErrors } from '@portal/domain'
import type { MemberField, MemberForm } from '@portal/domain'
import { textMessages } from '@portal/forms'
import type { FormErrors } from '@portal/forms'

const nameWords = {
  ...textMessages(MAX_LENGTH.name),
  link: 'Leave out web addresses, phone numbers and signs like / or @. Put a space after a full stop',
}
const TEXTS: Readonly<Record<MemberField, Readonly<Record<string, string>>>> = {
  firstName: { required: 'Enter a first name', ...nameWords },
  lastName: { required: 'Enter a last name', ...nameWords },
  email: {
    required: 'Enter an email address',
    tooLong: textMessages(MAX_LENGTH.username).tooLong,
    invalid: 'Please enter valid email address',
    taken: 'This email address belongs to another profile. Enter a different one',
  },
  accessLevel: { required: 'Choose an access level', notOffered: 'Choose one of the access levels' },
}

const OTHERWISE: Readonly<Record<MemberField, string>> = {
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  email: 'Please enter valid email address',
  accessLevel: 'Choose an access level',
}

/** Error text of an invalid field. */
export function memberFieldText(field: MemberField, code: string): string {
  return TEXTS[field][code] ?? OTHERWISE[field]
}

/** Errors of a member's invalid fields [PRA-15, PRA-24, OPEN-79]. */
export function memberFieldErrors(member: Pick<MemberForm, MemberField>): FormErrors {
  const errors: FormErrors = {}
  const codes = memberErrors(member)
  for (const field of ['firstName', 'lastName', 'email', 'accessLevel'] as const) {
    const code = codes[field]
    if (code) errors[field] = memberFieldText(field, code)
  }
  return errors
}
