import { focusForward } from '@portal/forms'
import { Button } from '@portal/ui'
import styles from './ItemSelection.module.css'

/** Skip link to the wizard's forward button, visible while focused. */
export function SkipItems() {
  return (
    <Button size="small" className={styles.skip} onClick={focusForward}>
      Skip the list
    </Button>
  )
}
