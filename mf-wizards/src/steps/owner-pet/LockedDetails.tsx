import type { ReactNode } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { petFullName } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { rowsOfOwner, rowsOfPet } from '@portal/domain-bundled/booking-fields'
import { Card, SummaryList } from '@portal/ui'
import { lockedDetailsText } from '../../wording/client-care'
import styles from './Locked.module.css'

const NAME = { firstName: [{ label: 'Name', text: petFullName }], lastName: [] }

interface Props {
  readonly booking: PortalBooking
  /** A missing weight is a field of its own [WIZ-109], so it is no row here. */
  readonly weightEditable: boolean
}

/** Pet and owner of a submitted booking, as text to read and copy [WIZ-106, WIZ-107, OPEN-233]. */
export function LockedDetails({ booking: { pet, owner, skipOwnerDetails }, weightEditable }: Props) {
  const care = useClientCare()
  return (
    <Card className={styles.fixed}>
      <fieldset disabled className={styles.groups}>
        <Group title="Pet details">
          <SummaryList rows={rowsOfPet(pet, { ...NAME, ...(weightEditable && { weight: [] }) })} dense />
        </Group>
        <Group title="Owner details">
          {skipOwnerDetails ? <p>Not provided</p> : <SummaryList rows={rowsOfOwner(owner, NAME)} dense />}
        </Group>
      </fieldset>
      <p className={styles.note}>{lockedDetailsText(care)}</p>
    </Card>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
