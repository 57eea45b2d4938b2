import { handOverTitle } from '@portal/booking-ui'
import { petFullName, v, addressLine, handOverInstructions } from '@portal/domain'
import type { PortalBooking, WizardKind } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import { isOrder, asksForCollection } from '../booking/wizard-state'
import type { FieldChange } from '../steps/field-changes'

/** The result of a wizard. Stored in the history entry, so that a reload shows it again. */
export interface WizardResult {
  readonly bookingId: string
  /** The draft in which the booking was finished. */
  readonly draftId: string
  readonly orderId: string
  readonly petName: string
  /** The booking had been submitted before [WIZ-28]. */
  readonly isEdit: boolean
  /** Nothing has changed since the booking was opened [OPEN-234]. */
  readonly isUnchanged: boolean
  readonly isSupplyOrder: boolean
  /** An order of items, without a pet. */
  readonly isOrder: boolean
  /** The owner is named, so that another pet of theirs can be booked [OPEN-121]. */
  readonly hasOwner: boolean
  /** Next steps, line by line. */
  readonly next: readonly string[]
  /** Fields that somebody else submitted differently from this page. */
  readonly differences: readonly FieldChange[]
}

interface FinishedWizard {
  readonly booking: PortalBooking
  readonly kind: WizardKind
}

interface SuccessContent {
  readonly draftId: string
  /** The booking had been submitted before. */
  readonly isEdit: boolean
  /** The outcome for the pet, as a sentence. */
  readonly sentence: string
  readonly isUnchanged?: boolean
  readonly differences?: readonly FieldChange[]
}

/** The result of the wizard. A first submission counts as one, also at the edit address [WIZ-27, WIZ-28]. */
export function outcomeOf({ booking, kind }: FinishedWizard, finish: SuccessContent): WizardResult {
  const { draftId, isEdit, sentence, isUnchanged = false, differences = [] } = finish
  const { id: bookingId, orderId, pet } = booking
  return {
    bookingId,
    draftId,
    orderId,
    petName: petFullName(pet),
    isEdit,
    isUnchanged,
    isSupplyOrder: kind === 'vet-supply-order',
    isOrder: isOrder(kind),
    hasOwner: !isOrder(kind) && !booking.skipOwnerDetails,
    next: listNextSteps(booking, kind, sentence),
    differences,
  }
}

const text = v.fallback(v.string(), '')
const flag = v.fallback(v.boolean(), false)

const differences = v.fallback(v.array(v.object({ label: text, before: text, now: text })), [])

const OutcomeStateSchema = v.object({
  outcome: v.object({
    bookingId: v.string(),
    draftId: text,
    orderId: text,
    petName: text,
    isEdit: flag,
    isUnchanged: flag,
    isSupplyOrder: flag,
    isOrder: flag,
    hasOwner: flag,
    next: v.fallback(v.array(v.string()), []),
    differences,
  }),
})

/** The result in a history entry's state; null when there is none. */
export function readOutcome(state: unknown): WizardResult | null {
  return parseUnknown(OutcomeStateSchema, state)?.outcome ?? null
}

/**
 * Next steps after a submission: what to do before handing over the pet, where it is collected, and the outcome. No
 * dates are promised.
 */
export function listNextSteps(booking: PortalBooking, kind: WizardKind, outcome: string): string[] {
  if (isOrder(kind)) return [outcome]
  const instructions = handOverInstructions(booking.quotedProducts)
  const address = asksForCollection({ kind, booking }) ? addressLine(booking.collectionDetails.collectionAddress) : ''
  return [
    ...instructions.map(({ name, text }) => `${handOverTitle(booking)}, for ${name}: ${text}`),
    ...(address ? [`${booking.pet.firstName || 'The pet'} is collected from ${address}.`] : []),
    outcome,
  ]
}
