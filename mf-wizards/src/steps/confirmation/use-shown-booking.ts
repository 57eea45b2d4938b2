import { useState } from 'react'
import type { PortalBooking } from '@portal/domain'
import { changesBetween } from '../field-changes'

/** What the page has shown of the booking, and what became another while it stood there [OPEN-86]. */
export function useShownBooking(booking: PortalBooking) {
  const [seen, setSeen] = useState(booking)
  const changes = changesBetween(seen, booking)
  return { changes, isChanged: changes.length > 0, accept: () => setSeen(booking) }
}
