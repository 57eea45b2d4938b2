import { handOverTitle } from '@portal/booking-ui'
import { COLLECTION_OPTIONS, addressLine, bookingOptionOf, handOverInstructions, petFullName } from '@portal/domain'
import type { Pet, PortalBooking } from '@portal/domain'
import { isLockedField, keysOf, rowsOfBooking, rowsOfOwner, rowsOfPet } from '@portal/domain-bundled/booking-fields'
import { asksForCollection, canEnterWeight, isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { isSkipFixed } from '../owner-pet/start'

/** One row of the summary; `field` is the form field that changes it. */
export interface SummaryFact {
  readonly label: string
  readonly value: string
  readonly field?: string
  /** Changed here in a dialog, since no step contains it. */
  readonly isStaffMember?: true
}

export interface SummarySection {
  readonly title: string
  readonly facts: readonly SummaryFact[]
}

type PetState = Pick<WizardState, 'booking' | 'locked' | 'movedForward'>

/** The facts to submit: pet and owner, then other entries [WIZ-58]. */
export function summaryOf(state: WizardState): SummarySection[] {
  const { booking, kind } = state
  const entered = { title: isOrder(kind) ? 'Order' : 'Booking', facts: bookingFacts(state) }
  if (kind === 'vet-supply-order') return [entered]
  return [
    { title: 'Pet', facts: petFacts(state) },
    { title: 'Owner', facts: changeable(ownerFacts(booking), !state.locked) },
    ...(asksForCollection(state) ? [{ title: 'Collection', facts: collectionFacts(booking) }] : []),
    { title: 'Special instructions', facts: instructionFacts(booking) },
    entered,
  ]
}

/** Name of the service, as in the chooser. */
export function serviceName({ kind, booking: { serviceType } }: Pick<WizardState, 'kind' | 'booking'>): string {
  return bookingOptionOf(kind, serviceType)?.label ?? serviceType
}

/** The summary as text only; steps to take while the pet is still here come first [OPEN-97]. */
export function writtenSummary(state: WizardState): SummarySection[] {
  const { booking, kind } = state
  const instructions = isOrder(kind) ? [] : handOverInstructions(booking.quotedProducts)
  const facts = instructions.map(({ name, text }) => ({ label: name, value: text }))
  return [
    { title: 'Service', facts: [{ label: 'Service', value: serviceName(state) }] },
    ...(facts.length > 0 ? [{ title: handOverTitle(booking), facts }] : []),
    ...summaryOf(state),
  ]
}

function bookingFacts({ booking }: WizardState): SummaryFact[] {
  const facts = rowsOfBooking(booking).map(({ name, label, value }) =>
    name === 'vetStaff' ? { label, value, isStaffMember: true as const } : { label, value, field: `booking.${name}` },
  )
  return [{ label: 'Booking ID', value: booking.orderId }, ...facts]
}

function ownerFacts(booking: PortalBooking): SummaryFact[] {
  const { owner, skipOwnerDetails } = booking
  if (skipOwnerDetails) {
    const fact = { label: 'Owner details', value: 'Not provided' }
    return [isSkipFixed(booking) ? fact : { ...fact, field: 'skipOwner' }]
  }
  const rows = rowsOfOwner(owner, { firstName: [{ label: 'Owner name', text: petFullName }], lastName: [] })
  return rows.map(({ name, label, value }) => ({ label, value, field: `owner.${name}` }))
}

function petFacts(state: PetState): SummaryFact[] {
  const { pet } = state.booking
  const isLocked = (name: string) => state.locked && isLockedField(`pet.${name}`, canEnterWeight(state))
  const rows = rowsOfPet(pet, { firstName: [{ label: 'Pet name', text: petFullName }], lastName: [] })
  return rows.flatMap(({ name, label, value }) =>
    changeable([{ label, value, field: `pet.${inputOf(pet, name)}` }], !isLocked(name)),
  )
}

/** The input that changes a fact. A weight may be entered in the breed's own unit. */
function inputOf({ customUnitName, customUnit }: Pet, name: string): string {
  if (name === 'weight' && customUnitName && customUnit !== null) return 'customUnit'
  return keysOf('pet', name)[0] ?? name
}

function collectionFacts({ collectionDetails }: PortalBooking): SummaryFact[] {
  const { collectionAddressOption: option, collectionAddress, collectionProducts } = collectionDetails
  return [
    { label: 'Collection from', value: option ? COLLECTION_OPTIONS[option] : '', field: 'collection.option' },
    { label: 'Collection address', value: addressLine(collectionAddress), field: 'collection.option' },
    ...(collectionProducts
      ? [{ label: 'Collection type', value: collectionProducts.name, field: 'collection.products' }]
      : []),
  ]
}

function instructionFacts({ specialInstructions }: PortalBooking): SummaryFact[] {
  if (specialInstructions.length === 0) return [{ label: 'Instructions', value: 'None', field: 'instructions' }]
  return specialInstructions.map(({ description }, index) => ({
    label: `Instruction ${index + 1}`,
    value: description,
    field: `instructions[${index}].description`,
  }))
}

function changeable(facts: readonly SummaryFact[], isChangeable: boolean): SummaryFact[] {
  return isChangeable ? [...facts] : facts.map(({ label, value }) => ({ label, value }))
}
