import { MAX_LENGTH, bookingFields, multilineTextError } from '@portal/domain'
import type { BookingInput, FieldErrors, SpecialInstruction } from '@portal/domain'
import { refusedTexts } from '../value/refused-texts'

export { addressErrors, addressPartErrors } from '../address/errors'
export type { AddressPart } from '../address/errors'
export type { AddressUse } from '../address/street'
export { isSamePlace } from '../address/same-place'
export { collectionErrors } from '../collection/errors'
export { ownerErrors } from '../owner/errors'
export { ownerNeeds } from '../owner/needs'
export type { OwnerNeeds } from '../owner/needs'
export { petErrors } from '../pet/errors'

/** Errors of typed fields of the booking itself. The chooser has a rule of its own for the staff member. */
export const bookingErrors = (typed: Partial<BookingInput>): FieldErrors<keyof BookingInput> =>
  refusedTexts(bookingFields, typed)

/** Errors by row index; an empty row is an error [WIZ-103]. */
export function instructionErrors(
  rows: readonly Pick<Partial<SpecialInstruction>, 'description'>[],
): FieldErrors<number> {
  const errors: FieldErrors<number> = {}
  rows.forEach((row, index) => {
    const code = multilineTextError(row.description, MAX_LENGTH.instruction)
    if (code) errors[index] = code
  })
  return errors
}
