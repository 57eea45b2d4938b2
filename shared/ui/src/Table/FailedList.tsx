import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { Icon } from '../Icon/Icon'

/** What a list shows that could not be loaded [OPEN-80]. */
export interface ListFailure {
  /** What went wrong; undefined while all is well. */
  error: unknown
  /** Stands in the place of the rows. */
  title: string
  /** What could not be loaded, and what became of it. */
  text?: ReactNode
  onRetry: () => void
  /** A retry is under way. */
  retrying: boolean
  /** Said at once, and not only when the reader pauses: the screen is for nothing but this list. */
  urgent?: boolean
}

/** A list that could not be loaded: a quiet line with Retry, unless it is urgent. */
export function FailedList({ title, text, onRetry, retrying, urgent = false }: ListFailure) {
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
