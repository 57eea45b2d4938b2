import { useEffect, useRef, useState } from 'react'
import { OrderTable } from '@portal/booking-ui'
import { orderOf, petFullName, visibleLines } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { useStepSubmit } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { Card, SummaryList } from '@portal/ui'
import { preloadCapture } from './capture'
import { submitWizard } from './submit'
import { confirmationFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
import { StepAlert } from '../StepAlert'
import { isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { ChangeLink } from '../change-link'
import { STEP_HASH } from '../../plan/steps'
import { OWNER_PET_FORM } from '../owner-pet/form-id'
import styles from './Confirmation.module.css'
import { summaryOf } from './summary'
import type { SummarySection } from './summary'

/** The whole booking once more, each line with its way back; what is seen here is what is submitted. */
export function ConfirmationStep({ state }: StepProps<WizardState>) {
  const summary = useRef<HTMLDivElement>(null)
  const { failure, close, reload } = useSubmission(state, summary)
  return (
    <>
      {failure && <StepAlert failure={failure} onClose={close} onReload={reload} />}
      <p className={styles.outcome}>{outcomeSentence(state)}</p>
      <div ref={summary} className={styles.summary}>
        {summaryOf(state).map((section) => (
          <SummaryCard key={section.title} section={section} />
        ))}
        <Card title="Items" actions={state.hasItems && <ChangeLink what="items" step={STEP_HASH.productList} />}>
          {state.hasItems && visibleLines(state.booking.quotedProducts).length === 0 && <p>No items chosen.</p>}
          <OrderTable order={orderOf(state.booking)} heading="Item" label="Items and costs" />
        </Card>
      </div>
    </>
  )
}

function SummaryCard({ section }: { section: SummarySection }) {
  return (
    <Card title={section.title}>
      <SummaryList
        rows={section.facts.map(({ label, value, field }) => ({
          label,
          value,
          change: field && (
            <ChangeLink what={label.toLowerCase()} step={STEP_HASH.ownerPet} fieldId={`${OWNER_PET_FORM}-${field}`} />
          ),
        }))}
      />
    </Card>
  )
}

function outcomeSentence({ booking, locked, kind }: WizardState): string {
  if (locked) return 'Your changes are saved. Check them and press Confirm to finish.'
  const name = petFullName(booking.pet)
  const subject = isOrder(kind) || !name ? 'The order' : `${name}'s booking`
  return `${subject} is ready. Nothing is ordered until you press Submit booking.`
}

function useSubmission(state: WizardState, summary: { readonly current: HTMLElement | null }) {
  const host = usePortalHost()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { booking, writer } = state
  const context = { bookingId: booking.id, orderId: booking.orderId }
  useEffect(preloadCapture, [])
  useStepSubmit(async () => {
    setFailure(null)
    try {
      await submitWizard(state, { element: summary.current, prices: host.prices, report: host.report })
      return true
    } catch (error) {
      host.report(error, { action: 'submit the booking', ...context })
      setFailure(confirmationFailure(error, host.brand.phone_work))
      return false
    }
  })
  const reload = () => {
    writer.reload().then(
      () => setFailure(null),
      (error: unknown) => host.report(error, { action: 'load the booking again', ...context }),
    )
  }
  return { failure, close: () => setFailure(null), reload }
}
