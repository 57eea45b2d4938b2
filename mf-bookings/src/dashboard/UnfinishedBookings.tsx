import { useState } from 'react'
import { clearDraft, useDrafts } from '@portal/federation'
import type { BookingDraft, DraftKey } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { Button, Card, ConfirmDialog, preloadDialog } from '@portal/ui'
import styles from './Dashboard.module.css'
import { draftSummary, resumeAddress } from './draft-summary'
import { resumeHere } from './resume-draft'

interface Entry {
  readonly key: DraftKey
  readonly draft: BookingDraft
}

/** Bookings begun on this computer and not submitted, to go on with or to drop (OPEN-55). */
export function UnfinishedBookings({ userId }: { userId: string }) {
  const [doomed, setDoomed] = useState<Entry | null>(null)
  const entries = useDrafts(userId).filter(({ draft }) => draft.wizardPath)
  if (entries.length === 0) return null
  return (
    <Card title="Unfinished bookings on this computer">
      <ul>
        {entries.map((entry) => (
          <UnfinishedBooking
            key={`${entry.key.booking}.${entry.key.tab}`}
            entry={entry}
            onDiscard={() => setDoomed(entry)}
          />
        ))}
      </ul>
      {doomed && <DiscardDialog entry={doomed} onClose={() => setDoomed(null)} />}
    </Card>
  )
}

function UnfinishedBooking({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  const navigate = useNavigate()
  const { name, kind, state, changed } = draftSummary(entry.draft)
  const resume = () => {
    resumeHere(entry.key)
    void navigate(resumeAddress(entry.draft))
  }
  return (
    <li className={styles.draft}>
      <div>
        <p className={styles.draftName}>{name}</p>
        <p className={styles.draftText}>
          {kind} · {state}
        </p>
        <p className={styles.draftText}>Last changed {changed}</p>
      </div>
      <div className={styles.draftActions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Discard ${name}`}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={onDiscard}
        >
          Discard
        </Button>
        <Button size="small" aria-label={`Resume ${name}`} onClick={resume}>
          Resume
        </Button>
      </div>
    </li>
  )
}

function DiscardDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { booking } = entry.draft
  const discard = () => {
    clearDraft(entry.key)
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Discard ${draftSummary(entry.draft).name}?`}
      isOpen
      danger
      confirmLabel="Discard"
      cancelLabel="Keep it"
      onConfirm={discard}
      onCancel={onClose}
    >
      <p>
        {booking.id
          ? `What was typed since the last save is removed. Booking ${booking.orderId} stays in your bookings.`
          : 'What was typed is removed from this computer. It cannot be brought back.'}
      </p>
    </ConfirmDialog>
  )
}
