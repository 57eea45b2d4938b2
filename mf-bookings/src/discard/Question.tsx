import type { ReactNode } from 'react'
import { ConfirmDialog } from '@portal/ui'
import { useDiscard } from './use-discard'
import type { Seen } from './use-discard'

export interface QuestionProps {
  readonly booking: Seen
  /** It is being read: nothing can be discarded yet. */
  readonly isReading?: boolean
  /** It could not be read: what is said, and what is done instead of discarding it. */
  readonly unread?: { readonly text: string; readonly retry: () => void } | null
  readonly onDone: () => void
  readonly onClose: () => void
  /** Which booking it is, where the page does not say. */
  readonly children?: ReactNode
}

/** Asks before an unfinished booking leaves the lists [OPEN-128]. */
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
