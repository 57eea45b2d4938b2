import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import { mergeIfShown } from './form'
import { chain, updateDraft, transition } from './session'
import type { BookingSession, Transition } from './session'
import type { TaskEnd, Flight, Task } from './tasks'

/** Ends the current task. */
export function finished(session: BookingSession, end: TaskEnd): Transition {
  const [task, ...tasks] = session.tasks
  if (!task) return transition(session)
  return chain({ ...session, tasks }, mergeIfShown, (now) => transition(now, { kind: 'end', id: task.id, end }))
}

export function failed(session: BookingSession, error: unknown, isBookingSaved = false): Transition {
  return finished(session, { kind: 'failed', error, ...(isBookingSaved && { isBookingSaved }) })
}

/** Replaces the current task. */
export function replaceTask(session: BookingSession, task: Task): BookingSession {
  return { ...session, tasks: [task, ...session.tasks.slice(1)] }
}

export function send(session: BookingSession, flight: Flight): Transition {
  return transition({ ...session, flight }, { kind: 'send', flight })
}

/** Version conflict: somebody else has saved a newer version. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'version'
}

/** Whether a refused write may be retried. After the wizard was left, only cart lines are retried. */
export function canReadAgain({ isLeft, id, tasks: [task] }: BookingSession): boolean {
  return id !== '' && (!isLeft || task?.kind === 'lines')
}

export function readAgain(session: BookingSession, because: unknown): Transition {
  return send(session, { kind: 'reading', id: session.id, because })
}

/** Takes an answer unless a newer version is known: the answer to a repeated write may be old. */
export function acceptAnswer(session: BookingSession, server: ServerBooking): Transition {
  const isOld = server.version < (session.server?.version ?? 0)
  const known = isOld ? session : { ...session, id: server.id, server }
  return chain(
    known,
    (now) => (isOld ? transition(now) : transition(now, { kind: 'takeOver', server })),
    // Update the draft after the cache: readers that find the booking's id in the draft must find the booking too.
    (now) => updateDraft(now, {}),
    mergeIfShown,
  )
}
