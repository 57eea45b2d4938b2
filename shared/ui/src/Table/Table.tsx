import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import cards from './CompactCards.module.css'
import type { TableColumn, TableSort } from './table-column'
import styles from './Table.module.css'
import { TableHead } from './TableHead'
import { SkeletonRows, TableRow } from './TableRows'

export interface TableProps<Row> {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  /** Left undefined while the first page loads. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What is said when the list could not be loaded; undefined when all is well. */
  error: string | undefined
  onRetry: () => void
  /** What is said when there is nothing: a text, or an `<EmptyState>`. */
  empty: ReactNode
  /** How many rows the skeleton keeps room for: the page size. */
  pageSize: number
  /** New rows are on their way; the old ones stay, dimmed. */
  busy?: boolean
  /** Keep the room of a whole page, so that nothing below moves. */
  keepHeight?: boolean
  /** Announced politely when it changes, for example '240 bookings'. */
  countText?: string
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
}

/** A list as a table, as cards under 700 px, with its loading, empty and failed states. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, error, empty, pageSize } = props
  const failed = error !== undefined
  const showsTable = !failed && (rows === undefined || rows.length > 0)
  const rowsStyle: Record<`--${string}`, number> = { '--rows': pageSize }
  return (
    <div
      className={classNames(styles.wrap, props.captionHidden && styles.bare)}
      aria-busy={rows === undefined || props.busy || undefined}
    >
      <CountLine {...props} />
      <div className={classNames(styles.scroll, props.keepHeight && styles.kept)} style={rowsStyle}>
        {showsTable && <FilledTable {...props} />}
        {!showsTable && !props.captionHidden && <p className={styles.caption}>{props.caption}</p>}
        {failed && <ErrorState title={error} onRetry={props.onRetry} retrying={props.busy === true} />}
        <div aria-live="polite">
          {!failed && rows?.length === 0 && (typeof empty === 'string' ? <EmptyState title={empty} /> : empty)}
        </div>
      </div>
    </div>
  )
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

function CountLine<Row>({ rows, error, countText }: TableProps<Row>) {
  const silent = rows === undefined || error !== undefined || rows.length === 0
  const text = countText ?? (rows?.length === 1 ? '1 result' : `${rows?.length ?? 0} results`)
  return (
    <output className={styles.count}>
      {rows === undefined && error === undefined ? <VisuallyHidden>Loading</VisuallyHidden> : null}
      {silent ? null : text}
    </output>
  )
}
