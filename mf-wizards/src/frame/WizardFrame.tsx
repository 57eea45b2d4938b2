import { useCallback, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from '@portal/router'
import { wizardTitle } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { Wizard, stepFromHash } from '@portal/forms'
import type { WizardDraft } from '../booking/wizard-draft'
import type { WizardState } from '../booking/wizard-state'
import { STEP_HASH } from '../plan/steps'
import { WIZARDS } from '../plan/wizards'
import { PresenceBanner } from '../presence/PresenceBanner'
import { useDraftSearch, useReturnTo } from '../steps/change-link'
import { CartInBar } from '../steps/product-list/CartInBar'
import { STEPS } from '../steps/steps'
import { outcomeOf } from '../success/outcome'
import { useWizardState } from './use-wizard-state'
import type { WizardStart } from './use-wizard-state'

/** Puts the engine to work for one booking: title, steps, labels and ways out. */
export function WizardFrame(start: WizardStart) {
  const { kind, editedId } = start
  const { report } = usePortalHost()
  const state = useWizardState(start)
  const { booking, locked, isEdit } = state
  const steps = WIZARDS[kind].steps(booking.serviceType).map((name) => STEPS[name])
  const { hash } = useLocation()
  const index = stepFromHash(steps, hash, state)
  const current = steps[index]
  const { goTo, finish, cancel, leaveFirst } = useWizardPlaces(
    state,
    steps
      .slice(index + 1)
      .map((step) => step.hash)
      .join(),
  )
  useStepInDraft(state.draft, current?.hash ?? '')
  // The answer to the submission got lost: the booking is submitted all the same.
  if (!isEdit && locked) return <Navigate to={{}} replace state={{ outcome: outcomeOf(booking, kind, false) }} />
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
      barExtra={current?.hash === STEP_HASH.productList && <CartInBar state={state} />}
      onFault={(fault) => report(fault, { action: 'go on', bookingId: booking.id, orderId: booking.orderId })}
    />
  )
}

/** Where the wizard leads to; `laterSteps` are the hashes beyond the current step. */
function useWizardPlaces({ booking, kind, isEdit }: WizardState, laterSteps: string) {
  const navigate = useNavigate()
  const search = useDraftSearch()
  const returnTo = useReturnTo()
  const goTo = useCallback(
    // Of the search only the draft goes along: page and filter belong to the step that is left.
    (step: string, options?: { replace: boolean }) => {
      const isForward = !options?.replace && laterSteps.split(',').includes(step)
      void navigate({ search, hash: (isForward && returnTo) || step }, { replace: options?.replace ?? false })
    },
    [navigate, returnTo, laterSteps, search],
  )
  const outcome = outcomeOf(booking, kind, isEdit)
  return {
    goTo,
    finish: () => void navigate({ search: '', hash: '' }, { replace: true, state: { outcome } }),
    cancel: () => void navigate(paths.dashboard()),
    leaveFirst: () => void navigate(paths.newBooking()),
  }
}

/** The dashboard's Resume leads back to the step last shown [OPEN-55]; looking alone begins no draft. */
function useStepInDraft({ stored, keep }: WizardDraft, step: string): void {
  useEffect(() => {
    if (stored && stored.step !== step) keep({ step })
  }, [stored, step, keep])
}
