import type { NearbyItems } from '@portal/api-client/contract/product'
import type { ItemFilter } from '@portal/domain'
import { Button, EmptyState } from '@portal/ui'
import styles from './ItemSelection.module.css'
import { nearbyLists, nearbyText } from './nearby'
import type { NearbyList } from './nearby'
import type { ItemChoice } from './stored-choice'

export interface NoItemsProps {
  readonly nearby: NearbyItems | null
  readonly choice: ItemChoice
  readonly filters: readonly ItemFilter[]
  readonly onShow: (change: NearbyList['change']) => void
  /** Clears search and filters; undefined when there are none. */
  readonly onClear: (() => void) | undefined
}

/** Text of an empty list: names other lists that have items, with buttons that lead there [CAT-08]. */
export function NoItems({ nearby, choice, filters, onShow, onClear }: NoItemsProps) {
  if (!onClear) return <EmptyState title="No product available" icon="search" />
  const lists = nearby ? nearbyLists(nearby, choice, filters) : []
  return (
    <EmptyState
      title="No product available"
      icon="search"
      action={
        <span className={styles.nearby}>
          {lists.map(({ label, change }, index) => (
            <Button key={label} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onShow(change)}>
              {label}
            </Button>
          ))}
          <Button onClick={onClear}>Clear search and filters</Button>
        </span>
      }
    >
      {nearby ? nearbyText(nearby, choice, filters) : 'Nothing matches this search and these filters.'}
    </EmptyState>
  )
}
