import { MAX_LENGTH } from '@portal/domain'
import type { FieldCode, FieldErrors } from '@portal/domain'
import type { AddressPart } from '@portal/domain-bundled/booking-errors'
import { textMessages } from '@portal/forms'

/** The text was not chosen from the list, or the choice could not be fetched [WIZ-85]. */
export const ADDRESS_NOT_CHOSEN = 'Error in selecting address'

const lineWords = textMessages(MAX_LENGTH.text)
const PARTS: Readonly<Record<AddressPart, Partial<Record<FieldCode, string>>>> = {
  street: {
    streetMissing: 'Enter the street and number',
    postBox: 'A post box cannot be a collection address. Enter the street and number of the home',
    ...lineWords,
  },
  city: { cityMissing: 'Enter the suburb or city', ...lineWords },
  state: lineWords,
  postalcode: {
    postalcodeMissing: 'Enter the postcode',
    invalid: 'Enter the postcode as 4 digits',
    notInState: 'This postcode is not in the state or territory chosen',
  },
  country: { abroad: 'The ashes will be returned to this address, and we return them to addresses in Australia only' },
}

/** Error texts of the parts of a typed address; undefined when valid. */
export function addressPartTexts(errors: FieldErrors<AddressPart>) {
  const words: Partial<Record<AddressPart, string>> = {}
  let part: AddressPart
  for (part in errors) words[part] = PARTS[part][errors[part] ?? 'invalid'] ?? 'Check this field'
  return Object.keys(words).length > 0 ? { parts: words } : undefined
}
