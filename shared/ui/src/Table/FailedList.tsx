import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { Icon } from '../Icon/Icon'

/** What a list shows that could not be loaded [OPEN-80]. */
export interface ListFailure {
  /** What went wrong; undefined while all is well. */
  error: unknown
  /** What could not be loaded, as its sentence begins: 'Your bookings'. An empty list's words have no place here. */
  what: string
  /** Why, and what became of it. */
  text?: ReactNode
  onRetry: () => void
  /** A retry is under way. */
  retrying: boolean
  /** Said at once, and not only when the reader pauses: the screen is for nothing but this list. */
  urgent?: boolean
}

/** A list that could not be loaded: a quiet line with Retry, unless it is urgent. */
export function FailedList({ what, text = 'Nothing is lost.', onRetry, retrying, urgent = false }: ListFailure) {
  const title = `${what} could not be loaded`
  if (urgent) {
    return (
      <ErrorState title={title} onRetry={onRetry} retrying={retrying}>
        {text}
      </ErrorState>
    )
  }
  const retry = (
    <Button size="small" busy={retrying} onClick={onRetry} icon={<Icon name="retry" size={16} />}>
      Retry
    </Button>
  )
  return (
    <EmptyState title={title} action={retry}>
      {text}
    </EmptyState>
  )
}
