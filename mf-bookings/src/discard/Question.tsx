import type { ReactNode } from 'react'
import { ConfirmDialog } from '@portal/ui'
import { useDiscard } from './use-discard'
import type { BookingVersion } from './use-discard'

export interface QuestionProps {
  readonly booking: BookingVersion
  /** The booking is still loading, so nothing can be discarded yet. */
  readonly isReading?: boolean
  /** Reading failed: the message, and the retry that takes the place of Discard. */
  readonly unread?: { readonly text: string; readonly retry: () => void } | null
  readonly onDone: () => void
  readonly onClose: () => void
  /** Names the booking, where the page does not. */
  readonly children?: ReactNode
}

/** Confirms before an unfinished booking is discarded [OPEN-128]. */
export function Question({ booking, isReading = false, unread = null, onDone, onClose, children }: QuestionProps) {
  const { discard, isBusy, failure } = useDiscard(booking)
  return (
    <ConfirmDialog
      title="Discard this booking?"
      isOpen
      danger
      confirmLabel={unread ? 'Load it again' : 'Discard'}
      cancelLabel="Keep it"
      busy={isBusy || isReading}
      error={failure ?? unread?.text}
      onConfirm={() => (unread ? unread.retry() : void discard().then((isDone) => isDone && onDone()))}
      onCancel={onClose}
    >
      {children}
      <p>It leaves your lists and will not go ahead. For 30 days you can restore it from its page.</p>
      <p>If the artwork of a plaque is approved, the approval ends and we tell the owner.</p>
    </ConfirmDialog>
  )
}
