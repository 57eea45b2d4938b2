import { ApiError, fieldNames } from '@portal/api-client'
import { SERVICE_TYPE, sameServiceType } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { isAnswered, sameContent } from '@portal/federation'
import { linesTask } from './lines'
import { canReadAgain, failed, finished, replaceTask, readAgain, send, acceptAnswer, isOutdated } from './queue'
import { bookingOf, isLocked, chain, transition } from './session'
import type { BookingSession, Transition } from './session'
import type { KeyedSubmission, SubmissionCall, TaskOf } from './tasks'

type SubmissionTask = TaskOf<'submission'>

/** The picture of an order is sent at most twice; the order is submitted even without it [WIZ-115]. */
const MOST_PICTURES = 2

/**
 * Submits the version that the page showed [WIZ-113, OPEN-86]. Never retried automatically. Pressed again with the same
 * content, it reuses the key of a try whose answer was lost.
 */
export function beginSubmission(session: BookingSession, task: SubmissionTask): Transition {
  const { call } = task
  const content = contentOf(task)
  const left = session.submissions[call]
  const submission =
    left && sameContent(left.content, content) ? left : { key: `${task.id}.${call}.${task.tries}`, content }
  return send(withSubmission(session, call, submission), { kind: 'submission', call, submission })
}

/** Submitted. The order's action returns nothing, so the task goes on with the picture. */
export function submissionAnswered(
  session: BookingSession,
  task: SubmissionTask,
  server: ServerBooking | null,
): Transition {
  const now = withSubmission(session, task.call)
  if (task.call === 'order') return transition(withPicture(now, task))
  return chain(now, (each) => (server ? acceptAnswer(each, server) : transition(each)), submitted)
}

/** After a lost answer or a version conflict the booking may be submitted, so it is read again. */
export function submissionFailed(session: BookingSession, task: SubmissionTask, error: unknown): Transition {
  const now = isAnswered(error) ? withSubmission(session, task.call) : session
  if (isPictureOfOrder(task)) return pictureFailed(now, task, error)
  const isLookedAt = (isUnclear(error) || isOutdated(error)) && canReadAgain(now)
  return isLookedAt ? readAgain(now, error) : failed(now, error)
}

/** The booking just read shows whether it was submitted, and if not, why. */
export function submissionReadAgain(session: BookingSession, task: SubmissionTask, because: unknown): Transition {
  if (isPictureOfOrder(task)) return submitted(session)
  if (isUnclear(because) && isLocked(session)) {
    return task.call === 'order' ? transition(withPicture(session, task)) : submitted(session)
  }
  return isOutdated(because) || isWarned(because)
    ? finished(session, { kind: 'changed', error: because })
    : notSubmitted(session, task, because)
}

export function submissionNotRead(session: BookingSession, task: SubmissionTask, because: unknown): Transition {
  return isPictureOfOrder(task) ? submitted(session) : notSubmitted(session, task, because)
}

/** After a price change the lines are saved at today's prices, and the page asks again [OPEN-102]. */
function notSubmitted(session: BookingSession, { id, tries }: SubmissionTask, because: unknown): Transition {
  if (!isRepriced(because)) return failed(session, because)
  const lines = linesTask(session, { kind: 'repriced' }, because)
  return transition(replaceTask(session, { id, tries, ...lines }))
}

function pictureFailed(session: BookingSession, task: SubmissionTask, error: unknown): Transition {
  if (task.tries < MOST_PICTURES) return transition(replaceTask(session, { ...task, tries: task.tries + 1 }))
  return chain(
    session,
    (now) => transition(now, { kind: 'report', error, action: 'send the picture of the order' }),
    (now) => (canReadAgain(now) ? readAgain(now, error) : submitted(now)),
  )
}

function submitted(session: BookingSession): Transition {
  return finished(session, { kind: 'saved', booking: bookingOf(session) })
}

function withPicture(session: BookingSession, task: SubmissionTask): BookingSession {
  return replaceTask(session, { ...task, call: 'complete' })
}

const isPictureOfOrder = ({ isOrder, call }: SubmissionTask) => isOrder && call === 'complete'

function withSubmission(session: BookingSession, call: SubmissionCall, submission?: KeyedSubmission): BookingSession {
  return { ...session, submissions: { ...session.submissions, [call]: submission } }
}

/** Vet supply orders send the picture under the other spelling [OPEN-51]. */
function contentOf({
  call,
  shown,
  picture,
  outcomeAcknowledged,
  sizesConfirmed,
}: SubmissionTask): KeyedSubmission['content'] {
  const { id, version, serviceType } = shown
  if (call === 'order') return { id, version }
  const isSupplyOrder = sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
  const body = {
    outcome_acknowledged: outcomeAcknowledged,
    sizes_confirmed: sizesConfirmed,
    ...(isSupplyOrder ? { screenshotImage: picture } : { screenshot_image: picture }),
  }
  return { id, version, body }
}

/** The booking may be submitted despite this error: a lost answer, or somebody else submitted it. */
function isUnclear(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 409 || error.status >= 500)
}

/** The server refuses to submit at other prices than the page showed [OPEN-102]. */
function isRepriced(error: unknown): boolean {
  return conflictingFields(error).some((field) => field.endsWith('.unit_price') || field.startsWith('fees.'))
}

/** The server refuses to submit while a warning is unanswered [OPEN-120]. */
function isWarned(error: unknown): boolean {
  return conflictingFields(error).some((field) => field.startsWith('warnings.'))
}

function conflictingFields(error: unknown): string[] {
  return error instanceof ApiError && error.kind === 'conflict' ? fieldNames(error) : []
}

/** The server's sentence about sizes to confirm; the page shows it as the question [OPEN-103]. */
export function sizesQuestion(error: unknown): string {
  const isAsked = fieldNames(error).some((field) => field.endsWith('.size'))
  return isAsked && error instanceof ApiError && error.status === 422 ? error.message : ''
}
