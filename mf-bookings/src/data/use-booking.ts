import { useApi } from '@portal/api-client'
import type { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { isIdParam } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { usePortalHost } from '@portal/federation'

/** One booking; an id that cannot be one is not asked for and counts as not found. */
export function useBooking(id: string): {
  booking: ServerBooking | undefined
  isMissing: boolean
  error: ApiError | undefined
  isBusy: boolean
  retry: () => void
} {
  const { api, report } = usePortalHost()
  const isId = isIdParam(id)
  const { data, error, isValidating, mutate } = useApi(api, getBooking, isId ? { params: { id } } : null, {
    onError: (fault) => report(fault, { action: 'read booking', bookingId: id }),
  })
  const isMissing = !isId || error?.kind === 'notFound' || error?.kind === 'invalid'
  return { booking: data, isMissing, error, isBusy: isValidating, retry: () => void mutate() }
}
