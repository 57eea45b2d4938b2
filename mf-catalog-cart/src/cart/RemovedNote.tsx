import { Button, Icon } from '@portal/ui'
import styles from './Cart.module.css'

/** Says what was removed and takes it back for as long as it stands. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className={styles.removed} role="status">
      <span>{name} is removed.</span>
      <Button size="small" icon={<Icon name="undo" size={16} />} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
