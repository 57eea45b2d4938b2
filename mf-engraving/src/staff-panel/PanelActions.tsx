import { Link } from '@portal/router'
import { paths } from '@portal/federation'
import type { Engraving } from '@portal/domain'
import { Alert, Button, buttonClass } from '@portal/ui'
import { screenPath } from '../line/line-address'
import styles from './ArtworkPanel.module.css'
import { ReachOwner } from './ReachOwner'
import { useStaffActions } from './use-staff-actions'

/** What staff do about an engraving: look and approve, send the link, open a locked one, ask once more. */
export function PanelActions({ engraving }: { engraving: Engraving }) {
  const { bookingId, quotedProductId, state, owner, closed } = engraving
  const { busy, failure, unlock, renew } = useStaffActions(engraving)
  const address = { staff: '1', bookingId, quotedProductId } as const
  const isUnfinished = state === 'missing' || state === 'unfinished'
  const isAsked = state === 'waiting' || state === 'changesAsked'
  if (closed) return null
  return (
    <div className={styles.actions}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {owner?.isLocked && (
        <Alert kind="warning" title="Locked after wrong numbers">
          <p>{owner.firstName || 'The owner'} cannot open the engraving until you allow it.</p>
          <Button busy={busy === 'unlock'} busyLabel="Unlocking" onClick={() => void unlock()}>
            Let them try again
          </Button>
        </Alert>
      )}
      <div className={styles.buttons}>
        {isUnfinished ? (
          <Link to={screenPath('engraving-options', address)} className={buttonClass('primary')}>
            Finish the artwork
          </Link>
        ) : isAsked ? (
          <Link to={paths.engravingCheckExisting(address)} className={buttonClass('secondary')}>
            Check and approve
          </Link>
        ) : (
          <Link to={screenPath('approved', address)} className={buttonClass('secondary')}>
            Show what was approved
          </Link>
        )}
        {(state === 'approved' || state === 'changesAsked') && (
          <Button busy={busy === 'renew'} busyLabel="Asking" onClick={() => void renew()}>
            Ask for approval again
          </Button>
        )}
      </div>
      {isAsked && owner && <ReachOwner owner={owner} petName={engraving.petName} />}
    </div>
  )
}
