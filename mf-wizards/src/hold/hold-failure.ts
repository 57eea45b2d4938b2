import type { ApiError } from '@portal/api-client'
import { withClientCare } from '@portal/booking-ui'

/** Why the pet could not be put on hold, and what to do [OPEN-336]. */
export function holdFailure({ kind, message }: Pick<ApiError, 'kind' | 'message'>, care: string): string {
  if (kind === 'conflict') return withClientCare(`${message} Nothing was added.`, care)
  if (kind === 'version') return 'Somebody else has just changed the booking. Nothing was added. Press it once more.'
  if (kind === 'offline' || kind === 'timeout' || kind === 'server') {
    return `We don't know yet whether it was added. Trying again won't add it twice. Or call ${care}.`
  }
  return `It was not added. Try again, or call ${care}.`
}
