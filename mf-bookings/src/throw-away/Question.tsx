import type { ReactNode } from 'react'
import { ConfirmDialog } from '@portal/ui'
import { useThrowAway } from './use-throw-away'
import type { Seen } from './use-throw-away'

export interface QuestionProps {
  readonly booking: Seen
  /** It is being read: nothing can be thrown away yet. */
  readonly isReading?: boolean
  /** It could not be read: what is said, and what is done instead of throwing it away. */
  readonly unread?: { readonly text: string; readonly retry: () => void } | null
  readonly onDone: () => void
  readonly onClose: () => void
  /** Which booking it is, where the page does not say. */
  readonly children?: ReactNode
}

/** Asks before an unfinished booking leaves the lists [OPEN-128]. */
export function Question({ booking, isReading = false, unread = null, onDone, onClose, children }: QuestionProps) {
  const { throwAway, isBusy, failure } = useThrowAway(booking)
  return (
    <ConfirmDialog
      title="Throw this booking away?"
      isOpen
      danger
      confirmLabel={unread ? 'Read it again' : 'Throw away'}
      cancelLabel="Keep it"
      busy={isBusy || isReading}
      error={failure ?? unread?.text}
      onConfirm={() => (unread ? unread.retry() : void throwAway().then((isDone) => isDone && onDone()))}
      onCancel={onClose}
    >
      {children}
      <p>It leaves your lists, and nothing is carried out. For 30 days it can be brought back from its page.</p>
      <p>If the artwork of a plaque is approved, the approval ends and we tell the owner.</p>
    </ConfirmDialog>
  )
}
