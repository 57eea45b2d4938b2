import { Link } from '@portal/router'
import { paths } from '@portal/federation'
import { buttonClass, Card, EmptyState } from '@portal/ui'
import { WhomToCall } from '../contact/WhomToCall'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'

/** A saved artwork whose plaque has left the configuration: it stays, and cannot be redrawn [OPEN-350]. */
export function NoMeasurements({ address, engraving, clinic }: LineScreen) {
  const { approval, productName, bookingId } = engraving
  const toBooking = address.staff === '1' && approval !== null
  const to = toBooking ? paths.booking(bookingId) : screenPath('check-existing', address)
  return (
    <Card>
      <EmptyState
        title="This artwork can no longer be changed here"
        icon="info"
        action={
          <Link to={to} className={buttonClass('primary')}>
            {toBooking ? 'View booking' : 'Look at the artwork'}
          </Link>
        }
      >
        <p>{`We no longer have the measurements of the ${productName}, so we can't draw new artwork for it.`}</p>
        <p>{remainingText(approval !== null, toBooking)}</p>
        <p>
          To change it, call <WhomToCall clinic={clinic} />.
        </p>
      </EmptyState>
    </Card>
  )
}

function remainingText(isApproved: boolean, toBooking: boolean): string {
  if (!isApproved) return 'The artwork is safe. It is not approved yet, and you can approve it as it is.'
  return toBooking
    ? 'The artwork stays approved. You can find the approved files with the booking.'
    : 'The artwork stays approved.'
}
