import { useState } from 'react'
import { VisuallyHidden, preloadDialog } from '@portal/ui'
import styles from './StaffMember.module.css'
import { StaffMemberDialog } from './StaffMemberDialog'
import type { NamedBooking } from './StaffMemberDialog'

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
