import { Checkbox } from '@portal/ui'
import styles from './CompactTableChoice.module.css'
import type { CompactTable } from './use-compact-table'

/** Compact or normal rows, above their list; hidden for cards [OPEN-226]. */
export function CompactTableChoice({ isCompact, choose }: CompactTable) {
  return (
    <div className={styles.choice}>
      <Checkbox label="Compact table" checked={isCompact} onChange={(event) => choose(event.target.checked)} />
    </div>
  )
}
