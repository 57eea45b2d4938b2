import { Skeleton } from '@portal/ui'
import styles from './ScreenSkeleton.module.css'

/** A skeleton that fits any screen: a title and a block of content. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} role="status" aria-label="Loading the page">
      <Skeleton width="18rem" height="2.125rem" />
      <Skeleton height="22rem" />
    </div>
  )
}
