import { useEffect, useEffectEvent, useState } from 'react'
import { clearDraft, draftAddress, useDrafts, usePortalHost } from '@portal/federation'
import type { DraftEntry } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { Button, Card, preloadDialog } from '@portal/ui'
import styles from './Dashboard.module.css'
import { DiscardDialog } from './DiscardDialog'
import { draftLine } from './draft-line'

interface Props {
  readonly userId: string
  /** Moves the focus, since the pressed button is gone. */
  readonly onDiscarded: () => void
}

/** Drafts on this computer that are not submitted, to resume or to discard [OPEN-55]. */
export function UnfinishedBookings({ userId, onDiscarded }: Props) {
  const { notify } = usePortalHost()
  const [doomed, setDoomed] = useState<DraftEntry | null>(null)
  const entries = useDrafts(userId).filter(({ draft }) => draft.summary.holdsWork)
  const [discarded, setDiscarded] = useState(0)
  const moveFocus = useEffectEvent(onDiscarded)
  useEffect(() => {
    // After the dialog closes: while open, it traps the focus.
    if (discarded > 0) moveFocus()
  }, [discarded])
  const discard = ({ key }: DraftEntry) => {
    setDoomed(null)
    setDiscarded(discarded + 1)
    clearDraft(key)
    notify({ tone: 'success', text: 'The unfinished booking is discarded.' })
  }
  if (entries.length === 0) return null
  return (
    <Card title="Unfinished bookings on this computer">
      <ul>
        {entries.map((entry) => (
          <UnfinishedBooking key={entry.key.id} entry={entry} onDiscard={() => setDoomed(entry)} />
        ))}
      </ul>
      {doomed && <DiscardDialog entry={doomed} onDiscard={() => discard(doomed)} onClose={() => setDoomed(null)} />}
    </Card>
  )
}

function UnfinishedBooking({ entry, onDiscard }: { entry: DraftEntry; onDiscard: () => void }) {
  const navigate = useNavigate()
  const { timeZone } = usePortalHost()
  const { name, kind, state, changed } = draftLine(entry.draft, timeZone)
  const resume = () => void navigate(draftAddress(entry.draft.summary.resumeAt, entry.key.id))
  return (
    <li className={styles.draft}>
      <div>
        <p className={styles.draftName}>{name}</p>
        <p className={styles.draftText}>{`${kind} · ${state}`}</p>
        <p className={styles.draftText}>{`Last changed ${changed}`}</p>
      </div>
      <div className={styles.draftActions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Discard booking: ${name}`}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={onDiscard}
        >
          Discard
        </Button>
        <Button size="small" aria-label={`Resume booking: ${name}`} onClick={resume}>
          Resume
        </Button>
      </div>
    </li>
  )
}
