import type { PortalBooking, WizardKind } from '@portal/domain'
import { petFullName, v } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import { isOrder } from '../booking/wizard-state'
import type { FieldChange } from '../steps/field-changes'
import { whatNext } from './what-next'

/** How a wizard ended. It travels in the history entry, so that a reload shows it again. */
export interface Outcome {
  readonly bookingId: string
  /** The draft in which it was finished. */
  readonly draftId: string
  readonly orderId: string
  readonly petName: string
  /** It had been submitted before [WIZ-28]. */
  readonly isEdit: boolean
  /** Nothing in it is another since it was opened [OPEN-234]. */
  readonly isUnchanged: boolean
  readonly isSupplyOrder: boolean
  /** It consists of items; no pet comes of it. */
  readonly isOrder: boolean
  /** Its owner is named, and may have another pet to book [OPEN-121]. */
  readonly hasOwner: boolean
  /** What happens now, line by line. */
  readonly next: readonly string[]
  /** What was submitted otherwise than this page had it, by somebody else. */
  readonly differences: readonly FieldChange[]
}

interface Finished {
  readonly booking: PortalBooking
  readonly kind: WizardKind
}

interface Finish {
  readonly draftId: string
  /** The booking had been submitted before. */
  readonly isEdit: boolean
  /** What becomes of the pet, in words. */
  readonly sentence: string
  readonly isUnchanged?: boolean
  readonly differences?: readonly FieldChange[]
}

/** How the wizard ended: a first submission is one by whichever address it was reached [WIZ-27, WIZ-28]. */
export function outcomeOf({ booking, kind }: Finished, finish: Finish): Outcome {
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
    next: whatNext(booking, kind, sentence),
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

/** The outcome in a history entry's state; null when there is none. */
export function readOutcome(state: unknown): Outcome | null {
  return parseUnknown(OutcomeStateSchema, state)?.outcome ?? null
}
