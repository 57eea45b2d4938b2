import { focusForward } from '@portal/forms'
import { Button } from '@portal/ui'
import styles from './ItemSelection.module.css'

/** Past list, pages and cart to the wizard's forward button, in sight while it has the focus. */
export function SkipItems() {
  return (
    <Button size="small" className={styles.skip} onClick={focusForward}>
      Skip the list
    </Button>
  )
}
