import { isCancelled, isPartialStage, isProductsOrder, stageGroupOf, whyNoEdit } from '@portal/domain'
import type { ServerBooking, StageLabels } from '@portal/domain'

/**
 * The instruction that holds a pet back. A booking has it once: a second request with the same id adds nothing
 * [OPEN-336].
 */
export const HOLD_INSTRUCTION = {
  id: 'hold',
  description: 'HOLD: this may be the wrong pet. Please do nothing until the practice has called.',
} as const

/** How a practice has a pet held back: it can ask here, has asked, or must call. */
export type HoldState = 'ask' | 'held' | 'call'

const TOO_LATE = ['Cremation', 'Memorialisation', 'Inspection', 'Return', 'Completed']

type HoldFacts = Parameters<typeof whyNoEdit>[0] & Pick<ServerBooking, 'special_instructions'>

/** Null if no pet can be held back: an order, a draft, a cancelled booking, or after the cremation [OPEN-336]. */
export function holdStateOf(booking: HoldFacts, labels?: StageLabels | null): HoldState | null {
  const { order_stage_c: stage, service_type: service } = booking.cstm
  if (isProductsOrder(service?.name) || isPartialStage(stage) || isCancelled(stage) || booking.discarded_at) return null
  if (TOO_LATE.includes(stageGroupOf(stage) ?? '')) return null
  const { id, description } = HOLD_INSTRUCTION
  if (booking.special_instructions.some((row) => row.id === id || row.description === description)) return 'held'
  return whyNoEdit(booking, labels) === null ? 'ask' : 'call'
}
