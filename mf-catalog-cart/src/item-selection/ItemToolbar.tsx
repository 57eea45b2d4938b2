import { useId, useState } from 'react'
import { Button, Icon, SearchBox, useTypedSearch } from '@portal/ui'
import { FilterFields } from './FilterFields'
import type { FilterFieldsProps } from './FilterFields'
import styles from './ItemSelection.module.css'
import { SortField } from './SortField'

interface Props extends FilterFieldsProps {
  readonly onSearch: (search: string) => void
  /** Number of active filters. */
  readonly active: number
}

/** Search, sent after a pause of one second or with Enter [CAT-10], order and filters [CAT-09, CAT-14]. */
export function ItemToolbar({ onSearch, active, ...fields }: Props) {
  const { choice, view, hasPrices, onView } = fields
  const { text, type, send } = useTypedSearch(choice.search, onSearch)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <div className={styles.toolbar} role="search">
      <SearchBox
        label="Search items"
        value={text}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          send()
        }}
      />
      <SortField view={view} isSearched={choice.search !== ''} hasPrices={hasPrices} onView={onView} />
      <span className={styles.opener}>
        <Button
          icon={<Icon name="filter" size={18} />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </span>
      <div id={panelId} className={styles.filters} data-open={isOpen}>
        <FilterFields {...fields} />
      </div>
    </div>
  )
}
