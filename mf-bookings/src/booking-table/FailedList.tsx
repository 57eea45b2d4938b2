import type { ApiError } from '@portal/api-client'
import { Button, EmptyState, Icon } from '@portal/ui'

interface Props {
  /** The list's empty text. */
  readonly text: string
  readonly error: ApiError | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

/** A list that could not be loaded: its empty text and a quiet line with Retry (OPEN-80). */
export function FailedList({ text, error, busy, onRetry }: Props) {
  const retry = (
    <Button size="small" busy={busy} onClick={onRetry} icon={<Icon name="retry" size={16} />}>
      Retry
    </Button>
  )
  return (
    <EmptyState title={text} action={retry}>
      <span role="status">
        {error?.kind === 'offline'
          ? 'There is no connection, so your bookings could not be loaded. Nothing is lost.'
          : 'Your bookings could not be loaded. Nothing is lost.'}
      </span>
    </EmptyState>
  )
}
