import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from '@portal/router'
import { wizardTitle } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { Wizard, stepFromHash } from '@portal/forms'
import { useChooserFor } from '../booking/former-draft'
import { outcomeOfBooking } from '../booking/outcome'
import { withTyped } from '../booking/session/form'
import { workOf } from '../booking/session/session'
import type { WizardState } from '../booking/wizard-state'
import { STEP_HASH } from '../plan/steps'
import { WIZARDS } from '../plan/wizards'
import { PresenceBanner } from '../presence/PresenceBanner'
import { useDraftSearch, useReturnTo } from '../steps/change-link'
import { changesBetween, leftOut } from '../steps/field-changes'
import type { FieldChange } from '../steps/field-changes'
import { CartInBar } from '../steps/product-list/CartInBar'
import { STEPS } from '../steps/steps'
import { outcomeOf } from '../success/outcome'
import { BarNote } from './BarNote'
import { useWizardState } from './use-wizard-state'
import type { WizardStart } from './use-wizard-state'

/** Connects the wizard component to one booking: title, steps, labels and exits. */
export function WizardFrame(start: WizardStart) {
  const { kind, editedId, draftKey } = start
  const { report, practice } = usePortalHost()
  const state = useWizardState(start)
  const { booking, locked, isEdit } = state
  const { sentence } = outcomeOfBooking(withTyped(state.session, workOf(state.session)), kind, practice)
  const steps = WIZARDS[kind].steps(booking.serviceType).map((name) => STEPS[name])
  const { hash } = useLocation()
  const index = stepFromHash(steps, hash, state)
  const current = steps[index]
  const { goTo, finish, cancel, leaveFirst } = useWizardNavigation(
    state,
    draftKey.id,
    steps
      .slice(index + 1)
      .map((step) => step.hash)
      .join(),
  )
  useStepInDraft(state, current?.hash ?? '')
  const differences = useDifferences(state)
  // The submission's answer was lost, or somebody else submitted: the booking is submitted.
  if (!isEdit && locked) {
    const outcome = outcomeOf(state, { draftId: draftKey.id, isEdit: false, sentence, differences })
    return <Navigate to={{}} replace state={{ outcome }} />
  }
  return (
    <Wizard<WizardState>
      title={wizardTitle(kind, booking.serviceType, isEdit)}
      steps={steps}
      hash={hash}
      goTo={goTo}
      state={state}
      onLeaveFirst={leaveFirst}
      onCancel={cancel}
      onFinish={finish}
      labels={locked ? { next: 'Save & Next', finish: 'Confirm' } : { next: 'Next', finish: 'Submit booking' }}
      banner={editedId !== undefined && <PresenceBanner bookingId={editedId} />}
      barNote={
        <BarNote outcome={sentence} isSaidAbove={current?.hash === STEP_HASH.confirmation} session={state.session} />
      }
      barExtra={hasCart(current?.hash) && <CartInBar state={state} />}
      onFault={(fault) => report(fault, { action: 'go on', bookingId: booking.id, orderId: booking.orderId })}
    />
  )
}

const hasCart = (hash?: string) => hash === STEP_HASH.bundle || hash === STEP_HASH.productList

/** Differences between what somebody else submitted and this page; empty until then. */
function useDifferences(state: WizardState): FieldChange[] {
  const { booking, locked } = state
  const [open, setOpen] = useState(booking)
  if (!locked && open.version !== booking.version) setOpen(booking)
  if (!locked) return []
  const typed = leftOut(state)
  const isTyped = new Set(typed.map(({ label }) => label))
  return [...typed, ...changesBetween(open, booking).filter(({ label }) => !isTyped.has(label))]
}

/** Navigation of the wizard; `laterSteps` are the hashes after the current step. */
function useWizardNavigation(state: WizardState, draftId: string, laterSteps: string) {
  const { practice } = usePortalHost()
  const navigate = useNavigate()
  const search = useDraftSearch()
  const returnTo = useReturnTo()
  const goTo = useCallback(
    // Keep only the draft in the search; page and filter belong to the previous step.
    (step: string, options?: { replace: boolean }) => {
      const isForward = !options?.replace && laterSteps.split(',').includes(step)
      void navigate({ search, hash: (isForward && returnTo) || step }, { replace: options?.replace ?? false })
    },
    [navigate, returnTo, laterSteps, search],
  )
  // Taken at the time of pressing: afterwards every booking is submitted.
  const { sentence } = outcomeOfBooking(state.booking, state.kind, practice)
  const isUnchanged = useIsUnchanged(state)
  const toChooser = useChooserFor(state.booking.id)
  const outcome = outcomeOf(state, { draftId, isEdit: state.locked, sentence, isUnchanged })
  return {
    goTo,
    finish: () => void navigate({ search: '', hash: '' }, { replace: true, state: { outcome } }),
    cancel: () => void navigate(paths.dashboard()),
    leaveFirst: state.locked ? () => void navigate(paths.newBooking()) : toChooser,
  }
}

/**
 * Whether nothing has changed since the booking was opened; false when it was opened with an earlier draft [OPEN-234].
 */
function useIsUnchanged({ booking, session }: WizardState): boolean {
  const [opened] = useState(session.work ? null : booking)
  return opened !== null && changesBetween(opened, booking).length === 0
}

/** Stores the current step for Resume on the dashboard [OPEN-55]; does not create a draft. */
function useStepInDraft({ session, runner }: WizardState, step: string): void {
  const isOther = session.work !== null && session.work.step !== step
  useEffect(() => {
    if (isOther) runner.send({ kind: 'stepShown', step })
  }, [isOther, step, runner])
}
