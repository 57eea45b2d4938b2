import type { ListedInvoice } from '@portal/domain-bundled/invoices'
import { dayOf, formatMoney } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Skeleton } from '@portal/ui'
import { useState } from 'react'
import styles from './Accounts.module.css'
import { openSums } from './open-sums'
import type { OpenSum } from './open-sums'

interface Props {
  /** Undefined while loading. */
  readonly invoices: readonly ListedInvoice[] | undefined
}

/** The open amounts, above the list of all invoices [OPEN-213, OPEN-265]. */
export function OpenSums({ invoices }: Props) {
  const { timeZone: zone, now: clock } = usePortalHost()
  const [now] = useState(clock)
  if (!invoices) return <Skeleton height="4.5rem" />
  const { awaiting, overdue, credit, hasWhole } = openSums(invoices, { now, dayOf: (moment) => dayOf(moment, zone) })
  return (
    <>
      <dl className={styles.sums}>
        <Sum label="Awaiting payment" of={awaiting} thing="invoice" />
        {overdue.count > 0 && <Sum label="Of which overdue" of={overdue} thing="invoice" />}
        {credit.count > 0 && <Sum label="Credit not yet used" of={credit} thing="credit note" />}
      </dl>
      {awaiting.count + credit.count > 0 && (
        <p className={styles.how}>
          {hasWhole
            ? 'Full amounts including GST. Part payments are not taken off.'
            : 'Amounts including GST. Part payments are taken off.'}
        </p>
      )}
    </>
  )
}

function Sum({ label, of: { count, sum }, thing }: { label: string; of: OpenSum; thing: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {sum !== null && <strong>{formatMoney(sum)}</strong>}
        <span className={styles.how}>{`${count} ${count === 1 ? thing : `${thing}s`}`}</span>
      </dd>
    </div>
  )
}
