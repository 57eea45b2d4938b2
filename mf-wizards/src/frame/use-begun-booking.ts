import { useApi } from '@portal/api-client'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { bookingOptionBySlug } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingDraft } from '@portal/federation'
import { readWork } from '../booking/draft-work'
import { startBooking } from '../booking/start-booking'

/** The booking that the chooser began and the server has not made yet: it follows from what was chosen there. */
export function useBegunBooking(draft: BookingDraft | null) {
  const { api, practice } = usePortalHost()
  const { vetStaff, option: slug } = readWork(draft?.work)
  const option = draft?.bookingId === '' ? bookingOptionBySlug(slug) : undefined
  const { data: serviceTypes, error, isValidating, mutate } = useApi(api, listServiceTypes, option ? {} : null)
  return {
    isBegun: option !== undefined,
    begun: option && serviceTypes && startBooking({ option, vetStaff, practice, serviceTypes }),
    error: serviceTypes ? undefined : error,
    isRetrying: isValidating,
    retry: () => void mutate(),
  }
}
