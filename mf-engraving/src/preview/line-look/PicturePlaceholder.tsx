import { Skeleton } from '@portal/ui'
import styles from './LineLook.module.css'

export const PicturePlaceholder = () => (
  <div className={styles.look}>
    <Skeleton height="100%" />
  </div>
)
