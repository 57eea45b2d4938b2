import { PRICING_OPTIONS } from '@portal/domain'
import type { PricingOption, VetPractice } from '@portal/domain'
import { ConflictQuestions } from '@portal/forms'
import { usePortalHost } from '@portal/federation'
import { ClientCareToCall, useCareHours } from '@portal/booking-ui'
import { Alert, Card, Icon, RadioGroup, Spinner } from '@portal/ui'
import type { Side } from '@portal/writes'
import { useRef } from 'react'
import styles from './ManagePractice.module.css'
import { usePricing } from './use-pricing'
import type { SaveState } from './use-pricing'

const HELP: Readonly<Record<PricingOption, string>> = {
  'No price': 'Prices and totals are hidden in bookings.',
  Pricebook: 'The prices agreed with your practice.',
  RRP: 'Recommended retail prices, to go through with the family.',
}

const LEGEND = 'Prices shown to your team'
const NOTE = 'Your choice is not saved yet. What you choose here is saved at once.'

interface Props {
  readonly practice: VetPractice
  readonly canManage: boolean
}

/** Which prices the team sees [PRA-04, PRA-05]. */
export function PricingChoice({ practice, canManage }: Props) {
  const { chosen, state, choose, question } = usePricing(practice)
  const options = useRef<HTMLDivElement>(null)
  const answer = (side: Side) => {
    // The conflict question disappears, and the focus with it.
    options.current?.querySelector<HTMLInputElement>(':checked')?.focus()
    if (question) question.answer(side)
  }
  return (
    <Card title="Pricing display" actions={<Progress state={state} />}>
      <div className={styles.pricing}>
        {state === 'failed' && <NotSaved />}
        <ConflictQuestions
          conflicts={question ? [{ name: 'pricing', label: LEGEND, ...question }] : []}
          answers={{}}
          onAnswer={(_, side) => answer(side)}
          note={NOTE}
        />
        <div ref={options}>
          <RadioGroup
            legend={LEGEND}
            name="pricing"
            inline="even"
            help={canManage ? 'A change is saved at once.' : 'Only a Vet Owner can change this.'}
            options={PRICING_OPTIONS.map((option) => ({
              value: option,
              label: option,
              // The group's help gives the reason once; each option keeps its own note.
              ...(canManage ? { help: HELP[option] } : { disabledReason: HELP[option] }),
            }))}
            value={chosen}
            onChange={choose}
          />
        </div>
      </div>
    </Card>
  )
}

/** Shows progress at once. The check icon appears 2.5 s after the save and stays until the next change [OPEN-76]. */
function Progress({ state }: { state: SaveState | undefined }) {
  if (state === 'saving') return <Spinner label="Saving" />
  if (state === 'asked') return <output>Not saved yet</output>
  return (
    <div className={styles.saved}>
      {state === 'confirmed' && <Icon name="check-circle" label="Confirmed" />}
      <output>{state && state !== 'failed' ? 'Saved' : ''}</output>
    </div>
  )
}

function NotSaved() {
  const { brand } = usePortalHost()
  const hours = useCareHours()
  return (
    <Alert kind="error" title="Your choice was not saved">
      Prices are shown as before. Choose again, or call <ClientCareToCall phone={brand.phone_work} hours={hours} />.
    </Alert>
  )
}
