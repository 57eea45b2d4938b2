import type { PortalBooking, ServerBooking } from '@portal/domain'
import { sameContent } from '@portal/federation'
import { sameValue } from '@portal/domain-bundled/merge'
import { hasQuestion } from '@portal/forms'
import { mergeServer, savedForm } from './form'
import { finished, replaceTask } from './queue'
import { bookingFrom, bookingOf, isLocked, chain, transition } from './session'
import type { BookingSession, Transition } from './session'
import type { TaskOf } from './tasks'
import { instructionsWrite, writeOf } from './write'
import type { PendingWrite, SessionWrite } from './write'

type OwnerPetTask = TaskOf<'ownerPet'>

/** Next in the first step saves the booking, then its special instructions: one task, two calls [WIZ-62, WIZ-63]. */
export function ownerPetWrite(session: BookingSession, task: OwnerPetTask): SessionWrite | null {
  const { kind } = session.about
  if (task.saved) return instructionsWrite(typedBooking(session, task, task.saved), task.saved)
  const booking = typedBooking(session, task, bookingOf(session))
  return writeOf(kind === 'package' ? { ...booking, isPackage: true } : booking, task.seen)
}

/** The booking is saved. The task ends here unless instructions remain; the draft keeps those until they are saved. */
export function bookingSaved(session: BookingSession, task: OwnerPetTask, booking: PortalBooking): Transition {
  if (!instructionsWrite(typedBooking(session, task, booking), booking)) return allSaved(session, task.values, booking)
  const { instructions } = session.about.form.valuesOf(booking)
  return chain(
    session,
    (now) => savedForm(now, booking, { ...task.values, instructions }),
    (now) => transition(replaceTask(now, { ...task, seen: booking.version, saved: booking })),
  )
}

/** The instructions are saved and the booking was read again: merge what a colleague changed between the two calls. */
export function instructionsSaved(session: BookingSession, task: OwnerPetTask, server: ServerBooking): Transition {
  const booking = bookingFrom(session, server)
  if (session.isLeft) return allSaved(session, task.values, booking)
  const hasTypedOn = !sameValue(session.form?.typed, task.values)
  return chain(session, mergeServer, (now) => {
    if (now.form && hasQuestion(now.form.mergeState)) return finished(now, { kind: 'asking' })
    return allSaved(now, hasTypedOn || !now.form ? task.values : now.form.typed, booking)
  })
}

/** Retries with the form's current values, unless the page must show a question or notice first. */
export function tryFormAgain(session: BookingSession, task: OwnerPetTask): Transition {
  const { form } = session
  if (!form) return transition(session)
  if ((isLocked(session) && !task.wasLocked) || hasQuestion(form.mergeState))
    return finished(session, { kind: 'asking' })
  const again = { values: form.typed, seen: form.version, saved: null, tries: task.tries + 1 }
  return transition(replaceTask(session, { ...task, ...again }))
}

/** Whether only the special instructions failed: the rest was saved by this task or an earlier one. */
export function isOnlyInstructions(session: BookingSession, task: OwnerPetTask, sentWrite: PendingWrite): boolean {
  if (sentWrite.kind !== 'instructions') return false
  if (task.saved) return true
  const write = ownerPetWrite(session, task)
  return write?.kind === 'booking' && sameContent(write.body, writeOf(bookingOf(session), 0).body)
}

function allSaved(session: BookingSession, values: OwnerPetTask['values'], booking: PortalBooking): Transition {
  return chain(
    session,
    (now) => savedForm(now, booking, values),
    (now) => finished(now, now.form?.saved ? { kind: 'saved', booking } : { kind: 'typedOn' }),
  )
}

function typedBooking({ about }: BookingSession, { values }: OwnerPetTask, booking: PortalBooking): PortalBooking {
  return about.form.bookingWith(booking, values)
}
