import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { EmptyState } from '../EmptyState/EmptyState'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import cards from './CompactCards.module.css'
import { FailedList } from './FailedList'
import type { ListFailure } from './FailedList'
import type { TableColumn, TableSort } from './table-column'
import styles from './Table.module.css'
import { TableHead } from './TableHead'
import { SkeletonRows, TableRow } from './TableRows'
import { inElement } from '../in-element'

export interface TableProps<Row> {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  /** Undefined while the first page loads; hidden once the list has failed. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** How the list reports a failure; 'never' when it is part of the page. */
  failed: ListFailure | 'never'
  /** Shown without rows: a text, or an `<EmptyState>`. */
  empty: ReactNode
  /** Number of skeleton rows: the page size. */
  pageSize: number
  /** New rows are loading; the old ones stay, dimmed. */
  busy?: boolean
  /** Compact rows. */
  compact?: boolean
  /** Keep the height of a full page, so that nothing below moves. */
  keepHeight?: boolean
  /** Announced politely when it changes, for example '240 bookings'. */
  countText?: string | undefined
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
}

/** A list as a table, as cards under 700 px, with its loading, empty and failed states. */
export function Table<Row>(props: TableProps<Row>) {
  const { empty, pageSize } = props
  const failure = failureOf(props)
  // These rows are from before the failure.
  const rows = failure ? [] : props.rows
  const showsTable = rows === undefined || rows.length > 0
  const rowsStyle: Record<`--${string}`, number> = { '--rows': pageSize }
  return (
    <div
      className={classNames(styles.wrap, props.captionHidden && styles.bare, props.compact && styles.dense)}
      aria-busy={rows === undefined || props.busy || undefined}
    >
      <CountLine rows={rows} countText={props.countText} />
      <div className={classNames(styles.scroll, props.keepHeight && styles.kept)} style={rowsStyle}>
        {showsTable && <FilledTable {...props} />}
        {!showsTable && !props.captionHidden && <p className={styles.caption}>{props.caption}</p>}
        {failure?.urgent && <FailedList {...failure} />}
        <div aria-live="polite">
          {failure && !failure.urgent && <FailedList {...failure} />}
          {!failure && rows?.length === 0 && (typeof empty === 'string' ? <EmptyState title={empty} /> : empty)}
        </div>
      </div>
    </div>
  )
}

function failureOf<Row>({ failed }: TableProps<Row>): ListFailure | null {
  return failed !== 'never' && failed.error !== undefined ? failed : null
}

function FilledTable<Row>({ rows, columns, caption, captionHidden, ...props }: TableProps<Row>) {
  const compact = columns.some(({ card }) => card !== undefined)
  return (
    <table className={classNames(styles.table, compact && cards.compact)}>
      <caption className={captionHidden ? undefined : styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
      <tbody className={props.busy ? styles.stale : undefined}>
        {rows === undefined && <SkeletonRows columns={columns} count={props.pageSize} />}
        {rows?.map((row) => (
          <TableRow key={props.rowKey(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function CountLine<Row>({ rows, countText }: Pick<TableProps<Row>, 'rows' | 'countText'>) {
  const counted = rows?.length === 1 ? '1 result' : `${rows?.length} results`
  return (
    <output className={styles.count}>
      {rows === undefined && <VisuallyHidden>Loading</VisuallyHidden>}
      {rows !== undefined && rows.length > 0 && inElement(countText ?? counted)}
    </output>
  )
}
