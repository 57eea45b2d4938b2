import type { PortalBooking, WizardKind } from '@portal/domain'
import { petFullName, v } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import type { FieldChange } from '../steps/field-changes'

/** How a wizard ended. It travels in the history entry, so that a reload shows it again. */
export interface Outcome {
  readonly bookingId: string
  readonly orderId: string
  readonly petName: string
  readonly isEdit: boolean
  readonly isSupplyOrder: boolean
  /** What was submitted otherwise than this page had it, by somebody else. */
  readonly differences: readonly FieldChange[]
}

export function outcomeOf(
  booking: PortalBooking,
  kind: WizardKind,
  isEdit: boolean,
  differences: readonly FieldChange[] = [],
): Outcome {
  const { id: bookingId, orderId, pet } = booking
  return {
    bookingId,
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
