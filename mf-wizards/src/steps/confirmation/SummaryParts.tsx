import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card, VisuallyHidden } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { ChangeLink } from '../change-link'
import { OWNER_PET_FORM } from '../owner-pet/form-id'
import styles from './Confirmation.module.css'
import { summaryOf } from './summary'
import type { SummaryFact, SummarySection } from './summary'

interface Props {
  readonly state: WizardState
  /** Changes the staff member's name, which no step contains. */
  readonly staffMember: ReactNode
}

/** Pet and owner side by side, the other entries below. */
export function Facts({ state, staffMember }: Props) {
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

function Group({ section: { title, facts }, staffMember }: { section: SummarySection } & Pick<Props, 'staffMember'>) {
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
