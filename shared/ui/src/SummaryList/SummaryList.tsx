import type { ReactNode } from 'react'
import styles from './SummaryList.module.css'

export interface SummaryRow {
  label: string
  /** Shown as 'Not given' when empty. */
  value: ReactNode
  /** A link named 'Change <label>'. */
  change?: ReactNode
}

export interface SummaryListProps {
  rows: readonly SummaryRow[]
  /** Close together and without lines, to be read at one glance. */
  dense?: boolean
}

/** What was entered, row by row, each with its way back. */
export function SummaryList({ rows, dense }: SummaryListProps) {
  return (
    <dl className={dense ? styles.dense : undefined}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          {/* Names, dates and codes: a translating browser would change them. */}
          <dd className={styles.value} translate={row.value ? 'no' : undefined}>
            {row.value || 'Not given'}
          </dd>
          {row.change && <dd data-print="hide">{row.change}</dd>}
        </div>
      ))}
    </dl>
  )
}
