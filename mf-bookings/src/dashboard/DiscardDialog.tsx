import { usePortalHost } from '@portal/federation'
import type { DraftEntry } from '@portal/federation'
import { ConfirmDialog } from '@portal/ui'
import { draftLine } from './draft-line'

interface Props {
  readonly entry: DraftEntry
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** Confirms before a draft is removed from this computer. */
export function DiscardDialog({ entry, onDiscard, onClose }: Props) {
  const { timeZone } = usePortalHost()
  const { bookingId, summary } = entry.draft
  const { name, kind } = draftLine(entry.draft, timeZone)
  return (
    <ConfirmDialog
      title="Discard this unfinished booking?"
      isOpen
      danger
      confirmLabel="Discard"
      cancelLabel="Keep it"
      onConfirm={onDiscard}
      onCancel={onClose}
    >
      <p>
        <strong>{name}</strong>
        <span>{`, ${kind}`}</span>
      </p>
      <p>
        {bookingId
          ? `Changes since the last save will be removed. Booking ${summary.orderId} stays in your bookings.`
          : 'What you typed will be removed from this computer. It cannot be restored.'}
      </p>
    </ConfirmDialog>
  )
}
