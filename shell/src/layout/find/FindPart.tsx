import { useEffect, useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { whenIdle } from '@portal/federation/host'
import { useNavigate } from '@portal/router'
import { FindBox } from '@portal/slots/shell'
import { preloadDialog, SETTLED_MS } from '@portal/ui'
import { prefetchSlot } from '../../prefetch/prefetch'
import { bySlash } from './first-key'
import { FindDialog } from './FindDialog'
import type { ScannedBooking } from './scanned-booking'
import { useFindKeys } from './use-find-keys'

/** Initial content of the box. */
export interface FindRequest {
  readonly text: string
  readonly isScanned: boolean
}

export interface FindPartProps {
  /** Null while the box is closed. */
  readonly lookedFor: FindRequest | null
  readonly onLook: (lookedFor: FindRequest | null) => void
}

const NO_BOOKING =
  'This is not the code of a booking in this portal. Nothing was changed. Scan the code of a tag sheet or label.'

/** The box, and the keys and scans that open it. */
export function FindPart({ lookedFor, onLook }: FindPartProps) {
  const { user, notify } = usePortalHost()
  const navigate = useNavigate()
  const [isBySlash, setBySlash] = useState(() => (user && bySlash.read(user.id)) ?? true)
  const open = (booking: ScannedBooking) => {
    if ('number' in booking) return onLook({ text: booking.number, isScanned: true })
    onLook(null)
    void navigate(booking.path)
  }
  useFindKeys({
    // While the box is open, `/` is an ordinary letter.
    isBySlash: isBySlash && lookedFor === null,
    onFind: () => lookedFor ?? onLook({ text: '', isScanned: false }),
    onNumber: (text) => onLook({ text, isScanned: true }),
    onAddress: (path) => void navigate(path),
    onCovered: () => notify({ tone: 'info', text: 'Close what is open on this page, then scan the booking again.' }),
    onOther: () => notify({ tone: 'info', text: NO_BOOKING }),
  })
  useEffect(() => {
    const fetchAhead = () => {
      preloadDialog()
      prefetchSlot(FindBox)
    }
    // Earlier, the page's own files are still loading and would be requested twice.
    const timer = setTimeout(() => whenIdle(fetchAhead), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!lookedFor) return null
  return (
    <FindDialog
      {...lookedFor}
      isBySlash={isBySlash}
      onBySlash={(isOn) => {
        setBySlash(isOn)
        if (user) bySlash.write(user.id, isOn)
      }}
      onBooking={open}
      onClose={() => onLook(null)}
    />
  )
}
