import { useCallback, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from '@portal/router'
import { stageKind, toPortalBooking, wizardTitle } from '@portal/domain'
import type { PortalBooking, ServerBooking, StageLabels } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { Wizard, stepFromHash } from '@portal/forms'
import { PresenceBanner } from '../presence/PresenceBanner'
import { useBookingWriter } from '../booking/booking-writer'
import { useWizardDraft } from '../booking/wizard-draft'
import type { WizardDraft } from '../booking/wizard-draft'
import { useReturnTo } from '../steps/change-link'
import { STEP_HASH } from '../plan/steps'
import { WIZARDS } from '../plan/wizards'
import type { PlannedKind } from '../plan/wizards'
import { CartInBar } from '../steps/product-list/CartInBar'
import { outcomeOf } from '../success/outcome'
import { STEPS } from '../steps/steps'
import type { WizardState } from '../booking/wizard-state'

interface WizardFrameProps {
  readonly kind: PlannedKind
  /** Where this wizard is, without its step. */
  readonly path: string
  /** Of the booking in the address; undefined for a new one. */
  readonly editedId?: string
  /** Undefined until the first step has created the booking. */
  readonly server: ServerBooking | undefined
  readonly labels: StageLabels | undefined
}

/** Puts the engine to work for one booking: title, steps, labels and ways out. */
export function WizardFrame(props: WizardFrameProps) {
  const { kind, editedId } = props
  const { report } = usePortalHost()
  const state = useWizardState(props)
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

/** The server's booking once it has an id, the draft's until then [OPEN-56]. */
function useWizardState({ kind, path, editedId, server, labels }: WizardFrameProps): WizardState {
  const isEdit = editedId !== undefined
  const known = server && toPortalBooking(server, labels)
  const fresh = known && { booking: known, wizardPath: path }
  const draft = useWizardDraft(editedId, fresh)
  const booking = known ?? bookingOf(draft)
  const writer = useBookingWriter(draft, booking, labels)
  return {
    kind,
    isEdit,
    booking,
    locked: booking.id !== '' && stageKind(booking.parsedOrderStage, booking.orderStage) === 'submitted',
    movedForward: draft.stored?.movedPastFirstStep ?? false,
    hasItems: WIZARDS[kind].steps(booking.serviceType).includes('productList'),
    draft,
    writer,
  }
}

function bookingOf({ stored }: WizardDraft): PortalBooking {
  if (stored) return stored.booking
  throw new Error('A wizard needs a draft or a booking')
}

/** Where the wizard leads to; `laterSteps` are the hashes beyond the current step. */
function useWizardPlaces({ booking, kind, isEdit }: WizardState, laterSteps: string) {
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const goTo = useCallback(
    // Without its search: page and filter belong to the step that is left.
    (step: string, options?: { replace: boolean }) => {
      const isForward = !options?.replace && laterSteps.split(',').includes(step)
      void navigate({ search: '', hash: (isForward && returnTo) || step }, { replace: options?.replace ?? false })
    },
    [navigate, returnTo, laterSteps],
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
