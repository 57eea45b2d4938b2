import { Card, Skeleton, VisuallyHidden } from '@portal/ui'
import styles from './BookingDetails.module.css'

/** Keeps the places of header, progress and sections while the booking loads. */
export function DetailsSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <div className={styles.headSkeleton} role="status">
        <VisuallyHidden>Loading the booking</VisuallyHidden>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton width="22rem" />
      </div>
      <Card>
        <Skeleton width="11rem" height="1.5rem" />
        <div className={styles.progressSkeleton}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} width="2rem" height="2rem" />
          ))}
        </div>
      </Card>
      <div className={styles.columns}>
        <div className={styles.pairs}>
          {['booking', 'pet', 'owner', 'collection'].map((section) => (
            <CardSkeleton key={section} lines={4} />
          ))}
        </div>
        <CardSkeleton lines={6} />
      </div>
    </div>
  )
}

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Card>
      <div className={styles.linesSkeleton}>
        <Skeleton width="40%" height="1.5rem" />
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index % 2 ? '70%' : '90%'} />
        ))}
      </div>
    </Card>
  )
}
