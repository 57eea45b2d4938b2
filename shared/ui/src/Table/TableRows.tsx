import { classNames } from '../class-names'
import { Skeleton } from '../Skeleton/Skeleton'
import type { TableColumn } from './table-column'
import cards from './CompactCards.module.css'
import styles from './Table.module.css'

/** A row; its primary column is the row header, which screen readers announce with each cell. */
export function TableRow<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => {
        const className = cellClass(column)
        const label = column.headerHidden ? undefined : [column.header, column.note].filter(Boolean).join(', ')
        if (!column.primary) {
          return (
            <td key={column.id} data-label={label} className={className}>
              {column.cell(row)}
            </td>
          )
        }
        return (
          <th key={column.id} scope="row" data-label={label} className={className}>
            {column.cell(row)}
          </th>
        )
      })}
    </tr>
  )
}

function cellClass<Row>({ primary, align, card }: TableColumn<Row>): string | undefined {
  return classNames(primary && styles.primary, align === 'end' && styles.end, card && cards[card]) || undefined
}

/** Skeleton rows of the later rows' size. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly TableColumn<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden className={styles.row}>
      {columns.map((column) => (
        <td key={column.id} className={column.card && cards[column.card]}>
          <Skeleton width={column.primary ? '60%' : '75%'} />
        </td>
      ))}
    </tr>
  ))
}
