import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { EmptyState } from './EmptyState'

export interface FailedListProps {
  /** The list's empty text. */
  title: ReactNode
  /** What could not be loaded, and what became of it. */
  children: ReactNode
  onRetry: () => void
  /** A retry is under way. */
  retrying: boolean
}

/** A list that could not be loaded: its empty text and a quiet line with Retry [OPEN-80]; its table says it aloud. */
export function FailedList({ title, children, onRetry, retrying }: FailedListProps) {
  const retry = (
    <Button size="small" busy={retrying} onClick={onRetry} icon={<Icon name="retry" size={16} />}>
      Retry
    </Button>
  )
  return (
    <EmptyState title={title} action={retry}>
      {children}
    </EmptyState>
  )
}
