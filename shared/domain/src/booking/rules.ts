import { isProductsOrder } from '../service-type/rules'
import { STAGE, isCancelled, isPartialStage, stageKind, stageLabel } from '../stage/rules'
import type { StageLabels } from '../stage/rules'
import { editPathKind, opportunityTypeOf } from '../wizard-kind/rules'
import type { EditFacts } from '../wizard-kind/rules'
import type { BookingRow, OrderEvent } from './schema'

type Labels = StageLabels | null | undefined

/** The facts that decide whether a booking can be edited. */
interface EditState {
  readonly cstm: { readonly order_stage_c: string | null; readonly ok_cremate_c: boolean }
  /** Absent in list rows: lists contain no discarded booking. */
  readonly discarded_at?: string | null | undefined
}

/** Whether the details page offers Edit and the server accepts an update [BKG-48, OPEN-23]. */
export function canEdit(booking: EditState, labels?: Labels): boolean {
  const { order_stage_c: stage, ok_cremate_c: isFinal } = booking.cstm
  if (booking.discarded_at || isCancelled(stage)) return false
  return !isFinal && (isPartialStage(stage) || stageKind(stageLabel(stage, labels), stage) !== 'other')
}

/**
 * Why Edit is not offered: discarded, cancelled, no wizard for this order or for a submitted vet supply order
 * [OPEN-40], final-cremate flag set [BKG-48], or a later stage.
 */
export type NoEditReason = 'discarded' | 'cancelled' | 'noWizard' | 'final' | 'stage'

/** Why the details page does not offer Edit; null if it does [BKG-48, BKG-49, OPEN-23, OPEN-40]. */
export function whyNoEdit(booking: EditState & EditFacts, labels?: Labels): NoEditReason | null {
  if (booking.discarded_at) return 'discarded'
  if (isCancelled(booking.cstm.order_stage_c)) return 'cancelled'
  const kind = editPathKind(booking)
  if (kind === null || (kind === 'vet-supply-order' && !isUnsubmitted(booking, labels))) return 'noWizard'
  if (booking.cstm.ok_cremate_c) return 'final'
  return canEdit(booking, labels) ? null : 'stage'
}

/** Button of a row: Edit while the booking waits for the practice, otherwise View [BKG-30, BKG-31, OPEN-230]. */
export function listAction(row: EditState & EditFacts, labels?: Labels): 'edit' | 'view' {
  const stage = row.cstm.order_stage_c
  const isWaiting = isPartialStage(stage) || stageLabel(stage, labels).includes('Unsubmitted')
  const isOpen = isWaiting && !row.cstm.ok_cremate_c
  return isOpen && editPathKind(row) !== null ? 'edit' : 'view'
}

export type BookingStatus =
  | { readonly kind: 'stage'; readonly label: string }
  | { readonly kind: 'waitingInstructions' | 'waitingInstructionsOrPayment' }
  | { readonly kind: 'instructionsReceived' | 'instructionsOrPaymentReceived'; readonly date: string | null }

type StatusFacts = EditFacts & {
  readonly cstm: Pick<BookingRow['cstm'], 'order_stage_c' | 'ok_prepare_c' | 'ok_prepare_time_c'>
}

/** Whether a booking at this stage waits for final instructions. Orders without a pet never do. */
export function takesInstructions(stage: string | null, relationship: string | null, serviceType?: string | null) {
  const isKnown = relationship === 'vet_direct' || relationship === 'referral' || relationship === 'vet_unity'
  return stage?.trim() === STAGE.vpSubmitted && isKnown && !isProductsOrder(serviceType)
}

/**
 * The status of a booking as a code [BKG-43..47]. Other stages and product orders show the label of their stage
 * [OPEN-25].
 */
export function bookingStatus(booking: StatusFacts, labels?: Labels): BookingStatus {
  const { order_stage_c: stage, ok_prepare_c: hasInstructions, ok_prepare_time_c: date } = booking.cstm
  const relationship = opportunityTypeOf(booking)
  const isDirect = relationship === 'vet_direct'
  if (!takesInstructions(stage, relationship, booking.cstm.service_type?.name))
    return { kind: 'stage', label: stageLabel(stage, labels) }
  if (hasInstructions) return { kind: isDirect ? 'instructionsReceived' : 'instructionsOrPaymentReceived', date }
  return { kind: isDirect ? 'waitingInstructions' : 'waitingInstructionsOrPayment' }
}

/** Time of the latest event to 'VP Submitted' [DOM-60]. */
export function submittedAt(booking: {
  readonly order_events: readonly Pick<OrderEvent, 'to_value' | 'date_created'>[]
}): string | null {
  const times = booking.order_events
    .filter((event) => event.to_value === STAGE.vpSubmitted)
    .flatMap((event) => event.date_created ?? [])
  return times.sort().at(-1) ?? null
}

/** Whether the practice has yet to submit the booking. */
export function isUnsubmitted(booking: EditState, labels?: Labels): boolean {
  const stage = booking.cstm.order_stage_c
  return stageKind(stageLabel(stage, labels), stage) === 'unsubmitted'
}

/** Parts of a booking that may wait too long for the clinic, in the order of display [OPEN-180]. */
export const ATTENTION_KINDS = ['changes', 'instructions', 'approval', 'unsubmitted'] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]
