import type { PortalBooking, ServerBooking } from '@portal/domain'
import { sameContent } from '@portal/federation'
import { sameValue } from '@portal/domain/merge'
import { hasQuestion } from '@portal/forms'
import { mergeServer, savedForm } from './form'
import { finished, goingOnAs } from './queue'
import { bookingFrom, bookingOf, isLocked } from './session'
import type { BookingSession } from './session'
import type { TaskOf } from './tasks'
import { inTurn, turn } from './turn'
import type { Turn } from './turn'
import { instructionsWrite, writeOf } from './write'
import type { PendingWrite, SessionWrite } from './write'

type OwnerPetTask = TaskOf<'ownerPet'>

/** The first step's Next saves the booking, then its special instructions: one act, two calls [WIZ-62, WIZ-63]. */
export function ownerPetWrite(session: BookingSession, task: OwnerPetTask): SessionWrite | null {
  const { kind } = session.about
  if (task.saved) return instructionsWrite(typedBooking(session, task, task.saved), task.saved)
  const booking = typedBooking(session, task, bookingOf(session))
  return writeOf(kind === 'package' ? { ...booking, isPackage: true } : booking, task.seen)
}

/** The booking is saved: unless only its instructions wait, the task ends here. Until they are saved the draft keeps them. */
export function bookingSaved(session: BookingSession, task: OwnerPetTask, booking: PortalBooking): Turn {
  if (!instructionsWrite(typedBooking(session, task, booking), booking)) return allSaved(session, task.values, booking)
  const { instructions } = session.about.form.valuesOf(booking)
  return inTurn(
    session,
    (now) => savedForm(now, booking, { ...task.values, instructions }),
    (now) => turn(goingOnAs(now, { ...task, seen: booking.version, saved: booking })),
  )
}

/** The booking was read after them: what somebody else changed between the two calls is brought into the form. */
export function instructionsSaved(session: BookingSession, task: OwnerPetTask, server: ServerBooking): Turn {
  const booking = bookingFrom(session, server)
  if (session.isLeft) return allSaved(session, task.values, booking)
  const hasTypedOn = !sameValue(session.form?.typed, task.values)
  return inTurn(session, mergeServer, (now) => {
    if (now.form && hasQuestion(now.form.mergeState)) return finished(now, { is: 'asking' })
    return allSaved(now, hasTypedOn || !now.form ? task.values : now.form.typed, booking)
  })
}

/** What stands in the form by now, unless the page has to ask or to tell something first. */
export function tryFormAgain(session: BookingSession, task: OwnerPetTask): Turn {
  const { form } = session
  if (!form) return turn(session)
  if ((isLocked(session) && !task.wasLocked) || hasQuestion(form.mergeState)) return finished(session, { is: 'asking' })
  const again = { values: form.typed, seen: form.version, saved: null, tries: task.tries + 1 }
  return turn(goingOnAs(session, { ...task, ...again }))
}

/** Only special instructions wait: the rest of the form is saved, by this task or by the one before. */
export function isOnlyInstructions(session: BookingSession, task: OwnerPetTask, sent: PendingWrite): boolean {
  if (sent.is !== 'instructions') return false
  if (task.saved) return true
  const wanted = ownerPetWrite(session, task)
  return wanted?.is === 'booking' && sameContent(wanted.body, writeOf(bookingOf(session), 0).body)
}

function allSaved(session: BookingSession, values: OwnerPetTask['values'], booking: PortalBooking): Turn {
  return inTurn(
    session,
    (now) => savedForm(now, booking, values),
    (now) => finished(now, now.form?.saved ? { is: 'saved', booking } : { is: 'typedOn' }),
  )
}

function typedBooking({ about }: BookingSession, { values }: OwnerPetTask, booking: PortalBooking): PortalBooking {
  return about.form.bookingWith(booking, values)
}
