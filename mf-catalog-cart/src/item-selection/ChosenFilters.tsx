import { Button, Chip } from '@portal/ui'
import type { ActiveFilter } from './active-filters'
import styles from './ItemSelection.module.css'

interface Props {
  readonly filters: readonly ActiveFilter[]
  readonly onRemove: (filter: ActiveFilter) => void
  readonly onClear: () => void
}

/** The active filters as chips; each can be removed. */
export function ChosenFilters({ filters, onRemove, onClear }: Props) {
  if (filters.length === 0) return null
  return (
    <div role="group" aria-label="Filters in force" className={styles.chosen}>
      <span className={styles.muted}>{filters.length === 1 ? '1 filter' : `${filters.length} filters`}</span>
      {filters.map((filter) => (
        <Chip
          key={filter.name}
          removeLabel={`Remove filter ${filter.name}: ${filter.value}`}
          onRemove={() => onRemove(filter)}
        >
          <span>{`${filter.name}: ${filter.value}`}</span>
        </Chip>
      ))}
      {filters.length > 1 && (
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
  )
}
