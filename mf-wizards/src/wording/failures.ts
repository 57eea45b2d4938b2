import { ApiError, fieldNames } from '@portal/api-client'
import { namesClientCare } from '@portal/domain-bundled/care-hours'

/** [WIZ-119] */
export const DEFAULT_ALERT = 'Something went wrong. Please verify the information and try again.'

/** A failure as shown to the user. */
export interface Failure {
  readonly text: string
  /** What happened to the data and what to do. */
  readonly detail?: string
  /** Shows a button to send again. */
  readonly canRetry?: boolean
  /** Sent again automatically until there is an answer. */
  readonly isResent?: boolean
}

/** `care`: 'Client Care on 08 9200 0000', with its hours [OPEN-360]. */
const orCall = (care: string) => `Try again, or call ${care}.`

const isKind = (error: unknown, ...kinds: ApiError['kind'][]) => error instanceof ApiError && kinds.includes(error.kind)

/** No answer arrived; the server may still have done it all. */
function unreachable(error: unknown): string | null {
  if (isKind(error, 'offline')) return 'There is no connection to the portal'
  return isKind(error, 'timeout') ? 'The portal does not answer' : null
}

/** Refusals with the same meaning everywhere, in the server's words if any; null for others. */
function refusal(error: unknown, care: string, serverText = serverSentence(error)): Failure | null {
  if (isKind(error, 'version')) {
    return {
      text: serverText || 'Somebody else is changing this booking right now.',
      detail: 'This was not saved. What you entered is still here. Try again in a moment.',
      canRetry: true,
    }
  }
  if (isKind(error, 'conflict')) {
    const text = serverText || 'This booking can no longer be changed.'
    const reassurance = 'This was not saved. What you entered is still here.'
    return { text, detail: namesClientCare(text) ? reassurance : `${reassurance} To change something, call ${care}.` }
  }
  return null
}

/** The server's sentence; without one the error's message is its kind. */
function serverSentence(error: unknown): string {
  return error instanceof ApiError && error.status > 0 && error.message !== error.kind ? error.message : ''
}

/** Failure of saving the first step [WIZ-120, WIZ-121, OPEN-47]. */
export function firstStepFailure(
  error: unknown,
  { care, namesFields }: { care: string; namesFields: boolean },
): Failure {
  const names = namesFields ? fieldNames(error) : []
  if (names.length > 0) {
    return { text: `An error occurred. Please verify the fields are correct: ${names.join(', ')}` }
  }
  const who = unreachable(error)
  if (who) {
    const text = `${who}. What you entered is kept on this computer.`
    return { text, detail: 'We will send it when the connection is back.', canRetry: true, isResent: true }
  }
  const detail = `What you entered is still here. ${orCall(care)}`
  return refusal(error, care) ?? { text: DEFAULT_ALERT, detail, canRetry: true }
}

/** The booking was saved but its special instructions were not [WIZ-63]. */
export function instructionsFailure(error: unknown, care: string): Failure {
  const text = 'The booking is saved, but the special instructions are not saved yet.'
  const who = unreachable(error)
  if (who) {
    const detail = `${who}. We will send them when the connection is back. They are kept on this computer.`
    return { text, detail, canRetry: true, isResent: true }
  }
  if (isKind(error, 'conflict')) {
    const serverText = serverSentence(error) || 'This booking can no longer be changed.'
    return {
      text,
      detail: namesClientCare(serverText) ? serverText : `${serverText} To have them carried out, call ${care}.`,
    }
  }
  return { text, detail: `They are still here. ${orCall(care)}`, canRetry: true }
}

/** Failure of submitting: the server's sentence, or the default [WIZ-122]. */
export function confirmationFailure(error: unknown, care: string): Failure {
  const who = unreachable(error)
  if (who) {
    const text = `${who}. We don't know yet whether the booking was submitted.`
    return {
      text,
      detail: `Nothing was sent automatically. Trying again won't book twice. Or call ${care}.`,
      canRetry: true,
    }
  }
  const order = orderRefusal(error)
  if (order) {
    const reassurance = 'Everything you entered is kept.'
    return {
      text: order,
      detail: namesClientCare(order) ? reassurance : `${reassurance} ${orCall(care)}`,
      canRetry: true,
    }
  }
  const detail = `The booking is not submitted. Everything you entered is kept. ${orCall(care)}`
  // A refusal's sentence says more than field names; a detail in words is the service's own.
  const serverText = isKind(error, 'version', 'conflict') ? detailInWords(error) : serverDetail(error)
  const refused = refusal(error, care, serverText || undefined) ?? { text: DEFAULT_ALERT, detail, canRetry: true }
  return serverText ? { ...refused, text: `Error: ${serverText}` } : refused
}

/** Failure of saving the staff member's name. */
export function staffMemberFailure(error: unknown, care: string): string {
  const who = unreachable(error)
  if (who) return `${who}. We don't know yet whether the name was saved. It is still here. Try again.`
  if (isKind(error, 'version')) {
    return 'Somebody else has changed this booking, so the name is not saved. Close this, check what changed, then change the name again.'
  }
  if (isKind(error, 'conflict')) {
    return `This booking can no longer be changed, so the name is not saved. ${orCall(care)}`
  }
  return `The name is not saved. It is still here. ${orCall(care)}`
}

/** Failure of removing items. */
export function removeFailure(care: string): string {
  return `We couldn't remove all of these items. The rest of your booking is safe. ${orCall(care)}`
}

/** Failure of saving the answer to a warning. */
export function warningFailure(error: unknown, care: string): string {
  const who = unreachable(error)
  if (who) return `${who}. We don't know yet whether your answer was saved. The booking is saved. Try again.`
  if (isKind(error, 'version')) {
    return 'Somebody else has changed this booking, so your answer was not saved. Close this, check what changed, then press Next again.'
  }
  return `Your answer was not saved. The booking is saved as it was. ${orCall(care)}`
}

/** The server's sentence about items that are unavailable or cost a different amount [OPEN-102]. */
function orderRefusal(error: unknown): string | null {
  const isAboutItems = fieldNames(error).some(
    (field) => field.startsWith('quoted_products') || field.startsWith('fees.'),
  )
  return isAboutItems && isKind(error, 'invalid', 'conflict') ? serverSentence(error) || null : null
}

function serverDetail(error: unknown): string {
  return detailInWords(error) || fieldNames(error).join(', ')
}

const detailInWords = (error: unknown): string =>
  error instanceof ApiError && typeof error.detail === 'string' ? error.detail : ''
