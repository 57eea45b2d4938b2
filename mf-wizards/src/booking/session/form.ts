import { isWeightEditable } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain-bundled/booking-merge'
import { sameValue } from '@portal/domain-bundled/merge'
import { mergeNewer, choose, hasQuestion, mergeStateOf } from '@portal/forms'
import type { Side, MergeState, VersionedAnswer } from '@portal/forms'
import { STEP_HASH } from '../../plan/steps'
import type { DraftWork, UnsavedValues } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import { bookingOf, isLocked, workOf, isSubmitted, chain, updateDraft, transition } from './session'
import type { BookingSession, FormRules, OpenForm, Transition } from './session'
import type { InstructionsWrite } from './write'

/** The version and values that the form's changes are based on. */
export type FormBase = VersionedAnswer<OwnerPetValues>

/** Opens the first step's form with its initial values. */
export function openForm(session: BookingSession, base: FormBase, typed: OwnerPetValues): Transition {
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

export function closeForm(session: BookingSession): Transition {
  return withForm(session, (form) => transition({ ...session, form: { ...form, isShown: false } }))
}

export function typeInForm(session: BookingSession, typed: OwnerPetValues): Transition {
  return withForm(session, (form) => transition({ ...session, form: { ...form, typed } }))
}

/** Stores the values when typing pauses or the form closes. Values just saved need no storing. */
export function restForm(session: BookingSession, values: OwnerPetValues): Transition {
  return withForm(session, ({ saved }) =>
    saved && sameValue(saved, values) ? transition(session) : keepTyped(session, values),
  )
}

/** Answers a conflict question and updates the form. */
export function answerQuestion(session: BookingSession, name: string, side: Side): Transition {
  return withForm(session, (form) => {
    const { mergeState, values } = choose(form.mergeState, form.typed, [name, side], session.about.form.merge)
    const answered = { ...session, form: { ...withMergeState(form, mergeState), typed: values } }
    return chain(
      answered,
      (now) => transition(now, { kind: 'show', values }),
      (now) => keepTyped(now, values),
    )
  })
}

/** The user has read the notice of late values: drop those, and store only what can still be saved [OPEN-87]. */
export function dropLateValues(session: BookingSession): Transition {
  const { form: rules } = session.about
  const saved = rules.valuesOf(bookingOf(session))
  return withForm(session, ({ typed }) => store(session, rules.withLocked(typed, saved, weightEditable(session))))
}

/** Merges a newer server version into the visible form. During a save, the end of the save does it. */
export function mergeIfShown(session: BookingSession): Transition {
  const isSaving = session.tasks.some(({ kind }) => kind === 'ownerPet')
  return session.form?.isShown && !isSaving ? mergeServer(session) : transition(session)
}

/** Merges the server's newer booking with the values in the form [OPEN-87]. */
export function mergeServer(session: BookingSession): Transition {
  const now = bookingOf(session)
  return withForm(session, (form) => {
    if (now.version <= form.mergeState.answer.version) return transition(session)
    // Stores the last values before the form is locked, so that the page can list those that came too late.
    if (isSubmitted(now) && !form.isLocked) return chain(session, (open) => store(open, form.typed), mergeBookingIn)
    return mergeBookingIn(session)
  })
}

function mergeBookingIn(session: BookingSession): Transition {
  const { form: rules } = session.about
  const now = bookingOf(session)
  const isFinal = isSubmitted(now)
  return withForm(session, (form) => {
    const answer = { version: now.version, values: rules.valuesOf(now) }
    const { mergeState, values: merged } = mergeNewer(form.mergeState, form.typed, answer, rules.merge)
    const values = isFinal ? rules.withLocked(merged, answer.values, !now.pet.weight) : merged
    const openState = isFinal ? withoutLocked(mergeState, rules, !now.pet.weight) : mergeState
    const names = rules.changed(form.typed, merged)
    const opened = {
      ...session,
      form: { ...withMergeState(form, openState), typed: values, isLocked: form.isLocked || isFinal },
    }
    return chain(
      opened,
      (each) => (names.length > 0 ? transition(each, { kind: 'announceTheirs', names }) : transition(each)),
      (each) => transition(each, { kind: 'show', values }),
      (each) => (isFinal ? transition(each) : store(each, values)),
    )
  })
}

/** Drops conflicts about locked fields: those values came too late, and the page lists them. */
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

/** After our own save: the sent values are the new base. Values typed since are stored and the form stays. */
export function savedForm(session: BookingSession, booking: PortalBooking, sent: OwnerPetValues): Transition {
  const { form: rules } = session.about
  const answer = { version: booking.version, values: rules.valuesOf(booking) }
  return withForm(session, (form) => {
    const saved = sameValue(form.typed, sent) ? sent : null
    return chain(
      { ...session, form: { ...withMergeState(form, mergeStateOf(answer)), saved } },
      (now) =>
        updateDraft(now, { movedPastFirstStep: true, hiddenValues: rules.hiddenValues(sent), ...forgotten(now, sent) }),
      (now) => (saved || now.isLeft ? transition(now) : store(now, form.typed)),
    )
  })
}

/**
 * A write whose answer was lost has been carried out after all. The form is based on the same version, so its
 * differences from the answer were typed since, by this user.
 */
export function settleForm(session: BookingSession, from: number, booking: PortalBooking): Transition {
  const answer = { version: booking.version, values: session.about.form.valuesOf(booking) }
  return withForm(session, (form) => {
    const isOurs = form.version === from && form.mergeState.answer.version <= booking.version
    if (!isOurs || !form.isShown || session.isLeft) return transition(session)
    return store({ ...session, form: withMergeState(form, mergeStateOf(answer)) }, form.typed)
  })
}

/** Special instructions that we sent are on the server now. Any other difference comes from a colleague. */
export function settleInstructions(session: BookingSession, { version, rows }: InstructionsWrite): Transition {
  const instructions = rows.map(({ id, description }) => ({ id: id ?? '', description }))
  return withForm(session, (form) => {
    if (form.version !== version || hasQuestion(form.mergeState)) return transition(session)
    const values = { ...form.mergeState.answer.values, instructions }
    return transition({ ...session, form: withMergeState(form, mergeStateOf({ version, values })) })
  })
}

/**
 * Removes the sent values from the draft. After leaving, another wizard may have changed the draft: remove only what
 * was sent.
 */
function forgotten(session: BookingSession, sent: OwnerPetValues): Partial<DraftWork> {
  const typed = typedInDraft(session)
  if (!typed || (session.isLeft && !sameValue(typed.values, sent))) return {}
  return { unsaved: otherSteps(session) }
}

/** Stores the typed values. Values that came too late stay in the draft until the user has read the notice. */
export function keepTyped(session: BookingSession, values: OwnerPetValues): Transition {
  const { form: rules } = session.about
  const late = lateValues(session).names.length > 0 ? typedInDraft(session) : undefined
  if (!late) return store(session, values)
  const withLate = rules.withLocked(values, rules.restored(late.values), weightEditable(session))
  return keepUnsaved(session, { ...late, values: withLate })
}

/**
 * Typed values that can't be saved any more, because somebody else submitted the booking. A new booking's wizard ends
 * then, so all count; when editing, only the locked fields do.
 */
export function lateValues(session: BookingSession): { names: BookingFieldName[]; values: OwnerPetValues } {
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

/** The base for storing: it keeps its old version until all conflict questions are answered, also after a reload. */
export function baseOf({ about, form }: Pick<BookingSession, 'about'> & { readonly form: OpenForm }): FormBase {
  const { base, answer, conflicts, answers } = form.mergeState
  const settled = conflicts.filter((name) => answers[name])
  return { version: form.version, values: about.form.merge.take(base, answer.values, settled) }
}

function store(session: BookingSession, values: OwnerPetValues): Transition {
  return withForm(session, (form) => {
    const { version, values: base } = baseOf({ about: session.about, form })
    return keepUnsaved(session, sameValue(values, base) ? null : { version, values, base })
  })
}

/** Null removes the step's values. Does not create a draft just to remove nothing. */
function keepUnsaved(session: BookingSession, unsaved: UnsavedValues | null): Transition {
  if (!unsaved && !typedInDraft(session)) return transition(session)
  const others = otherSteps(session)
  return updateDraft(session, { unsaved: unsaved ? { ...others, [STEP_HASH.ownerPet]: unsaved } : others })
}

function typedInDraft(session: BookingSession): UnsavedValues | undefined {
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

function withForm(session: BookingSession, work: (form: OpenForm) => Transition): Transition {
  return session.form ? work(session.form) : transition(session)
}
