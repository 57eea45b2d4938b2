import type { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { renewApproval, unlockEngraving } from '@portal/api-client/contract/engraving'
import type { Engraving } from '@portal/domain'
import { useWrite } from '@portal/writes'
import { lineWrite } from '../line/line-write'

/** Opens a locked line; the booking shows the state afterwards. */
export function useUnlock(engraving: Engraving) {
  const { params, options } = lineWrite(engraving, getBooking)
  const { run, isBusy, failure } = useWrite(unlockEngraving, { action: 'unlock engraving', ...options })
  return { unlock: () => void run({ params }), isBusy, failure: failure && notDone(failure) }
}

/** Asks the owner once more. */
export function useRenewal(engraving: Engraving) {
  const { params, options } = lineWrite(engraving, getBooking)
  const { run, isBusy, failure } = useWrite(renewApproval, { action: 'renew engraving', ...options })
  return {
    renew: () => void run({ params, version: engraving.version }),
    isBusy,
    failure: failure && notDone(failure),
  }
}

function notDone({ kind, message }: ApiError): string {
  return `${kind === 'conflict' ? message : 'It did not arrive.'} Nothing has changed; try again.`
}
