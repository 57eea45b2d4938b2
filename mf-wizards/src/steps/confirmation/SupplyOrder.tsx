import type { ReactNode } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { addressLine, addressOfOffice } from '@portal/domain'
import type { VetPractice } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Card, SummaryList } from '@portal/ui'
import type { SummaryRow } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import { Items, Outcome } from './SummaryParts'
import { summaryOf } from './summary'
import styles from './SupplyOrder.module.css'

interface Props {
  readonly state: WizardState
  readonly sentence: string
  /** Changes the staff member's name, which no step contains. */
  readonly staffMember: ReactNode
}

/** A vet supply order: outcome, items with unit prices and total, and beside them the delivery [OPEN-98, OPEN-267]. */
export function SupplyOrder({ state, sentence, staffMember }: Props) {
  return (
    <>
      <div className={styles.outcome}>
        <Outcome state={state} sentence={sentence} />
      </div>
      <Items state={state} withUnitPrices />
      <Delivery state={state} staffMember={staffMember} />
    </>
  )
}

const WHEN = 'We prepare the items once you submit the order, then send them.'

/** Address and time of the delivery, and the staff member who orders. No day is promised. */
function Delivery({ state, staffMember }: Omit<Props, 'sentence'>) {
  const { practice } = usePortalHost()
  const care = useClientCare()
  const rows: SummaryRow[] = [
    { label: 'Delivered to', value: practice && <PracticeAddress practice={practice} /> },
    { label: 'When', value: WHEN },
    ...summaryOf(state).flatMap(({ facts }) =>
      facts.map(({ label, value, isStaffMember }) => ({ label, value, change: isStaffMember && staffMember })),
    ),
  ]
  return (
    <Card title="Delivery" className={styles.card}>
      <SummaryList rows={rows} dense />
      <p className={styles.note}>{`For another address, or to ask for the day, call ${care}.`}</p>
    </Card>
  )
}

function PracticeAddress({ practice }: { readonly practice: VetPractice }) {
  const { name, office_location: office, office_location_address: line } = practice
  return (
    <>
      <span className={styles.line}>{name}</span>
      <span className={styles.line}>{addressLine(addressOfOffice(office)) || line}</span>
    </>
  )
}
