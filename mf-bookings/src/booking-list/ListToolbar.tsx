import { useId, useState } from 'react'
import { Button, Icon, lazyPart, SearchBox, Skeleton, useTypedSearch } from '@portal/ui'
import { activeFilters } from './active-filters'
import styles from './BookingList.module.css'
import type { FilterFormProps } from './FilterForm'
import type { ListFilter } from './list-state'

interface Props {
  readonly state: ListFilter
  readonly onSearch: (text: string) => void
  readonly onFilter: (change: Partial<ListFilter>) => void
}

const loadFilterForm = () =>
  import(/* webpackChunkName: "filter-form" */ './FilterForm').then((part) => part.FilterForm)
/** Loaded on first use, to keep the form library out of the list's bundle. */
const FilterForm = lazyPart<FilterFormProps>(loadFilterForm, FilterSkeleton)

/** Search box, and the advanced filter behind its button [BKG-16..18]. */
export function ListToolbar({ state, onSearch, onFilter }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const { text, type, send } = useTypedSearch(state.search, onSearch)
  const count = activeFilters(state, undefined).length
  return (
    <div className={styles.toolbar}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SearchBox
          name="search_term"
          label="Search bookings"
          labelHidden
          placeholder="Booking ID, pet, owner or staff"
          value={text}
          onChange={type}
        />
      </form>
      <Button
        icon={<Icon name="filter" size={18} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={preloadFilterForm}
        onFocus={preloadFilterForm}
      >
        {count ? `Filters (${count})` : 'Filters'}
      </Button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && <FilterForm key={filterKey(state)} state={state} onApply={onFilter} />}
      </div>
    </div>
  )
}

function preloadFilterForm() {
  void loadFilterForm().catch(() => undefined)
}

function FilterSkeleton() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the filters">
      <Skeleton height="7.5rem" />
    </div>
  )
}

/** A new key resets the form when the filter changes elsewhere. */
function filterKey({ serviceType, status, createdFrom, createdTo }: ListFilter): string {
  return [serviceType, status, createdFrom, createdTo].join('|')
}
