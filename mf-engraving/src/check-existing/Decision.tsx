import { useState } from 'react'
import { Link, useNavigate } from '@portal/router'
import { formatDetailsDate } from '@portal/domain'
import type { SavedVersion } from '@portal/domain/plaque'
import { Alert, Button, buttonClass } from '@portal/ui'
import { WhomToCall } from '../contact/WhomToCall'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'
import { AskTheClinic } from './AskTheClinic'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import styles from './Decision.module.css'
import { useApproval } from './use-approval'

/** 'I approve this artwork', 'I want to make changes', or a word to the clinic for who cannot [ENG-05, ENG-15, ENG-16]. */
export function Decision({ address, engraving, clinic, current }: LineScreen & { readonly current: SavedVersion }) {
  const navigate = useNavigate()
  const isStaff = address.staff === '1'
  const done = () => void navigate(screenPath(isStaff ? 'approved' : 'thank-you', address))
  const { approve, isBusy, failure, seenBefore } = useApproval(engraving, done)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.decision}>
      {seenBefore && <ChangedMeanwhile engraving={engraving} before={seenBefore} now={current} />}
      {engraving.changeRequest && (
        <Alert kind="info" title={`Changes were asked for on ${formatDetailsDate(engraving.changeRequest.at)}`}>
          {engraving.changeRequest.note}
        </Alert>
      )}
      <p>It is engraved exactly as you see it here, and cannot be changed afterwards.</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button variant="primary" busy={isBusy} busyLabel="Approving" onClick={() => void approve()}>
          I approve this artwork
        </Button>
        <Link to={screenPath('engraving-options', address)} className={buttonClass('secondary')}>
          I want to make changes
        </Link>
        {!isStaff && !isAsking && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Ask the clinic
          </Button>
        )}
      </div>
      {isAsking && <AskTheClinic engraving={engraving} onClose={() => setAsking(false)} />}
      <p className={styles.call}>
        Questions? Call <WhomToCall clinic={clinic} />.
      </p>
    </div>
  )
}
