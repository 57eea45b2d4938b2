import { listBookings } from '@portal/api-client/contract/booking-list'
import { useRead } from '@portal/federation'
import { TextInput, useBinding, useFirstFocus } from '@portal/forms'
import { Button } from '@portal/ui'
import { offeredNames, usedStaffNames } from '../booking/staff-names'
import { STAFF_LABEL, STAFF_PLACEHOLDER } from '../wording/staff-member'
import styles from './StaffMemberInput.module.css'

interface StaffMemberInputProps {
  readonly userId: string
  /** Id of the next field, which gets the focus after a name is chosen. */
  readonly optionId: string
}

/** The staff member who books. Recent names are offered, never filled in automatically [WIZ-03]. */
export function StaffMemberInput({ userId, optionId }: StaffMemberInputProps) {
  const input = useFirstFocus()
  const { value, change } = useBinding('vetStaff', '')
  const names = useNamesOffered(userId).filter((name) => name !== value.trim())
  const take = (name: string) => {
    change(name)
    document.getElementById(optionId)?.focus()
  }
  return (
    <div className={styles.staff}>
      <TextInput ref={input} name="vetStaff" label={STAFF_LABEL} placeholder={STAFF_PLACEHOLDER} autoComplete="off" />
      <div role="group" aria-labelledby="names-offered" className={styles.names}>
        {names.length > 0 && (
          <span id="names-offered" className={styles.note}>
            Recent
          </span>
        )}
        {names.map((name) => (
          <Button key={name} size="small" className={styles.name} onClick={() => take(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Names used on this computer first, then those of the practice's newest bookings. */
function useNamesOffered(userId: string): string[] {
  const { data } = useRead(listBookings, NEWEST, { action: 'list names of staff members' })
  return offeredNames(usedStaffNames(userId), data?.data.map(({ cstm }) => cstm.vet_staff_c) ?? [])
}

const NEWEST = { query: { page: 1, page_size: 10 } }
