import { Card, Skeleton, VisuallyHidden } from '@portal/ui'
import styles from './BookingDetails.module.css'

/** Placeholder with the layout of header, status and facts. */
export function DetailsSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <div className={styles.headSkeleton} role="status">
        <VisuallyHidden>Loading the booking</VisuallyHidden>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton width="22rem" />
      </div>
      <Card>
        <Skeleton width="60%" height="1.5rem" />
        <div className={styles.progressSkeleton}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} width="2rem" height="2rem" />
          ))}
        </div>
      </Card>
      <Card className={styles.facts ?? ''}>
        {['pet', 'owner', 'booking'].map((section) => (
          <Lines key={section} count={5} />
        ))}
      </Card>
      <div className={styles.columns}>
        <Card>
          <Lines count={6} />
        </Card>
        <Card>
          <Lines count={4} />
        </Card>
      </div>
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.linesSkeleton}>
      <Skeleton width="40%" height="1.5rem" />
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index % 2 ? '70%' : '90%'} />
      ))}
    </div>
  )
}
