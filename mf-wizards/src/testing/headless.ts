// All that a tab without a page needs to play a wizard: the one file of this remote that tests outside of it import.
import { orderOf } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { WizardState } from '../booking/wizard-state'
import { WIZARDS } from '../plan/wizards'
import { summaryOf } from '../steps/confirmation/summary'
import { summaryText } from '../steps/confirmation/text-picture'
import { STEPS } from '../steps/steps'

export { bookingCart } from '../booking/cart'
export { claimForWizard } from '../booking/claimed-draft'
export type { ClaimedDraft } from '../booking/claimed-draft'
export { readWork } from '../booking/session/draft-work'
export { baseOf } from '../booking/session/form'
export { next } from '../booking/session/next'
export type { OwnerPetValues } from '../booking/session/owner-pet-values'
export { SessionRunner } from '../booking/session/runner'
export { bookingOf, startSession } from '../booking/session/session'
export type { FormRules } from '../booking/session/session'
export type { Flight } from '../booking/session/tasks'
export { startBooking } from '../booking/start-booking'
export { beginDraft, draftMeans, forgetDrafts, workIn } from '../booking/wizard-draft'
export { canEnterWeight } from '../booking/wizard-state'
export type { WizardState } from '../booking/wizard-state'
export { draftDescription, wizardStateOf } from '../frame/wizard-start'
export { STEP_HASH } from '../plan/steps'
export { submitWizard } from '../steps/confirmation/submit'
export { changesBetween } from '../steps/field-changes'
export { leftOut } from '../steps/left-out'
export { NO_ADDRESS } from '../steps/owner-pet/address-value'
export { ownerPetErrors } from '../steps/owner-pet/errors'
export { formRules } from '../steps/owner-pet/form-rules'
export { contentOf, isLockedField } from '../steps/owner-pet/merge-values'
export { questionsOf } from '../steps/owner-pet/questions'
export { startOfStep } from '../steps/owner-pet/start'
export { firstStepFailure } from '../wording/failures'

/** The steps of a wizard, in their order. */
export function stepsOf({ kind, booking }: Pick<WizardState, 'kind' | 'booking'>) {
  return WIZARDS[kind].steps(booking.serviceType).map((name) => STEPS[name])
}

/** What the confirmation says of a booking: each fact, and all of it as the summary's picture has it. */
export function saidOf(state: WizardState, booking: PortalBooking = state.booking) {
  const sections = summaryOf({ ...state, booking })
  return {
    facts: sections.flatMap(({ facts }) => facts.map(({ value }) => value)),
    lines: summaryText(sections, orderOf(booking), true),
  }
}
