import { isWeightEditable } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain/booking-merge'
import { sameValue } from '@portal/domain/merge'
import { mergeNewer, choose, hasQuestion, mergeStateOf } from '@portal/forms'
import type { Side, MergeState, VersionedAnswer } from '@portal/forms'
import { STEP_HASH } from '../../plan/steps'
import type { DraftWork, Unsaved } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import { bookingOf, isLocked, workOf } from './session'
import type { BookingSession, FormRules, OpenForm } from './session'
import { isSubmitted } from './submitted'
import { inTurn, keep, turn } from './turn'
import type { Turn } from './turn'
import type { InstructionsWrite } from './write'

/** What the form's values are typed upon. */
export type Base = VersionedAnswer<OwnerPetValues>

/** The step is opened with what it starts from. */
export function openForm(session: BookingSession, base: Base, typed: OwnerPetValues): Turn {
  const form: OpenForm = {
    mergeState: mergeStateOf(base),
    version: base.version,
    typed,
    saved: null,
    isLocked: isLocked(session),
    isShown: true,
  }
  return mergeIfShown({ ...session, form })
}

export function closeForm(session: BookingSession): Turn {
  return withForm(session, (form) => turn({ ...session, form: { ...form, isShown: false } }))
}

export function typeInForm(session: BookingSession, typed: OwnerPetValues): Turn {
  return withForm(session, (form) => turn({ ...session, form: { ...form, typed } }))
}

/** Typing has paused, or the form goes away; after a save it says once more what was saved. */
export function restForm(session: BookingSession, values: OwnerPetValues): Turn {
  return withForm(session, ({ saved }) =>
    saved && sameValue(saved, values) ? turn(session) : keepTyped(session, values),
  )
}

/** The form goes on with this answer to a question. */
export function answerQuestion(session: BookingSession, name: string, side: Side): Turn {
  return withForm(session, (form) => {
    const { mergeState, values } = choose(form.mergeState, form.typed, [name, side], session.about.form.merge)
    const answered = { ...session, form: { ...withMergeState(form, mergeState), typed: values } }
    return inTurn(
      answered,
      (now) => turn(now, { type: 'show', values }),
      (now) => keepTyped(now, values),
    )
  })
}

/** What came too late was read: only that is forgotten, what else stands in the form is kept anew [OPEN-87]. */
export function forgetLate(session: BookingSession): Turn {
  const { form: rules } = session.about
  const saved = rules.valuesOf(bookingOf(session))
  return withForm(session, ({ typed }) => store(session, rules.withLocked(typed, saved, weightEditable(session))))
}

/** Where others are at work meanwhile, unless the form is being saved: then the end of that says it. */
export function mergeIfShown(session: BookingSession): Turn {
  const isSaving = session.tasks.some(({ is }) => is === 'ownerPet')
  return session.form?.isShown && !isSaving ? mergeServer(session) : turn(session)
}

/** Brings what is typed together with what the server's booking has become [OPEN-87]. */
export function mergeServer(session: BookingSession): Turn {
  const now = bookingOf(session)
  return withForm(session, (form) => {
    if (now.version <= form.mergeState.answer.version) return turn(session)
    // The last words before the form is locked: the page tells which of them came too late.
    if (isSubmitted(now) && !form.isLocked) return inTurn(session, (open) => store(open, form.typed), mergeBookingIn)
    return mergeBookingIn(session)
  })
}

function mergeBookingIn(session: BookingSession): Turn {
  const { form: rules } = session.about
  const now = bookingOf(session)
  const isFinal = isSubmitted(now)
  return withForm(session, (form) => {
    const answer = { version: now.version, values: rules.valuesOf(now) }
    const { mergeState, values: merged } = mergeNewer(form.mergeState, form.typed, answer, rules.merge)
    const values = isFinal ? rules.withLocked(merged, answer.values, !now.pet.weight) : merged
    const asked = isFinal ? withoutLocked(mergeState, rules, !now.pet.weight) : mergeState
    const names = rules.changed(form.typed, merged)
    const opened = {
      ...session,
      form: { ...withMergeState(form, asked), typed: values, isLocked: form.isLocked || isFinal },
    }
    return inTurn(
      opened,
      (each) => (names.length > 0 ? turn(each, { type: 'announceTheirs', names }) : turn(each)),
      (each) => turn(each, { type: 'show', values }),
      (each) => (isFinal ? turn(each) : store(each, values)),
    )
  })
}

/** Of what is locked nothing is asked: those words came too late, and the page tells of them. */
function withoutLocked(
  mergeState: MergeState<OwnerPetValues>,
  rules: FormRules,
  weightEditable: boolean,
): MergeState<OwnerPetValues> {
  const { answer, base, mine, conflicts } = mergeState
  return {
    ...mergeState,
    base: rules.withLocked(base, answer.values, weightEditable),
    mine: rules.withLocked(mine, answer.values, weightEditable),
    conflicts: conflicts.filter((name) => !rules.isLocked(name, weightEditable)),
  }
}

/** Our own save: what was typed is what the server has; what was typed on since is kept, and the form stays. */
export function savedForm(session: BookingSession, booking: PortalBooking, sent: OwnerPetValues): Turn {
  const { form: rules } = session.about
  const answer = { version: booking.version, values: rules.valuesOf(booking) }
  return withForm(session, (form) => {
    const saved = sameValue(form.typed, sent) ? sent : null
    return inTurn(
      { ...session, form: { ...withMergeState(form, mergeStateOf(answer)), saved } },
      (now) => keep(now, { movedPastFirstStep: true, keptWords: rules.keptWords(sent), ...forgotten(now, sent) }),
      (now) => (saved || now.isLeft ? turn(now) : store(now, form.typed)),
    )
  })
}

/**
 * Our own write has happened after all. It was made upon what the form is typed upon: by what the form differs from
 * its answer was typed since, and nobody else's.
 */
export function settleForm(session: BookingSession, from: number, booking: PortalBooking): Turn {
  const answer = { version: booking.version, values: session.about.form.valuesOf(booking) }
  return withForm(session, (form) => {
    const isOurs = form.version === from && form.mergeState.answer.version <= booking.version
    if (!isOurs || !form.isShown || session.isLeft) return turn(session)
    return store({ ...session, form: withMergeState(form, mergeStateOf(answer)) }, form.typed)
  })
}

/** Special instructions that were sent are the server's by now: how else it differs is somebody else's doing. */
export function settleInstructions(session: BookingSession, { version, rows }: InstructionsWrite): Turn {
  const instructions = rows.map(({ id, description }) => ({ id: id ?? '', description }))
  return withForm(session, (form) => {
    if (form.version !== version || hasQuestion(form.mergeState)) return turn(session)
    const values = { ...form.mergeState.answer.values, instructions }
    return turn({ ...session, form: withMergeState(form, mergeStateOf({ version, values })) })
  })
}

/** In a wizard that was left, the next one may have more by now: only what was sent is forgotten. */
function forgotten(session: BookingSession, sent: OwnerPetValues): Partial<DraftWork> {
  const typed = typedInDraft(session)
  if (!typed || (session.isLeft && !sameValue(typed.values, sent))) return {}
  return { unsaved: otherSteps(session) }
}

/** What came too late to be saved stays in the draft until it was read. */
export function keepTyped(session: BookingSession, values: OwnerPetValues): Turn {
  const { form: rules } = session.about
  const late = lateWords(session).names.length > 0 ? typedInDraft(session) : undefined
  if (!late) return store(session, values)
  const withLate = rules.withLocked(values, rules.restored(late.values), weightEditable(session))
  return keepUnsaved(session, { ...late, values: withLate })
}

/**
 * What was typed and cannot be saved any more, since somebody else has submitted the booking meanwhile: a new booking's
 * wizard ends with that, in one that edits it the fields that are not locked go on.
 */
export function lateWords(session: BookingSession): { names: BookingFieldName[]; values: OwnerPetValues } {
  const { form: rules, isEdit } = session.about
  const saved = rules.valuesOf(bookingOf(session))
  const unsaved = typedInDraft(session)
  if (!unsaved || !isLocked(session)) return { names: [], values: saved }
  const base = rules.restoredBase(unsaved).values
  const { merged: values } = rules.merge.merge(base, rules.restored(unsaved.values), saved)
  const isLate = (name: BookingFieldName) => !isEdit || rules.isLocked(name, weightEditable(session))
  return { names: rules.changed(saved, values).filter(isLate), values }
}

/** The booking as it will be once the form is saved. */
export function withTyped(session: Pick<BookingSession, 'server' | 'about'>, { unsaved }: Pick<DraftWork, 'unsaved'>) {
  const { form } = session.about
  const typed = unsaved[STEP_HASH.ownerPet]
  const saved = bookingOf(session)
  return typed ? form.bookingWith(saved, form.restored(typed.values)) : saved
}

/** Until every question has its answer the base keeps its old version, also over a reload. */
export function baseOf({ about, form }: Pick<BookingSession, 'about'> & { readonly form: OpenForm }): Base {
  const { base, answer, conflicts, answers } = form.mergeState
  const settled = conflicts.filter((name) => answers[name])
  return { version: form.version, values: about.form.merge.take(base, answer.values, settled) }
}

function store(session: BookingSession, values: OwnerPetValues): Turn {
  return withForm(session, (form) => {
    const { version, values: base } = baseOf({ about: session.about, form })
    return keepUnsaved(session, sameValue(values, base) ? null : { version, values, base })
  })
}

/** Null forgets what was typed; to forget what was never typed begins no draft. */
function keepUnsaved(session: BookingSession, unsaved: Unsaved | null): Turn {
  if (!unsaved && !typedInDraft(session)) return turn(session)
  const others = otherSteps(session)
  return keep(session, { unsaved: unsaved ? { ...others, [STEP_HASH.ownerPet]: unsaved } : others })
}

function typedInDraft(session: BookingSession): Unsaved | undefined {
  return workOf(session).unsaved[STEP_HASH.ownerPet]
}

function otherSteps(session: BookingSession): DraftWork['unsaved'] {
  const { [STEP_HASH.ownerPet]: _, ...others } = workOf(session).unsaved
  return others
}

/** Whether the pet's weight may be entered [WIZ-109, OPEN-46]. */
function weightEditable(session: BookingSession): boolean {
  return !isLocked(session) || isWeightEditable(bookingOf(session).pet.weight, workOf(session).movedPastFirstStep)
}

function withMergeState(form: OpenForm, mergeState: MergeState<OwnerPetValues>): OpenForm {
  return { ...form, mergeState, version: hasQuestion(mergeState) ? form.version : mergeState.answer.version }
}

function withForm(session: BookingSession, work: (form: OpenForm) => Turn): Turn {
  return session.form ? work(session.form) : turn(session)
}
