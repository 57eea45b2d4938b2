// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
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

type Facts = Pick<ServerBooking, 'cstm' | 'opportunity_type' | 'quoted_products'>
type MaybeText = string | null | undefined

/** Progress of an order of products: no pet is collected or cremated. */
export const ORDER_STEPS = ['Ordered', 'Preparation', 'Delivery', 'Completed'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

export interface Progress {
  readonly steps: readonly string[]
  /** The step it is at; null marks none [OPEN-26]. */
  readonly current: string | null
  /** The step it comes to next, while it is at none; null where that is not known yet, as before it is submitted. */
  readonly next: string | null
}

/** Stages of no group, and the group that a pet comes to after them. */
const GROUP_AFTER: Readonly<Record<string, StageGroupName>> = {
  [STAGE.vpSubmitted]: 'Collection',
  [STAGE.pendingDetails]: 'Confirmation',
}

const PET_STEPS = STAGE_GROUPS.map(({ name }) => name)
/** Stages of the return that come before an order is on its way. */
const BEFORE_DELIVERY = /(Awaiting Product|Quality Assurance Completed)$/

/** How far a booking is: by the stage groups, an order of products by steps of its own [BKG-37, OPEN-26]. */
export function progressOf({ cstm }: Facts): Progress {
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

/** What happens next with a booking, or what it waits for. */
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

/** What a nurse does or waits for next; null where the stage tells nothing [BKG-38]. */
export function nextStepOf(booking: Facts, labels: StageLabels | null | undefined): NextStep | null {
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

function stepToSubmit(booking: Facts, labels: StageLabels | null | undefined): NextStep | null {
  const reason = whyNoEdit(booking, labels)
  if (reason === 'noWizard') return 'submitElsewhere'
  if (reason) return null
  return booking.cstm.order_stage_c?.trim() === STAGE.pendingDetails ? 'giveDetails' : 'submit'
}

function stepWhenSubmitted(booking: Facts): NextStep {
  const { code } = bookingStatus(booking)
  if (code === 'waitingInstructions') return 'instructions'
  return code === 'waitingInstructionsOrPayment' ? 'instructionsOrPayment' : 'nothingToDo'
}

/** Whether the pet is with the provider, where its tag is photographed. */
export function hasArrived(stage: MaybeText): boolean {
  const raw = stage?.trim() ?? ''
  return raw === STAGE.pendingDetails || (stageGroupOf(raw) !== null && OF_STAGE[raw] !== 'collect')
}
