import { useApi } from '@portal/api-client'
import { getBookingImages } from '@portal/api-client/contract/booking'
import { usePortalHost } from '@portal/federation'

/** All tag photos of a booking [OPEN-28]; undefined while they load. Owners read the booking without them. */
export function useTagPhotos(bookingId: string) {
  const { api, user, report } = usePortalHost()
  const { data, error, isValidating, mutate } = useApi(
    api,
    getBookingImages,
    user ? { params: { id: bookingId } } : null,
    { onError: (fault) => report(fault, { action: 'read tag photos', bookingId }) },
  )
  return {
    photos: user ? data?.data.filter(({ image }) => image) : [],
    failed: error !== undefined,
    isBusy: isValidating,
    retry: () => void mutate(),
  }
}
