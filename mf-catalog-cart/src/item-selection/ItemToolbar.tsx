import type { ItemFilter } from '@portal/domain'
import { SearchBox, Select, useTypedSearch } from '@portal/ui'
import styles from './ItemSelection.module.css'
import type { ItemChoice } from './stored-choice'

interface Props {
  readonly filters: readonly ItemFilter[]
  readonly choice: ItemChoice
  readonly onSearch: (search: string) => void
  readonly onFilter: (slug: string) => void
}

/** Search, sent after a pause of one second or with Enter [CAT-10], and the category filter [CAT-09, CAT-14]. */
export function ItemToolbar({ filters, choice, onSearch, onFilter }: Props) {
  const { text, type, send } = useTypedSearch(choice.search, onSearch)
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
      <Select
        label="Category"
        value={choice.filter.slug}
        options={filters.map(({ slug, label }) => ({ value: slug, label }))}
        onChange={({ target }) => onFilter(target.value)}
      />
    </div>
  )
}
