import { Link } from '@portal/router'
import type { ArtworkState, Engraving } from '@portal/domain'
import { Alert, Button, ConfirmDialog, buttonClass } from '@portal/ui'
import { useState } from 'react'
import { screenPath } from '../line/line-address'
import type { EngravingScreen } from '../line/line-address'
import styles from './ArtworkPanel.module.css'
import { ReachOwner } from './ReachOwner'
import { useRenewal, useUnlock } from './use-staff-actions'

/** Staff actions for an engraving: view and approve, send the link, unlock, ask again. */
export function PanelActions({ engraving }: { engraving: Engraving }) {
  const { state, owner, closed } = engraving
  const { renew, isBusy, failure } = useRenewal(engraving)
  const [isAsking, setAsking] = useState(false)
  const isAsked = state === 'waiting' || state === 'changesAsked'
  if (closed) return null
  return (
    <div className={styles.actions}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {owner?.isLocked && <Locked engraving={engraving} />}
      <div className={styles.buttons}>
        <MainAction engraving={engraving} />
        {(state === 'approved' || state === 'changesAsked') && (
          <Button
            busy={isBusy}
            busyLabel={owner?.canOpen ? 'Asking' : 'Opening'}
            onClick={state === 'approved' ? () => setAsking(true) : renew}
          >
            {/* When the owner can't be asked, only the approval is revoked [OPEN-133]. */}
            {owner?.canOpen ? 'Ask for approval again' : 'Wait for approval again'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title="This ends the approval"
        isOpen={isAsking}
        danger
        confirmLabel="End the approval and ask again"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsking(false)
          renew()
        }}
        onCancel={() => setAsking(false)}
      >
        <p>The artwork is approved. If you go on, the approval ends. We tell the owner and ask them again.</p>
      </ConfirmDialog>
      {isAsked && owner && <ReachOwner owner={owner} petName={engraving.petName} />}
    </div>
  )
}

function Locked({ engraving }: { engraving: Engraving }) {
  const { unlock, isBusy, failure } = useUnlock(engraving)
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Alert kind="warning" title="Locked after too many wrong numbers">
        <p>{`${engraving.owner?.firstName || 'The owner'} cannot open the engraving until you allow it.`}</p>
        <Button busy={isBusy} busyLabel="Unlocking" onClick={unlock}>
          Let them try again
        </Button>
      </Alert>
    </>
  )
}

const CHANGE_WORDS = "To change the words, choose Edit, then the item. We'll ask the owner again."

/** The main staff action; nothing is approved while the owner asks for changes. */
function MainAction({ engraving }: { engraving: Engraving }) {
  const { bookingId, quotedProductId, state, owner, current } = engraving
  if (state === 'changesAsked' && current?.record.words) return <p>{CHANGE_WORDS}</p>
  const address = { staff: '1', bookingId, quotedProductId } as const
  const [screen, text] = NEXT[state]
  return (
    <Link to={screenPath(screen, address)} className={buttonClass('secondary')}>
      {state === 'waiting' ? `${text} for ${owner?.firstName || 'the owner'}` : text}
    </Link>
  )
}

const NEXT: Readonly<Record<ArtworkState, readonly [EngravingScreen, string]>> = {
  missing: ['customise-text', 'Finish the artwork'],
  unfinished: ['customise-text', 'Finish the artwork'],
  waiting: ['check-existing', 'Check and approve'],
  changesAsked: ['customise-text', 'Change the artwork'],
  approved: ['approved', 'Show what was approved'],
}
