import type { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { renewApproval, unlockEngraving } from '@portal/api-client/contract/engraving'
import { useClientCare, withClientCare } from '@portal/booking-ui'
import type { Engraving } from '@portal/domain'
import { useWrite } from '@portal/writes'
import { lineWrite } from '../line/line-calls'

/** Unlocks a locked line; the booking is read again. */
export function useUnlock(engraving: Engraving) {
  const { params, options } = lineWrite(engraving, getBooking)
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite(unlockEngraving, { action: 'unlock engraving', ...options })
  return { unlock: () => void run({ params }), isBusy, failure: failure && notDone(failure, care) }
}

/** Asks the owner again. */
export function useRenewal(engraving: Engraving) {
  const { params, options } = lineWrite(engraving, getBooking)
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite(renewApproval, { action: 'renew engraving', ...options })
  return {
    renew: () => void run({ params, version: engraving.version }),
    isBusy,
    failure: failure && notDone(failure, care),
  }
}

function notDone({ kind, message }: ApiError, care: string): string {
  const sentence =
    kind === 'conflict'
      ? `${message} Nothing has changed.`
      : 'Your request did not arrive. Nothing has changed. Try again.'
  return withClientCare(sentence, care)
}
