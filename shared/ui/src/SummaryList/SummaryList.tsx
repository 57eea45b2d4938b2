import type { ReactNode } from 'react'
import styles from './SummaryList.module.css'

export interface SummaryRow {
  label: string
  /** 'Not given' when empty. */
  value: ReactNode
  /** A link named 'Change <label>'. */
  change?: ReactNode
}

export interface SummaryListProps {
  rows: readonly SummaryRow[]
  /** Compact and without lines, to be read at a glance. */
  dense?: boolean
}

/** Entered values, row by row, each with a Change link. */
export function SummaryList({ rows, dense }: SummaryListProps) {
  return (
    <dl className={dense ? styles.dense : undefined}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          {/* Names, dates and codes: browser translation would change them. */}
          <dd className={styles.value} translate={row.value ? 'no' : undefined}>
            {row.value || 'Not given'}
          </dd>
          {row.change && <dd data-print="hide">{row.change}</dd>}
        </div>
      ))}
    </dl>
  )
}
