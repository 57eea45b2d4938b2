import type { PortalBooking, WizardKind } from '@portal/domain'
import { petFullName, v } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import type { FieldChange } from '../steps/field-changes'

/** How a wizard ended. It travels in the history entry, so that a reload shows it again. */
export interface Outcome {
  readonly bookingId: string
  /** The draft in which it was finished. */
  readonly draftId: string
  readonly orderId: string
  readonly petName: string
  /** It had been submitted before [WIZ-28]. */
  readonly isEdit: boolean
  readonly isSupplyOrder: boolean
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
  readonly differences?: readonly FieldChange[]
}

/** How the wizard ended: a first submission is one by whichever address it was reached [WIZ-27, WIZ-28]. */
export function outcomeOf({ booking, kind }: Finished, { draftId, isEdit, differences = [] }: Finish): Outcome {
  const { id: bookingId, orderId, pet } = booking
  return {
    bookingId,
    draftId,
    orderId,
    petName: petFullName(pet),
    isEdit,
    isSupplyOrder: kind === 'vet-supply-order',
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
    isSupplyOrder: flag,
    differences,
  }),
})

/** The outcome in a history entry's state; null when there is none. */
export function readOutcome(state: unknown): Outcome | null {
  return parseUnknown(OutcomeStateSchema, state)?.outcome ?? null
}
