import {
  STAGE,
  STAGE_GROUPS,
  bookingStatus,
  isCancelled,
  isProductsOrder,
  isUnsubmitted,
  stageGroupOf,
  whyNoEdit,
} from '@portal/domain'
import type { ServerBooking, StageGroupName, StageLabels } from '@portal/domain'

type ProgressFacts = Pick<ServerBooking, 'cstm' | 'opportunity_type' | 'quoted_products'>
type MaybeText = string | null | undefined

/** Steps of a product order, which has no pet to collect or cremate. */
export const ORDER_STEPS = ['Ordered', 'Preparation', 'Delivery', 'Completed'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

export interface Progress {
  readonly steps: readonly string[]
  /** Current step; null if the stage belongs to none [OPEN-26]. */
  readonly current: string | null
  /** Next step while there is no current one; null if unknown, for example before the submission. */
  readonly next: string | null
}

/** Next group after stages that belong to no group. */
const GROUP_AFTER: Readonly<Record<string, StageGroupName>> = {
  [STAGE.vpSubmitted]: 'Collection',
  [STAGE.pendingDetails]: 'Confirmation',
}

const PET_STEPS = STAGE_GROUPS.map(({ name }) => name)
/** Return stages before a product order is on its way. */
const BEFORE_DELIVERY = /(Awaiting Product|Quality Assurance Completed)$/

/** Progress of a booking by stage groups; product orders have their own steps [BKG-37, OPEN-26]. */
export function progressOf({ cstm }: ProgressFacts): Progress {
  const stage = cstm.order_stage_c
  if (isProductsOrder(cstm.service_type?.name)) return { steps: ORDER_STEPS, current: orderStepOf(stage), next: null }
  const current = stageGroupOf(stage)
  return { steps: PET_STEPS, current, next: current === null ? (GROUP_AFTER[stage?.trim() ?? ''] ?? null) : null }
}

function orderStepOf(stage: MaybeText): OrderStep | null {
  if (stage?.trim() === STAGE.vpSubmitted) return 'Ordered'
  const group = stageGroupOf(stage)
  if (group === null || group === 'Collection') return null
  if (group === 'Completed') return 'Completed'
  return group === 'Return' && !BEFORE_DELIVERY.test(stage?.trim() ?? '') ? 'Delivery' : 'Preparation'
}

/** The next step of a booking, or what it waits for. */
export type NextStep =
  | 'submit'
  | 'cancelled'
  | 'submitElsewhere'
  | 'giveDetails'
  | 'instructions'
  | 'instructionsOrPayment'
  | 'nothingToDo'
  | 'collect'
  | 'onHold'
  | 'ashesHeld'
  | StageGroupName
  | `order${OrderStep}`

const OF_STAGE: Readonly<Record<string, NextStep>> = {
  'Pre-Booking': 'collect',
  'Awaiting Collection': 'collect',
  'On Hold': 'onHold',
  'Ashes in Library (On Hold)': 'ashesHeld',
}

/** The step that staff take or wait for next; null if the stage has none [BKG-38]. */
export function nextStepOf(booking: ProgressFacts, labels: StageLabels | null | undefined): NextStep | null {
  const stage = booking.cstm.order_stage_c?.trim() ?? ''
  if (isCancelled(stage)) return 'cancelled'
  if (isUnsubmitted(booking, labels)) return stepToSubmit(booking, labels)
  if (OF_STAGE[stage] === 'onHold') return 'onHold'
  if (isProductsOrder(booking.cstm.service_type?.name)) {
    const step = orderStepOf(stage)
    return step && `order${step}`
  }
  if (stage === STAGE.vpSubmitted) return stepWhenSubmitted(booking)
  return OF_STAGE[stage] ?? stageGroupOf(stage)
}

function stepToSubmit(booking: ProgressFacts, labels: StageLabels | null | undefined): NextStep | null {
  const reason = whyNoEdit(booking, labels)
  if (reason === 'noWizard') return 'submitElsewhere'
  if (reason) return null
  return booking.cstm.order_stage_c?.trim() === STAGE.pendingDetails ? 'giveDetails' : 'submit'
}

function stepWhenSubmitted(booking: ProgressFacts): NextStep {
  const { kind } = bookingStatus(booking)
  if (kind === 'waitingInstructions') return 'instructions'
  return kind === 'waitingInstructionsOrPayment' ? 'instructionsOrPayment' : 'nothingToDo'
}

/** Whether the provider has the pet and photographs its tag. */
export function hasArrived(stage: MaybeText): boolean {
  const raw = stage?.trim() ?? ''
  return raw === STAGE.pendingDetails || (stageGroupOf(raw) !== null && OF_STAGE[raw] !== 'collect')
}
