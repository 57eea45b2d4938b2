import { useEffect, useRef, useState } from 'react'
import { BeforeHandOver, useClientCare } from '@portal/booking-ui'
import { petFullName } from '@portal/domain'
import { needsAcknowledgement } from '@portal/domain-bundled/outcome'
import { usePortalHost } from '@portal/federation'
import { useSeenToEnd, useStepBlock, useStepSubmit } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { VisuallyHidden, classNames } from '@portal/ui'
import { outcomeOfBooking } from '../../booking/outcome'
import { sizesQuestion } from '../../booking/session/submission'
import { isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { lockedDetailsText } from '../../wording/client-care'
import { confirmationFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
import { StaffMemberChange } from '../staff-member/StaffMemberChange'
import { StepAlert } from '../StepAlert'
import { LateWarningsInPlace } from '../warnings/LateWarnings'
import { BookingChanges, useShownBooking } from './BookingChanges'
import styles from './Confirmation.module.css'
import { OutcomeTick, SizeQuestion, outgrownLines, useRequiredConfirmation } from './RequiredConfirmations'
import type { RequiredConfirmation } from './RequiredConfirmations'
import { submitWizard } from './submit'
import { preloadCapture } from './summary-picture'
import { Facts, Items, Outcome } from './SummaryParts'
import { SupplyOrder } from './SupplyOrder'
import { unfitLines, UnfitItems } from './UnfitItems'

/**
 * The whole booking with Change links. It fits one screen of a clinic's computer; elsewhere it must be scrolled to its
 * end before submission. Exactly what is shown is submitted [OPEN-86].
 */
export function ConfirmationStep({ state }: StepProps<WizardState>) {
  const summary = useRef<HTMLDivElement>(null)
  const { practice } = usePortalHost()
  const care = useClientCare()
  const shown = useShownBooking(state.booking)
  const outcome = outcomeOfBooking(state.booking, state.kind, practice)
  const unfit = unfitLines(state)
  const [askedFor, setAskedFor] = useState('')
  const own = outgrownLines(state.booking)
  const outgrown = own.length > 0 || askedFor === '' ? own : [askedFor]
  const acknowledged = useRequiredConfirmation(!state.locked && needsAcknowledgement(outcome) ? outcome.sentence : '')
  const sizeTick = useRequiredConfirmation(state.locked ? '' : outgrown.join())
  const { failure, close } = useSubmission(
    state,
    shown.isChanged,
    { acknowledged, sizeTick, onAsked: setAskedFor },
    summary,
  )
  const isReached = useSeenToEnd(summary)
  const isSupplyOrder = state.kind === 'vet-supply-order'
  const staffMember = <StaffMemberChange state={state} onName={shown.acceptName} />
  return (
    <>
      {failure && <StepAlert failure={failure} onClose={close} isFinal />}
      {shown.isChanged && <BookingChanges changes={shown.changes} onSeen={shown.accept} />}
      {state.booking.warnings.length > 0 && <LateWarningsInPlace state={state} />}
      {unfit.length > 0 && <UnfitItems state={state} unfit={unfit} />}
      <p className={styles.ready}>{readySentence(state)}</p>
      {state.locked && <p>{lockedDetailsText(care)}</p>}
      <div ref={summary} className={classNames(styles.summary, isSupplyOrder && styles.supply)}>
        {isSupplyOrder ? (
          <SupplyOrder state={state} sentence={outcome.sentence} staffMember={staffMember} />
        ) : (
          <>
            <div className={styles.about}>
              <Outcome state={state} sentence={outcome.sentence} />
              {!isOrder(state.kind) && <BeforeHandOver booking={state.booking} dense />}
            </div>
            <div className={styles.order}>
              <Items state={state} />
            </div>
            <Facts state={state} staffMember={staffMember} />
          </>
        )}
        {/* Last, so that no Change link stands between an answer and Submit. */}
        <div className={styles.questions}>
          {sizeTick.isNeeded && <SizeQuestion outgrown={outgrown} tick={sizeTick} />}
          {acknowledged.isNeeded && (
            <OutcomeTick
              petName={petFullName(state.booking.pet)}
              hasOwner={!state.booking.skipOwnerDetails}
              tick={acknowledged}
            />
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{isReached && 'That is everything.'}</VisuallyHidden>
    </>
  )
}

function readySentence({ booking, locked, kind }: WizardState): string {
  if (locked) return 'Your changes are saved. Check them and press Confirm to finish.'
  const name = petFullName(booking.pet)
  const subject = isOrder(kind) || !name ? 'The order' : `${name}'s booking`
  return `${subject} is ready. Nothing is ordered until you press Submit booking.`
}

const LOOK_FIRST = 'First check what changed.'
const ANSWER_FIRST = 'First answer the questions above.'

const isWarned = ({ locked, booking }: WizardState) => !locked && booking.warnings.length > 0

const isAsked = (state: WizardState) => isWarned(state) || unfitLines(state).length > 0

interface Questions {
  readonly acknowledged: RequiredConfirmation
  readonly sizeTick: RequiredConfirmation
  /** The server asks about sizes that the page did not [OPEN-103]. */
  readonly onAsked: (said: string) => void
}

function useSubmission(
  state: WizardState,
  isChanged: boolean,
  { acknowledged, sizeTick, onAsked }: Questions,
  summary: { readonly current: HTMLElement | null },
) {
  const { report, prices } = usePortalHost()
  const care = useClientCare()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { booking } = state
  const context = { bookingId: booking.id, orderId: booking.orderId }
  useEffect(preloadCapture, [])
  useStepBlock(isChanged ? LOOK_FIRST : isAsked(state) ? ANSWER_FIRST : undefined)
  useStepSubmit(async () => {
    setFailure(null)
    // Both are checked; the focus goes to the last missing one.
    const isSaid = [sizeTick, acknowledged].map((tick) => tick.check()).every(Boolean)
    if (isChanged || isAsked(state) || !isSaid) return false
    const submitContext = {
      element: summary.current,
      prices,
      report,
      outcomeAcknowledged: acknowledged.isTicked,
      sizesConfirmed: sizeTick.isTicked,
    }
    const end = await submitWizard(state, submitContext)
    if (end.kind !== 'failed' && end.kind !== 'changed') return end.kind === 'saved'
    report(end.error, { action: 'submit the booking', ...context })
    const sizesText = sizesQuestion(end.error)
    if (sizesText) onAsked(sizesText)
    else if (end.kind === 'failed') setFailure(confirmationFailure(end.error, care))
    return false
  })
  return { failure, close: () => setFailure(null) }
}
