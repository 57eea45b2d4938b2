import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { Icon } from '../Icon/Icon'

/** Props of a list that failed to load [OPEN-80]. */
export interface ListFailure {
  /** The error; undefined without one. */
  error: unknown
  /** Start of the sentence, as 'Your bookings'. Replaces the text of an empty list. */
  what: string
  /** Reason and consequence. */
  text?: ReactNode
  onRetry: () => void
  /** A retry is in progress. */
  retrying: boolean
  /** Announced at once, since the screen has only this list. */
  urgent?: boolean
}

/** A list that failed to load: a quiet line with Retry, unless urgent. */
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
