import { useStageLabels } from '@portal/federation'
import { Button, Chip } from '@portal/ui'
import { activeFilters } from './active-filters'
import styles from './BookingList.module.css'
import { NO_FILTER } from './list-state'
import type { ListFilter } from './list-state'

interface Props {
  readonly state: ListFilter
  readonly onChange: (change: Partial<ListFilter>) => void
}

/** The active filters as chips; each can be removed. */
export function ChosenFilters({ state, onChange }: Props) {
  const active = activeFilters(state, useStageLabels().data)
  if (active.length === 0) return null
  return (
    <div role="group" aria-label="Filters in force" className={styles.chosen}>
      <span className={styles.count}>{active.length === 1 ? '1 filter' : `${active.length} filters`}</span>
      {active.map(({ name, value, without }) => (
        <Chip key={name} removeLabel={`Remove filter ${name}: ${value}`} onRemove={() => onChange(without)}>
          <span>
            <span className={styles.name}>{`${name}:`}</span>
            <span>{` ${value}`}</span>
          </span>
        </Chip>
      ))}
      {active.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => onChange({ ...NO_FILTER, search: state.search })}>
          Clear all
        </Button>
      )}
    </div>
  )
}
