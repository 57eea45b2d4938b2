import { petFullName } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { rowsOfOwner, rowsOfPet } from '@portal/domain-bundled/booking-fields'
import { Card, SummaryList } from '@portal/ui'
import styles from './OwnerPet.module.css'
import { WeightInput } from './WeightInput'

const NAME = { firstName: [{ label: 'Name', text: petFullName }], lastName: [] }

/** The owner of a submitted booking, as text to read and copy [WIZ-106, OPEN-233]. */
export function LockedOwner({ booking: { owner, skipOwnerDetails } }: { readonly booking: PortalBooking }) {
  return (
    <fieldset disabled className={styles.section}>
      <Card title="Owner details">
        {skipOwnerDetails ? <p>Not provided</p> : <SummaryList rows={rowsOfOwner(owner, NAME)} dense />}
      </Card>
    </fieldset>
  )
}

interface PetProps {
  readonly booking: PortalBooking
  readonly weightEditable: boolean
}

/** Its pet likewise; a missing weight can still be entered [WIZ-109]. */
export function LockedPet({ booking: { pet }, weightEditable }: PetProps) {
  const rows = rowsOfPet(pet, { ...NAME, ...(weightEditable && { weight: [] }) })
  return (
    <Card title="Pet details">
      <div className={styles.fields}>
        {weightEditable && <WeightInput />}
        <fieldset disabled className={styles.section}>
          <SummaryList rows={rows} dense />
        </fieldset>
      </div>
    </Card>
  )
}
