import { Card, Skeleton, VisuallyHidden } from '@portal/ui'
import styles from './BookingDetails.module.css'

/** Keeps the places of header, progress and sections while the booking loads. */
export function DetailsSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <div role="status">
        <VisuallyHidden>Loading the booking</VisuallyHidden>
      </div>
      <div className={styles.headSkeleton}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton width="22rem" />
      </div>
      <Card>
        <Skeleton height="8rem" />
      </Card>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {['booking', 'pet', 'owner'].map((section) => (
            <Card key={section}>
              <Skeleton height="13rem" />
            </Card>
          ))}
        </div>
        <div className={styles.stack}>
          <Card>
            <Skeleton height="22rem" />
          </Card>
        </div>
      </div>
    </div>
  )
}
