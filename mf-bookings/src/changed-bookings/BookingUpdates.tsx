import { useSWRConfig } from 'swr'
import { apiKey, invalidate } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { getEngraving } from '@portal/api-client/contract/engraving'
import { useChangeChecks } from './use-change-checks'

/** Renders nothing. Reads a shown booking and its engravings again when the booking changes [OPEN-386]. */
export function BookingUpdates({ id }: { id: string }) {
  const { mutate } = useSWRConfig()
  const check = () => {
    void mutate(apiKey(getBooking, { params: { id } }))
    void invalidate(mutate, getEngraving)
    return true
  }
  useChangeChecks({ check, onHeard: (changed) => changed === id, atJoining: true })
  return null
}
