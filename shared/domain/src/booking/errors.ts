// By themselves: a third of the pages check no booking.
export { addressErrors, addressPartErrors } from '../address/errors'
export type { AddressPart } from '../address/errors'
export { collectionErrors, otherAddressErrors } from '../collection/errors'
export { ownerErrors } from '../owner/errors'
export { petErrors } from '../pet/errors'
export { instructionErrors } from '../special-instruction/errors'
