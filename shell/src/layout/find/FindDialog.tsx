import { Slot } from '@portal/federation'
import { FindBox } from '@portal/slots/shell'
import { Checkbox, Dialog, ErrorState, Spinner } from '@portal/ui'
import { navigationOf } from '../navigation'
import type { ScannedBooking } from './scanned-booking'
import { ScanButton } from './ScanButton'

export interface FindDialogProps {
  readonly text: string
  readonly isScanned: boolean
  readonly isBySlash: boolean
  readonly onBySlash: (isOn: boolean) => void
  /** The camera saw a booking's code. */
  readonly onBooking: (asked: ScannedBooking) => void
  readonly onClose: () => void
}

/** Dialog of the search box, which another remote provides; the shortcut setting is here. */
export function FindDialog({ text, isScanned, isBySlash, onBySlash, onBooking, onClose }: FindDialogProps) {
  const screens = (['main', 'practice', 'secondary'] as const).flatMap(navigationOf)
  // A scan restarts the open box; typed text does not.
  const begun = isScanned ? text : ''
  return (
    <Dialog title="Find" isOpen onClose={onClose}>
      <ScanButton onBooking={onBooking} />
      <Slot
        key={begun}
        name={FindBox}
        props={{ text, isScanned, screens, onDone: onClose }}
        loading={<Spinner label="Opening" />}
        fallback={(retry) => (
          <ErrorState title="Find could not be opened" onRetry={retry}>
            Nothing was changed. You can also search in View Bookings/Orders.
          </ErrorState>
        )}
      />
      <Checkbox
        label="The / key opens Find too"
        checked={isBySlash}
        onChange={(event) => onBySlash(event.target.checked)}
      />
    </Dialog>
  )
}
