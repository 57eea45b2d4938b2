import { Skeleton } from '@portal/ui'
import styles from './LineLook.module.css'

/** The room of a picture that is on its way. */
export const Coming = () => (
  <div className={styles.look}>
    <Skeleton height="100%" />
  </div>
)
