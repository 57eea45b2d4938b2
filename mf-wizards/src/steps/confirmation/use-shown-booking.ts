import { useState } from 'react'
import type { PortalBooking } from '@portal/domain'
import { changesBetween } from '../field-changes'

/** What the page has shown of the booking, and what became another while it stood there [OPEN-86]. */
export function useShownBooking(booking: PortalBooking) {
  const [seen, setSeen] = useState(booking)
  const [ownName, setOwnName] = useState('')
  const known = booking.vetStaff === ownName ? { ...seen, vetStaff: ownName } : seen
  const changes = changesBetween(known, booking)
  return {
    changes,
    isChanged: changes.length > 0,
    accept: () => setSeen(booking),
    /** The staff member's name as this page's user gives it: nobody else's change. */
    acceptName: setOwnName,
  }
}
