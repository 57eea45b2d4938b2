import { Button, EmptyState, Icon } from '@portal/ui'

interface Props {
  /** The list's empty text. */
  readonly text: string
  /** What could not be loaded: 'Your invoices could not be loaded.' */
  readonly what: string
  readonly busy: boolean
  readonly onRetry: () => void
}

/** A list that could not be loaded: its empty text and a quiet line with Retry (OPEN-80). */
export function FailedList({ text, what, busy, onRetry }: Props) {
  const retry = (
    <Button size="small" busy={busy} onClick={onRetry} icon={<Icon name="retry" size={16} />}>
      Retry
    </Button>
  )
  return (
    <EmptyState title={text} action={retry}>
      <span role="status">{what} Nothing is lost.</span>
    </EmptyState>
  )
}
