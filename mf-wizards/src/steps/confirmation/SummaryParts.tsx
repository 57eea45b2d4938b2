import { useId } from 'react'
import type { ReactNode } from 'react'
import { OrderTable } from '@portal/booking-ui'
import { petFullName, orderOf, visibleLines } from '@portal/domain'
import { Card, VisuallyHidden } from '@portal/ui'
import { isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { ChangeLink } from '../change-link'
import { OWNER_PET_FORM } from '../owner-pet/form-id'
import styles from './Confirmation.module.css'
import { serviceName, summaryOf } from './summary'
import type { SummaryFact, SummarySection } from './summary'

interface OutcomeProps {
  readonly state: WizardState
  readonly sentence: string
}

/** The most prominent text: the outcome for the pet, and the service [OPEN-98]. */
export function Outcome({ state, sentence }: OutcomeProps) {
  const name = petFullName(state.booking.pet)
  return (
    <Card className={styles.card ?? ''}>
      <div data-part className={styles.outcome}>
        <h2>{sentence}</h2>
        <p className={styles.service}>
          {[isOrder(state.kind) ? '' : name, serviceName(state)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </Card>
  )
}

interface ItemsProps {
  readonly state: WizardState
  /** Shows unit prices before the amounts. */
  readonly withUnitPrices?: boolean
}

/** Items and costs. */
export function Items({ state, withUnitPrices = false }: ItemsProps) {
  const { booking, hasItems } = state
  return (
    <Card title="Items" className={styles.card ?? ''} actions={<ItemLinks state={state} />}>
      {hasItems && visibleLines(booking.quotedProducts).length === 0 && <p>No items chosen.</p>}
      <OrderTable
        order={orderOf(booking)}
        bookingId={booking.id}
        pet={booking.pet}
        heading="Item"
        label="Items and costs"
        withUnitPrices={withUnitPrices}
        dense
      />
    </Card>
  )
}

/** Links back to the item or package step. */
function ItemLinks({ state: { kind, hasItems } }: { state: WizardState }) {
  if (kind !== 'package') return hasItems && <ChangeLink what="items" step={STEP_HASH.productList} />
  return (
    <span className={styles.links}>
      <ChangeLink what="package" step={STEP_HASH.bundle} isNamed />
      {hasItems && <ChangeLink what="items" step={STEP_HASH.productList} isNamed />}
    </span>
  )
}

interface FactsProps {
  readonly state: WizardState
  /** Changes the staff member's name, which no step contains. */
  readonly staffMember: ReactNode
}

/** Pet and owner side by side, the other entries below. */
export function Facts({ state, staffMember }: FactsProps) {
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.facts}>
        {summaryOf(state).map((section) => (
          <Group key={section.title} section={section} staffMember={staffMember} />
        ))}
      </div>
    </Card>
  )
}

/** Sections with a visible heading; the labels of the others are clear without one. */
const HEADED = ['Pet', 'Owner']

function Group({
  section: { title, facts },
  staffMember,
}: { section: SummarySection } & Pick<FactsProps, 'staffMember'>) {
  const id = useId()
  const isHeaded = HEADED.includes(title)
  return (
    <section aria-labelledby={id} className={isHeaded ? '' : styles.across}>
      <h2 id={id} className={styles.group}>
        {isHeaded ? title : <VisuallyHidden>{title}</VisuallyHidden>}
      </h2>
      <dl>
        {facts.map((fact) => (
          <Fact key={fact.label} fact={fact} change={fact.isStaffMember ? staffMember : <FactLink {...fact} />} />
        ))}
      </dl>
    </section>
  )
}

function FactLink({ label, field }: SummaryFact) {
  if (!field) return null
  return <ChangeLink what={label.toLowerCase()} step={STEP_HASH.ownerPet} fieldId={`${OWNER_PET_FORM}-${field}`} />
}

function Fact({ fact: { label, value }, change }: { fact: SummaryFact; change: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={styles.value} translate={value ? 'no' : undefined}>
        {value || 'Not given'}
      </dd>
      <dd>{change}</dd>
    </div>
  )
}
