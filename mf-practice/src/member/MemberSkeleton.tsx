import { Card, Skeleton, VisuallyHidden } from '@portal/ui'
import styles from './Member.module.css'

/** Placeholder of a profile's rows. */
export function MemberSkeleton() {
  return (
    <Card>
      <div aria-busy="true" className={styles.skeleton}>
        <VisuallyHidden>
          <output>Loading the profile</output>
        </VisuallyHidden>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="4.5rem" />
        ))}
        <Skeleton height="2.75rem" width="9rem" />
      </div>
    </Card>
  )
}
