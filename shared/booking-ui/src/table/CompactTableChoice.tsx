import { Checkbox } from '@portal/ui'
import styles from './CompactTableChoice.module.css'
import type { CompactTable } from './use-compact-table'

/** Rows close together or far apart, above the list that it is about; where there are cards, none [OPEN-226]. */
export function CompactTableChoice({ isCompact, choose }: CompactTable) {
  return (
    <div className={styles.choice}>
      <Checkbox label="Compact table" checked={isCompact} onChange={(event) => choose(event.target.checked)} />
    </div>
  )
}
