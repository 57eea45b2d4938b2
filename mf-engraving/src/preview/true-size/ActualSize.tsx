import { useState } from 'react'
import { lazyPart } from '@portal/ui'
import styles from './ActualSize.module.css'
import type { MeasuredProps } from './Measured'

const LazyMeasured = lazyPart(
  async () => (await import(/* webpackChunkName: "on-product" */ './Measured')).Measured,
  () => <p role="status">Loading</p>,
)

/** The plaque at actual size, whose code loads when it is opened [OPEN-150]. */
export function ActualSize(props: MeasuredProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.part} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Actual size</summary>
      {isOpen && <LazyMeasured {...props} />}
    </details>
  )
}
