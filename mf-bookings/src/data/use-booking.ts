import { getBooking } from '@portal/api-client/contract/booking'
import { isIdParam } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { useRead } from '@portal/federation'
import type { Read } from '@portal/federation'

/** One booking. A malformed id is not requested and counts as not found. */
export function useBooking(id: string): Read<ServerBooking> {
  const isId = isIdParam(id)
  const read = useRead(getBooking, isId ? { params: { id } } : null, { action: 'read booking', bookingId: id })
  return isId ? read : { ...read, isMissing: true }
}
