import type { ServerBooking } from '@portal/domain'
import { hasQuestion } from '@portal/forms'
import type { Side } from '@portal/forms'
import type { DraftWork } from './draft-work'
import {
  answerQuestion,
  closeForm,
  dropLateValues,
  keepTyped,
  mergeIfShown,
  openForm,
  restForm,
  typeInForm,
} from './form'
import type { FormBase } from './form'
import { linesTask } from './lines'
import type { OwnerPetValues } from './owner-pet-values'
import { acceptAnswer } from './queue'
import { beginSaving, unsettledWrite, savingNotRead, savingReadAgain, writeAnswered, writeFailed } from './saving'
import { isLocked, chain, updateDraft, transition } from './session'
import type { BookingSession, SessionAbout, Transition } from './session'
import {
  beginSubmission,
  submissionAnswered,
  submissionFailed,
  submissionNotRead,
  submissionReadAgain,
} from './submission'
import type { Task, TaskRequest } from './tasks'

export type SessionEvent =
  /** The wizard opened: settle any write without a known answer, as the task `id`. */
  | { readonly kind: 'opened'; readonly id: string }
  | { readonly kind: 'left' }
  /** A step is shown; Resume on the dashboard returns to it [OPEN-55]. */
  | { readonly kind: 'stepShown'; readonly step: string }
  /** The page has read the booking on its own. */
  | ({ readonly kind: 'read'; readonly server: ServerBooking | undefined } & Pick<SessionAbout, 'labels' | 'form'>)
  /** Content of the stored draft; another wizard may have changed it. */
  | { readonly kind: 'stored'; readonly work: DraftWork | null }
  | { readonly kind: 'draftSaved'; readonly isSaved: boolean }
  | { readonly kind: 'taskRequested'; readonly id: string; readonly request: TaskRequest }
  | { readonly kind: 'answered'; readonly answer: ServerBooking | null; readonly at: Date }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'formOpened'; readonly base: FormBase; readonly values: OwnerPetValues }
  | { readonly kind: 'formClosed' }
  | { readonly kind: 'typed'; readonly values: OwnerPetValues }
  | { readonly kind: 'typingPaused'; readonly values: OwnerPetValues }
  | { readonly kind: 'questionAnswered'; readonly name: string; readonly side: Side }
  | { readonly kind: 'lateValuesRead' }

/** The reducer of the booking session: its next state and the effects to run. */
export function reduce(session: BookingSession, event: SessionEvent): Transition {
  return chain(session, (now) => after(now, event), startNextTask)
}

// oxlint-disable-next-line complexity -- one line for each event
function after(session: BookingSession, event: SessionEvent): Transition {
  switch (event.kind) {
    case 'opened':
      return transition(
        unsettledWrite(session) ? withTask(session, { kind: 'settling', id: event.id, tries: 1 }) : session,
      )
    case 'left':
      return transition({ ...session, isLeft: true })
    case 'stepShown':
      return session.work && session.work.step !== event.step
        ? updateDraft(session, { step: event.step })
        : transition(session)
    case 'read':
      return read(session, event)
    case 'stored':
      return transition({ ...session, work: event.work })
    case 'draftSaved':
      return transition({ ...session, isDraftSaved: event.isSaved })
    case 'taskRequested':
      return requested(session, event.id, event.request)
    case 'answered':
      return answered(session, event.answer, event.at)
    case 'failed':
      return failedFlight(session, event.error)
    case 'formOpened':
      return openForm(session, event.base, event.values)
    case 'formClosed':
      return closeForm(session)
    case 'typed':
      return typeInForm(session, event.values)
    case 'typingPaused':
      return restForm(session, event.values)
    case 'questionAnswered':
      return answerQuestion(session, event.name, event.side)
    case 'lateValuesRead':
      return dropLateValues(session)
  }
}

/** Starts the next task when no request is in progress. Requests run one at a time. */
function startNextTask(session: BookingSession): Transition {
  const [task] = session.tasks
  if (!task || session.flight) return transition(session)
  const begun = task.kind === 'submission' ? beginSubmission(session, task) : beginSaving(session, task)
  return begun[0].flight ? begun : chain(session, () => begun, startNextTask)
}

function requested(session: BookingSession, id: string, request: TaskRequest): Transition {
  const task = { id, tries: 1 }
  if (request.kind === 'lines') return transition(withTask(session, { ...task, ...linesTask(session, request.change) }))
  if (request.kind === 'submission') {
    const isOrder = session.about.kind === 'vet-supply-order'
    return transition(withTask(session, { ...task, ...request, isOrder, call: isOrder ? 'order' : 'complete' }))
  }
  if (request.kind !== 'ownerPet') return transition(withTask(session, { ...task, ...request }))
  const { form } = session
  // Do not save while a conflict question is open: a write must name a version that the user has seen [OPEN-87].
  if (!form || hasQuestion(form.mergeState))
    return transition(session, { kind: 'end', id, end: { kind: 'unanswered' } })
  // Store before sending, so that a reload finds the latest values.
  return chain(
    session,
    (now) => keepTyped(now, request.values),
    (now) =>
      transition(withTask(now, { ...task, ...request, seen: form.version, wasLocked: isLocked(now), saved: null })),
  )
}

/** Passes an answer to the current task. */
function answered(session: BookingSession, answer: ServerBooking | null, at: Date): Transition {
  const { flight } = session
  const [task] = session.tasks
  const landed = { ...session, flight: null }
  if (!flight || !task) return transition(landed)
  if (flight.kind === 'reading') {
    if (!answer) return transition(landed)
    return chain(
      landed,
      (now) => acceptAnswer(now, answer),
      (now) => {
        if (task.kind === 'submission') return submissionReadAgain(now, task, flight.because)
        return savingReadAgain(now, task, flight.because)
      },
    )
  }
  if (task.kind === 'submission') return submissionAnswered(landed, task, answer)
  return flight.kind === 'write' && answer ? writeAnswered(landed, task, flight, answer, at) : transition(landed)
}

function failedFlight(session: BookingSession, error: unknown): Transition {
  const { flight } = session
  const [task] = session.tasks
  const landed = { ...session, flight: null }
  if (!flight || !task) return transition(landed)
  if (task.kind === 'submission') {
    return flight.kind === 'reading'
      ? submissionNotRead(landed, task, flight.because)
      : submissionFailed(landed, task, error)
  }
  if (flight.kind === 'write') return writeFailed(landed, task, flight, error)
  return flight.kind === 'reading' ? savingNotRead(landed, task, flight.because, error) : transition(landed)
}

/** Ignores answers about another booking [OPEN-89] and older versions. */
function read(
  session: BookingSession,
  { server, labels, form }: Extract<SessionEvent, { readonly kind: 'read' }>,
): Transition {
  const about = { ...session.about, labels, form }
  const isOurs = server?.id === session.id && server.version >= (session.server?.version ?? 0)
  return mergeIfShown({ ...session, about, server: server && isOurs ? server : session.server })
}

function withTask(session: BookingSession, task: Task): BookingSession {
  return { ...session, tasks: [...session.tasks, task] }
}
