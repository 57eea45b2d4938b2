import { bookingFields } from '@portal/domain'
import type { BookingInput, FieldErrors } from '@portal/domain'
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
export { instructionErrors } from '../special-instruction/errors'

/** Errors of typed fields of the booking itself. The chooser has a rule of its own for the staff member. */
export const bookingErrors = (typed: Partial<BookingInput>): FieldErrors<keyof BookingInput> =>
  refusedTexts(bookingFields, typed)
