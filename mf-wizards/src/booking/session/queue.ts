import type { ServerBooking } from '@portal/domain'
import { mergeIfShown } from './form'
import type { BookingSession } from './session'
import type { TaskEnd, Flight, Task } from './tasks'
import { inTurn, keep, turn } from './turn'
import type { Turn } from './turn'

/** Ends the current task. */
export function finished(session: BookingSession, end: TaskEnd): Turn {
  const [task, ...tasks] = session.tasks
  if (!task) return turn(session)
  return inTurn({ ...session, tasks }, mergeIfShown, (now) => turn(now, { kind: 'end', id: task.id, end }))
}

export function failed(session: BookingSession, error: unknown, isBookingSaved = false): Turn {
  return finished(session, { kind: 'failed', error, ...(isBookingSaved && { isBookingSaved }) })
}

/** Replaces the current task. */
export function goingOnAs(session: BookingSession, task: Task): BookingSession {
  return { ...session, tasks: [task, ...session.tasks.slice(1)] }
}

export function send(session: BookingSession, flight: Flight): Turn {
  return turn({ ...session, flight }, { kind: 'send', flight })
}

/** Whether a refused write may be retried. After the wizard was left, only cart lines are retried. */
export function canReadAgain({ isLeft, id, tasks: [task] }: BookingSession): boolean {
  return id !== '' && (!isLeft || task?.kind === 'lines')
}

export function readAgain(session: BookingSession, because: unknown): Turn {
  return send(session, { kind: 'reading', id: session.id, because })
}

/** Takes an answer unless a newer version is known: the answer to a repeated write may be old. */
export function acceptAnswer(session: BookingSession, server: ServerBooking): Turn {
  const isOld = server.version < (session.server?.version ?? 0)
  const known = isOld ? session : { ...session, id: server.id, server }
  return inTurn(
    known,
    (now) => (isOld ? turn(now) : turn(now, { kind: 'takeOver', server })),
    // Update the draft after the cache: readers that find the booking's id in the draft must find the booking too.
    (now) => keep(now, {}),
    mergeIfShown,
  )
}
