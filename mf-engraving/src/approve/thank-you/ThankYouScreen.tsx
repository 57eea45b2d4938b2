import { Link, Navigate } from '@portal/router'
import { paths } from '@portal/federation'
import { Alert, buttonClass, Card } from '@portal/ui'
import { ApprovedArtwork } from '../../artwork/ApprovedArtwork'
import styles from '../../artwork/ArtworkFigure.module.css'
import { WhomToCall } from '../../contact/WhomToCall'
import { LineFrame } from '../../line/LineFrame'
import type { LineScreen } from '../../line/LineFrame'
import { screenPath } from '../../line/line-address'

/** Shown after the owner's approval, and after an approval by the user who changed the artwork [ENG-15, OPEN-67]. */
export function ThankYouScreen() {
  return (
    <LineFrame title="Thank you" whenClosed>
      {(screen) => <Approved {...screen} />}
    </LineFrame>
  )
}

function Approved({ address, engraving, clinic }: LineScreen) {
  const { approval, current, petName } = engraving
  if (!approval || !current) return <Navigate to={screenPath('check-existing', address)} replace />
  return (
    <Card>
      <div className={styles.stack}>
        <Alert kind="success" title="The artwork is approved">
          {`${petName ? `${petName}'s` : 'The'} ${engraving.productName} will be engraved as you see it here.`}
        </Alert>
        {address.staff === '0' && <WhatIsNext address={address} engraving={engraving} clinic={clinic} />}
        <ApprovedArtwork {...{ engraving, current, approval, clinic }} />
        <p>
          If you find something after all, call <WhomToCall clinic={clinic} /> soon.
        </p>
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

/** Link to the next plaque that waits for the owner's approval, in the same visit [OPEN-349]. */
function WhatIsNext({ address, engraving, clinic }: Pick<LineScreen, 'address' | 'engraving' | 'clinic'>) {
  const [next] = engraving.alsoWaiting
  if (!next) return <p>{`That’s everything. Thank you${clinic.ownerFirstName && `, ${clinic.ownerFirstName}`}.`}</p>
  const to = screenPath('check-existing', { ...address, quotedProductId: next.quotedProductId })
  const whose = engraving.petName ? `${engraving.petName}'s ` : 'the '
  return (
    <p>
      <Link to={to} className={buttonClass('primary')}>
        {`Next: ${whose}${next.productName}`}
      </Link>
    </p>
  )
}
