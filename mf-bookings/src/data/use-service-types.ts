import { useApi } from '@portal/api-client'
import { listBookingServiceTypes } from '@portal/api-client/contract/booking'
import { usePortalHost } from '@portal/federation'

/** Names of the service types that the practice's bookings have; asked for once the filter is open. */
export function useBookedServiceTypes(): string[] {
  const { api, report } = usePortalHost()
  const { data } = useApi(
    api,
    listBookingServiceTypes,
    {},
    {
      revalidateIfStale: false,
      onError: (error) => report(error, { action: 'list service types of bookings' }),
    },
  )
  return (data ?? []).map(({ name }) => name)
}
