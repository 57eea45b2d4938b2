import { useState } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { usePortalHost, useSignedInUser } from '@portal/federation'
import { FORM_ERROR, TextInput, useFirstFocus } from '@portal/forms'
import { VisuallyHidden, preloadDialog } from '@portal/ui'
import { rememberStaffName } from '../../booking/staff-names'
import type { WizardState } from '../../booking/wizard-state'
import { NameDialog } from '../../name-dialog/NameDialog'
import { staffMemberFailure } from '../../wording/failures'
import { STAFF_LABEL, STAFF_PLACEHOLDER, staffMemberError } from '../../wording/staff-member'
import styles from './StaffMember.module.css'

/** 'Change staff member': no step contains the name, so it is changed here. */
export function StaffMemberChange(props: NamedBooking) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.change}
        data-html2canvas-ignore
        data-print="hide"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        Change<VisuallyHidden> staff member</VisuallyHidden>
      </button>
      {isOpen && <StaffMemberDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

interface NamedBooking {
  readonly state: WizardState
  /** Called before saving, so that the page does not take the name for a colleague's change. */
  readonly onName: (vetStaff: string) => void
}

interface NameValues {
  readonly vetStaff: string
}

/** Asks for another name and saves it at once. */
function StaffMemberDialog({ state, onName, onClose }: NamedBooking & { onClose: () => void }) {
  const { report } = usePortalHost()
  const care = useClientCare()
  const user = useSignedInUser()
  const { booking, runner } = state
  const save = async (typed: NameValues) => {
    const vetStaff = typed.vetStaff.trim()
    onName(vetStaff)
    const end = await runner.ask({ kind: 'staffMember', vetStaff, seen: booking.version })
    if (end.kind === 'failed') {
      report(end.error, { action: 'change the staff member', bookingId: booking.id, orderId: booking.orderId })
      return { [FORM_ERROR]: staffMemberFailure(end.error, care) }
    }
    rememberStaffName(user.id, vetStaff)
    onClose()
  }
  return (
    <NameDialog<NameValues>
      title="Who is booking?"
      id="staff-member"
      saveLabel="Save name"
      initialValues={{ vetStaff: booking.vetStaff }}
      validate={({ vetStaff }) => namedError(staffMemberError(vetStaff))}
      onSubmit={save}
      onClose={onClose}
    >
      <NameInput />
    </NameDialog>
  )
}

const namedError = (vetStaff: string | undefined) => (vetStaff ? { vetStaff } : {})

/** Focused with its text selected, so that typing replaces it. */
function NameInput() {
  const input = useFirstFocus({ evenFilled: true })
  return (
    <TextInput ref={input} name="vetStaff" label={STAFF_LABEL} placeholder={STAFF_PLACEHOLDER} autoComplete="off" />
  )
}
