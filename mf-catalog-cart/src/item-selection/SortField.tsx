import { Select } from '@portal/ui'
import type { ItemView } from './item-view'

interface Props {
  readonly view: Pick<ItemView, 'sort' | 'direction'>
  /** Whether a search is active: then the default order is the best match first. */
  readonly isSearched: boolean
  readonly hasPrices: boolean
  readonly onView: (change: Partial<ItemView>) => void
}

const BY_NAME = [
  { value: 'name asc', label: 'Name, A to Z', sort: 'name', direction: 'asc' },
  { value: 'name desc', label: 'Name, Z to A', sort: 'name', direction: 'desc' },
] as const
const BY_PRICE = [
  { value: 'price asc', label: 'Price, lowest first', sort: 'price', direction: 'asc' },
  { value: 'price desc', label: 'Price, highest first', sort: 'price', direction: 'desc' },
] as const

/** The order of the cards. */
export function SortField({ view: { sort, direction }, isSearched, hasPrices, onView }: Props) {
  const orders = [...BY_NAME, ...(hasPrices ? BY_PRICE : [])]
  const chosen = orders.find((order) => order.sort === sort && order.direction === direction)
  return (
    <Select
      label="Sort by"
      value={chosen?.value ?? ''}
      placeholder={isSearched ? 'Best match' : 'Our order'}
      options={orders.map(({ value, label }) => ({ value, label }))}
      onChange={({ target }) => {
        const next = orders.find(({ value }) => value === target.value)
        onView({ sort: next?.sort ?? null, direction: next?.direction ?? 'asc' })
      }}
    />
  )
}
