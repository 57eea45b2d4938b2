import { listServiceTypes } from '@portal/api-client/contract/practice'
import { bookingOptionBySlug } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import type { BookingDraft } from '@portal/federation'
import { readWork } from '../booking/session/draft-work'
import { startBooking } from '../booking/start-booking'

/** The booking from the chooser that the server has not created yet, derived from the choices there. */
export function useBegunBooking(draft: BookingDraft | null, bookingId: string) {
  const { practice } = usePortalHost()
  const { vetStaff, option: slug } = readWork(draft?.work)
  const option = draft && !bookingId ? bookingOptionBySlug(slug) : undefined
  const input = option ? {} : null
  const read = useRead(listServiceTypes, input, { action: 'list service types' })
  const serviceTypes = read.data
  return {
    isBegun: option !== undefined,
    begun: option && serviceTypes && startBooking({ option, vetStaff, practice, serviceTypes }),
    error: serviceTypes ? undefined : read.error,
    isRetrying: read.isBusy,
    retry: read.retry,
  }
}
