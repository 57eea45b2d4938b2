import { getBookingImages } from '@portal/api-client/contract/booking'
import { RetryOrCall } from '@portal/booking-ui'
import { useRead } from '@portal/federation'
import { Button, Card, Carousel, classNames, Icon } from '@portal/ui'
import { useLinks } from '../data/use-links'
import styles from './BookingDetails.module.css'

interface Props {
  readonly bookingId: string
  readonly petName: string
  /** True once the pet has arrived: keeps room for a photo while loading. */
  readonly expected?: boolean
}

/** The photos of the pet's tag, one at a time [BKG-39, BKG-40, OPEN-28]. */
export function TagPhotos({ bookingId, petName, expected = false }: Props) {
  const input = { params: { id: bookingId } }
  const { data, error, isBusy, retry } = useRead(getBookingImages, input, { action: 'read tag photos', bookingId })
  const links = useLinks(data, retry)
  const room = classNames(styles.photo, expected && styles.expected)
  const photos = data?.data.filter(({ image }) => image)
  return (
    <Card title="Pet tag photos">
      {photos && photos.length > 0 && (
        <Carousel
          label="Pet tag photos"
          links={links}
          photos={photos.map(({ image, caption }) => ({
            src: image,
            alt: caption ?? `Tag of ${petName || 'the pet'}`,
          }))}
        />
      )}
      {photos?.length === 0 && (
        <div className={room}>
          <Icon name="photo" size={32} />
          <p>{`No photos yet. They are taken when ${petName || 'the pet'} arrives.`}</p>
        </div>
      )}
      {!photos && (
        <div role="status" aria-busy={isBusy} className={room}>
          {error ? <Failed busy={isBusy} onRetry={retry} /> : 'Loading the photos'}
        </div>
      )}
    </Card>
  )
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <p>
        We couldn't load the photos. <RetryOrCall safe="They are safe." />
      </p>
      <Button size="small" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </>
  )
}
