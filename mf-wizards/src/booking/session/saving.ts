import { ApiError } from '@portal/api-client'
import type { PortalBooking, ServerBooking } from '@portal/domain'
import { isAnswered, sameContent } from '@portal/federation'
import { mergeServer, settleForm, settleInstructions } from './form'
import { isSameLine, linesWrite } from './lines'
import { bookingSaved, instructionsSaved, isOnlyInstructions, ownerPetWrite, tryFormAgain } from './owner-pet-saving'
import { canReadAgain, failed, finished, replaceTask, readAgain, send, acceptAnswer, isOutdated } from './queue'
import { bookingFrom, bookingOf, workOf, chain, updateDraft, transition } from './session'
import type { BookingSession, SaveState, Transition } from './session'
import type { Flight, Task } from './tasks'
import { contentOf, withAnswers, writeOf } from './write'
import type { PendingWrite, SessionWrite } from './write'

export type SavingTask = Exclude<Task, { readonly kind: 'submission' }>
type Write = Extract<Flight, { readonly kind: 'write' }>

/** How often a change is rebased on a newer version before the user is asked. */
const MOST_TRIES = 3

/**
 * Starts a write. One at a time, each with its own idempotency key until the server answers: only the key identifies a
 * write as ours, never version numbers [OPEN-87]. A write without a known answer is settled first.
 */
export function beginSaving(session: BookingSession, task: SavingTask): Transition {
  const left = unsettledWrite(session)
  const write = writeFor(session, task)
  if (!left && !write) return finished(session, { kind: 'saved', booking: bookingOf(session) })
  if (left && !(write && sameContent(contentOf(left), write))) return sendWrite(session, left, true)
  const own = left ?? (write && { ...write, bookingId: session.id, key: keyOf(task) })
  return own ? sendWrite(session, own, false) : transition(session)
}

function keyOf(task: SavingTask): string {
  const key = `${task.id}.${task.tries}`
  return task.kind === 'ownerPet' && task.saved ? `${key}.instructions` : key
}

/** Our write without a known answer. A write of another booking must not be sent, whatever storage holds [OPEN-89]. */
export function unsettledWrite({ pending, id }: BookingSession): PendingWrite | null {
  return pending?.bookingId === id ? pending : null
}

export function writeAnswered(
  session: BookingSession,
  task: SavingTask,
  flight: Write,
  server: ServerBooking,
  at: Date,
): Transition {
  if (session.id !== '' && server.id !== session.id) {
    const error = new Error(`This form is about ${session.id}, not about ${server.id}`)
    return chain(session, forgetWrite, (now) => writeFailed(now, task, { ...flight, settles: false }, error))
  }
  const saved = { progress: 'saved', savedAt: at } as const
  return chain(
    session,
    forgetWrite,
    (now) => settleWrite(now, flight, bookingFrom(now, server)),
    (now) => acceptAnswer(now, server),
    (now) => {
      if (!flight.settles) return taskSaved({ ...now, ...saved }, task, server)
      if (task.kind === 'settling') return finished({ ...now, ...saved }, { kind: 'saved', booking: bookingOf(now) })
      if (flight.write.kind === 'instructions' && task.kind === 'ownerPet') {
        return chain(now, mergeServer, (merged) => tryFormAgain(merged, task))
      }
      return transition(replaceTask(now, rebased(task, flight.write, server.version)))
    },
  )
}

function settleWrite(session: BookingSession, { write, settles }: Write, booking: PortalBooking): Transition {
  if (write.kind === 'instructions') return settleInstructions(session, write)
  return settles ? settleForm(session, write.version, booking) : transition(session)
}

/** A write failed. Repeated with its key it happens at most once; a refusal means that it never happened. */
export function writeFailed(session: BookingSession, task: SavingTask, flight: Write, error: unknown): Transition {
  return chain({ ...session, progress: progressAfter(error) }, isAnswered(error) ? forgetWrite : transition, (now) => {
    if (flight.settles && isAnswered(error) && task.kind !== 'settling') return transition(now)
    const isAgain = isOutdated(error) && !flight.settles && task.tries < MOST_TRIES && canReadAgain(now)
    if (isAgain) return readAgain(now, error)
    return failed(now, reasonOf(task) ?? error, task.kind === 'ownerPet' && isOnlyInstructions(now, task, flight.write))
  })
}

/** Continues after a version conflict, with the booking as the colleague saved it. */
export function savingReadAgain(session: BookingSession, task: SavingTask, because: unknown): Transition {
  if (task.kind === 'ownerPet') return chain(session, mergeServer, (now) => tryFormAgain(now, task))
  if (task.kind === 'confirmation') return finished(session, { kind: 'changed', error: because })
  if (task.kind !== 'lines' || !isSameLine(bookingOf(session), task)) return failed(session, reasonOf(task) ?? because)
  return transition(replaceTask(session, { ...task, tries: task.tries + 1 }))
}

export function savingNotRead(session: BookingSession, task: SavingTask, because: unknown, error: unknown): Transition {
  return failed(session, task.kind === 'lines' ? (task.because ?? error) : because)
}

/** The write of a task, on the version that its user saw. The server refuses it when that version is outdated. */
function writeFor(session: BookingSession, task: SavingTask): SessionWrite | null {
  const now = bookingOf(session)
  if (task.kind === 'settling') return null
  if (task.kind === 'lines') return linesWrite(now, task)
  if (task.kind === 'confirmation') return writeOf(now, task.seen)
  if (task.kind === 'warningAnswer') return withAnswers(writeOf(now, task.seen), task.answers)
  if (task.kind === 'staffMember') return writeOf({ ...now, vetStaff: task.vetStaff }, task.seen)
  return ownerPetWrite(session, task)
}

function taskSaved(session: BookingSession, task: SavingTask, server: ServerBooking): Transition {
  const booking = bookingFrom(session, server)
  if (task.kind === 'lines' && task.because !== undefined) {
    return finished(session, { kind: 'changed', error: task.because })
  }
  if (task.kind !== 'ownerPet') return finished(session, { kind: 'saved', booking })
  return task.saved ? instructionsSaved(session, task, server) : bookingSaved(session, task, booking)
}

/** The task was based on the same version as our unconfirmed write, so rebase it onto that write's answer. */
function rebased(task: SavingTask, { kind, version: from }: PendingWrite, to: number): SavingTask {
  if (task.kind === 'settling') return task
  // After instructions the booking is read separately, so a version more than one later includes a colleague's change.
  if (kind === 'instructions' && to !== from + 1) return task
  if (task.kind === 'lines') {
    return task.before.version === from ? { ...task, before: { ...task.before, version: to } } : task
  }
  return task.seen === from ? { ...task, seen: to } : task
}

function sendWrite(session: BookingSession, write: PendingWrite, settles: boolean): Transition {
  return chain(
    { ...session, progress: 'sending' },
    (now) => keepWrite(now, write),
    (now) => send(now, { kind: 'write', write, settles }),
  )
}

function forgetWrite(session: BookingSession): Transition {
  return keepWrite(session, null)
}

/** Stores the write in progress in the draft. After leaving, only clears it there when its key is ours. */
function keepWrite(session: BookingSession, write: PendingWrite | null): Transition {
  const { pending, isLeft } = session
  const inDraft = workOf(session).pendingWrite
  const now = { ...session, pending: write }
  const isOurs = isLeft
    ? !write && pending !== null && inDraft?.key === pending.key
    : write !== null || inDraft !== null
  return isOurs ? updateDraft(now, { pendingWrite: write }) : transition(now)
}

function progressAfter(error: unknown): SaveState {
  if (isAnswered(error)) return 'refused'
  return isUnreachable(error) ? 'waiting' : 'unsure'
}

/** No answer: the write is sent again when the connection is back. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
}

/** The error that made the lines be saved again; it is reported if that fails. */
function reasonOf(task: SavingTask): unknown {
  return task.kind === 'lines' ? task.because : undefined
}
