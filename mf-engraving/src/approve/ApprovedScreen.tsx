import { Link, Navigate } from '@portal/router'
import { paths } from '@portal/federation'
import { Alert, buttonClass, Card } from '@portal/ui'
import { ApprovedArtwork } from '../artwork/ApprovedArtwork'
import styles from '../artwork/ArtworkFigure.module.css'
import { LineFrame } from '../line/LineFrame'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'

/** 'Artwork approved': by whom and when; staff go back to the booking [ENG-09, OPEN-67]. */
export function ApprovedScreen() {
  return (
    <LineFrame title="Artwork approved" whenClosed>
      {(screen) => <Approved {...screen} />}
    </LineFrame>
  )
}

function Approved({ address, engraving, clinic }: LineScreen) {
  const { approval, current } = engraving
  if (!approval || !current) return <Navigate to={screenPath('check-existing', address)} replace />
  return (
    <Card>
      <div className={styles.stack}>
        <Alert kind="success">It is engraved as you see it here.</Alert>
        <ApprovedArtwork {...{ engraving, current, approval, clinic }} />
        {address.staff === '1' && (
          <p>
            <Link to={paths.booking(address.bookingId)} className={buttonClass('primary')}>
              View booking
            </Link>
          </p>
        )}
      </div>
    </Card>
  )
}
