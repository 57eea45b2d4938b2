import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { BeforeHandOver, OrderTable } from '@portal/booking-ui'
import { orderOf, petFullName, visibleLines } from '@portal/domain'
import { needsAcknowledgement } from '@portal/domain/outcome'
import { usePortalHost } from '@portal/federation'
import { useStepBlock, useStepSubmit } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { Card, SummaryList } from '@portal/ui'
import { outcomeOfBooking } from '../../booking/outcome'
import { isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { lockedDetailsText } from '../../wording/client-care'
import { confirmationFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
import { ChangeLink } from '../change-link'
import { OWNER_PET_FORM } from '../owner-pet/form-id'
import { StaffMemberChange } from '../staff-member/StaffMemberChange'
import { StepAlert } from '../StepAlert'
import { preloadCapture } from './capture'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import styles from './Confirmation.module.css'
import { OutcomeTick } from './OutcomeTick'
import { SizeQuestion, outgrownLines } from './SizeQuestion'
import { submitShown } from './submit'
import { summaryOf } from './summary'
import type { SummarySection } from './summary'
import { useShownBooking } from './use-shown-booking'
import { useTick } from './use-tick'
import type { Tick } from './use-tick'

/** The whole booking once more, each line with its way back; what is seen here is what is submitted [OPEN-86]. */
export function ConfirmationStep({ state }: StepProps<WizardState>) {
  const summary = useRef<HTMLDivElement>(null)
  const { practice, brand } = usePortalHost()
  const shown = useShownBooking(state.booking)
  const outcome = outcomeOfBooking(state.booking, state.kind, practice)
  const outgrown = outgrownLines(state.booking)
  const acknowledged = useTick(!state.locked && needsAcknowledgement(outcome) ? outcome.sentence : '')
  const kept = useTick(state.locked ? '' : outgrown.join())
  const { failure, close } = useSubmission(state, shown.isChanged, { acknowledged, kept }, summary)
  return (
    <>
      {failure && <StepAlert failure={failure} onClose={close} />}
      {shown.isChanged && <ChangedMeanwhile changes={shown.changes} onSeen={shown.accept} />}
      <p className={styles.outcome}>{readySentence(state)}</p>
      {state.locked && <p>{lockedDetailsText(brand.phone_work)}</p>}
      <div ref={summary} className={styles.summary}>
        <Card title="What happens">
          <p className={styles.outcome}>{outcome.sentence}</p>
        </Card>
        <BeforeHandOver booking={state.booking} />
        {summaryOf(state).map((section) => (
          <SummaryCard
            key={section.title}
            section={section}
            staffMember={<StaffMemberChange state={state} onName={shown.acceptName} />}
          />
        ))}
        <Card title="Items" actions={<ItemLinks state={state} />}>
          {state.hasItems && visibleLines(state.booking.quotedProducts).length === 0 && <p>No items chosen.</p>}
          <OrderTable order={orderOf(state.booking)} pet={state.booking.pet} heading="Item" label="Items and costs" />
        </Card>
      </div>
      {kept.isNeeded && <SizeQuestion outgrown={outgrown} tick={kept} />}
      {acknowledged.isNeeded && <OutcomeTick petName={petFullName(state.booking.pet)} tick={acknowledged} />}
    </>
  )
}

/** Back to where the items, or the package, were chosen. */
function ItemLinks({ state: { kind, hasItems } }: { state: WizardState }) {
  if (kind !== 'package') return hasItems && <ChangeLink what="items" step={STEP_HASH.productList} />
  return (
    <span className={styles.links}>
      <ChangeLink what="package" step={STEP_HASH.bundle} isNamed />
      {hasItems && <ChangeLink what="items" step={STEP_HASH.productList} isNamed />}
    </span>
  )
}

function SummaryCard({ section, staffMember }: { section: SummarySection; staffMember: ReactNode }) {
  return (
    <Card title={section.title}>
      <SummaryList
        rows={section.facts.map(({ label, value, field, isStaffMember }) => ({
          label,
          value,
          change: isStaffMember
            ? staffMember
            : field && (
                <ChangeLink
                  what={label.toLowerCase()}
                  step={STEP_HASH.ownerPet}
                  fieldId={`${OWNER_PET_FORM}-${field}`}
                />
              ),
        }))}
      />
    </Card>
  )
}

function readySentence({ booking, locked, kind }: WizardState): string {
  if (locked) return 'Your changes are saved. Check them and press Confirm to finish.'
  const name = petFullName(booking.pet)
  const subject = isOrder(kind) || !name ? 'The order' : `${name}'s booking`
  return `${subject} is ready. Nothing is ordered until you press Submit booking.`
}

const LOOK_FIRST = 'First look at what changed.'

function useSubmission(
  state: WizardState,
  isChanged: boolean,
  { acknowledged, kept }: { readonly acknowledged: Tick; readonly kept: Tick },
  summary: { readonly current: HTMLElement | null },
) {
  const { report, brand, prices } = usePortalHost()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { booking } = state
  const context = { bookingId: booking.id, orderId: booking.orderId }
  useEffect(preloadCapture, [])
  useStepBlock(isChanged ? LOOK_FIRST : undefined)
  useStepSubmit(async () => {
    setFailure(null)
    // Both are asked at once; the focus is on the last that is missing.
    const isSaid = [kept, acknowledged].map((tick) => tick.check()).every(Boolean)
    if (isChanged || !isSaid) return false
    const means = { element: summary.current, prices, report, outcomeAcknowledged: acknowledged.isTicked }
    const end = await submitShown(state, means)
    if (end.is === 'done') return true
    report(end.error, { action: 'submit the booking', ...context })
    if (end.is === 'failed') setFailure(confirmationFailure(end.error, brand.phone_work))
    return false
  })
  return { failure, close: () => setFailure(null) }
}
