import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'
import { useRead } from '@portal/federation'
import { useFormerDraft } from '../booking/former-draft'
import type { FormerDraft } from '../booking/former-draft'

export interface FormerBooking extends FormerDraft {
  /** The server's booking; null until it is created. */
  readonly server: ServerBooking | null
}

/** The booking that the chooser was opened from; none when it can't be read. */
export function useFormerBooking(): { readonly isLoading: boolean; readonly booking: FormerBooking | null } {
  const former = useFormerDraft()
  const id = former?.bookingId ?? ''
  const { data, error } = useRead(getBooking, id ? { params: { id } } : null, { action: 'read booking', bookingId: id })
  if (!former || (id && error)) return { isLoading: false, booking: null }
  return { isLoading: id !== '' && !data, booking: { ...former, server: data ?? null } }
}
