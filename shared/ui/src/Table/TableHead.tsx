import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import { usePressed } from '../use-pressed'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { TableColumn, TableSort } from './table-column'
import styles from './Table.module.css'
import { inElement } from '../in-element'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

const DIRECTIONS: readonly TableSort['direction'][] = ['asc', 'desc']
const orderOf = ({ column, direction }: TableSort) => `${column} ${direction}`

/** The header row; a sortable header is a button that toggles the direction. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  const [shown, press] = usePressed(sort && orderOf(sort))
  const sortBy = (next: TableSort) => {
    press(orderOf(next))
    onSort?.(next)
  }
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = DIRECTIONS.find((each) => shown === orderOf({ column: column.id, direction: each }))
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sortable && onSort ? ariaSort(direction) : undefined}
              className={column.align === 'end' ? styles.end : undefined}
            >
              {column.sortable && onSort ? (
                <SortButton column={column} direction={direction} onSort={sortBy} />
              ) : column.headerHidden ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                <Header column={column} />
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface SortButtonProps<Row> {
  column: TableColumn<Row>
  direction: TableSort['direction'] | undefined
  onSort: (sort: TableSort) => void
}

function SortButton<Row>({ column, direction, onSort }: SortButtonProps<Row>) {
  const icon: IconName = direction === 'asc' ? 'sort-up' : direction === 'desc' ? 'sort-down' : 'sort'
  return (
    <button
      type="button"
      className={classNames(styles.sort, direction && styles.sorted)}
      onClick={() => onSort({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      <Header column={column} />
      <Icon name={icon} size={16} />
    </button>
  )
}

function Header<Row>({ column: { header, note } }: { column: TableColumn<Row> }) {
  if (note === undefined) return inElement(header)
  return (
    <span>
      <span>{header}</span>
      <span className={styles.note}>{` ${note}`}</span>
    </span>
  )
}

function ariaSort(direction: TableSort['direction'] | undefined) {
  if (direction === undefined) return 'none'
  return direction === 'asc' ? 'ascending' : 'descending'
}
