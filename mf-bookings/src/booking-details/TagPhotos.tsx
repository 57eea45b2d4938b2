import { Button, Card, Carousel, Skeleton } from '@portal/ui'
import { useTagPhotos } from '../data/use-tag-photos'
import styles from './BookingDetails.module.css'

/** The photos of the pet's tag, one at a time (BKG-39, BKG-40, OPEN-28). */
export function TagPhotos({ bookingId, petName }: { bookingId: string; petName: string }) {
  const { photos, failed, isBusy, retry } = useTagPhotos(bookingId)
  return (
    <Card title="Pet tag photos">
      <div className={styles.photos}>
        {photos && photos.length > 0 && (
          <Carousel
            label="Pet tag photos"
            photos={photos.map(({ image, caption }) => ({
              src: image,
              alt: caption ?? `Tag of ${petName || 'the pet'}`,
            }))}
          />
        )}
        {photos?.length === 0 && (
          <p className={styles.muted}>No photos yet. They are taken when the pet arrives.</p>
        )}
        {!photos && !failed && <PhotosSkeleton />}
        {!photos && failed && (
          <div role="status" className={styles.failed}>
            <p className={styles.muted}>The photos could not be loaded.</p>
            <Button size="small" busy={isBusy} onClick={retry}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function PhotosSkeleton() {
  return (
    <div aria-busy="true">
      <span className={styles.photo}>
        <Skeleton height="100%" />
      </span>
    </div>
  )
}
