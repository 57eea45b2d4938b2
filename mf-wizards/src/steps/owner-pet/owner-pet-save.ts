import type { PortalBooking, VetPractice } from '@portal/domain'
import { sameValue } from '@portal/domain/merge'
import type { Side } from '@portal/forms'
import { isOutdated } from '../../booking/booking-writer'
import { isSubmitted } from '../../booking/submitted'
import { canEnterWeight } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { leftOut } from '../left-out'
import { toOwnerPetValues } from './convert'
import { withLockedFields } from './merge-values'
import { restoreOwnerPetValues } from './restore'
import type { SharedValues } from './shared-values'
import { saveOwnerPet } from './submit'
import type { OwnerPetValues } from './values'

/** The open form's values: what stands in the fields now. */
export interface FormValues {
  read(): OwnerPetValues
  write(values: OwnerPetValues): void
}

/** The page as it is drawn now. */
export interface SavePage {
  readonly state: WizardState
  readonly practice: Pick<VetPractice, 'office_location'> | null
  /** Fields whose values came from somebody else. */
  readonly onTaken: (labels: readonly string[]) => void
}

/**
 * How a save ended. `unanswered`: nothing was sent; `asking`: somebody else was faster, the page shows with what;
 * `typedOn`: it is saved, but more was typed since it was sent.
 */
export type SaveEnd =
  | { readonly is: 'saved' | 'unanswered' | 'asking' | 'typedOn' }
  | { readonly is: 'failed'; readonly error: unknown }

const MOST_TRIES = 3

/** What stands in the step's form: kept, saved, and brought together with what others save meanwhile [OPEN-87]. */
export class OwnerPetSave {
  readonly shared: SharedValues
  #form: FormValues | null = null
  #isSaved = false
  /** The form shows owner and pet as they were submitted. */
  #isLocked: boolean

  constructor(shared: SharedValues, isLocked: boolean) {
    this.shared = shared
    this.#isLocked = isLocked
  }

  /** Whoever has the form hands it over. */
  bindForm(form: FormValues): void {
    this.#form = form
  }

  async submit(page: SavePage, typed: OwnerPetValues): Promise<SaveEnd> {
    const { state, practice } = page
    if (this.shared.read().isOpen) return { is: 'unanswered' }
    // Kept before it is sent: a reload in the middle must find the latest words.
    this.#keep(page, typed)
    let values = typed
    for (let tries = 1; ; tries++) {
      try {
        const saved = await saveOwnerPet({ state, values, practice, seen: this.shared.read().base.version })
        this.shared.saved(saved)
        return { is: this.#hasMore(state, values) ? 'typedOn' : 'saved' }
      } catch (error) {
        if (!isOutdated(error) || tries === MOST_TRIES) return { is: 'failed', error }
        const newer = await state.writer.reload().catch(() => null)
        if (!newer) return { is: 'failed', error }
        values = this.#meet(page, newer, values)
        if ((isSubmitted(newer) && !state.locked) || this.shared.read().isOpen) return { is: 'asking' }
      }
    }
  }

  /** What stands in the form now; false when the browser keeps nothing. Told once more after a successful save. */
  remember(page: SavePage, values: OwnerPetValues): boolean {
    return this.#isSaved || this.#keep(page, values)
  }

  /** The server's booking is another one by now. */
  follow(page: SavePage, newer: PortalBooking): void {
    this.#meet(page, newer, toOwnerPetValues(newer))
  }

  answer(page: SavePage, name: string, side: Side): void {
    if (!this.#form) return
    const values = this.shared.answer(name, side, this.#form.read())
    this.#form.write(values)
    this.#keep(page, values)
  }

  /** What came too late was read: only that is forgotten, what else stands in the form is kept anew [OPEN-87]. */
  forgetLate({ state }: SavePage): void {
    if (!this.#form) return
    const saved = toOwnerPetValues(state.booking)
    this.#store(state.draft, withLockedFields(this.#form.read(), saved, canEnterWeight(state)))
  }

  /** Whether more was typed than was sent: then that is kept, and the form stays. */
  #hasMore({ draft, writer }: WizardState, sent: OwnerPetValues): boolean {
    const values = this.#form?.read() ?? sent
    this.#isSaved = sameValue(values, sent)
    if (!this.#isSaved && !writer.isLeft) this.#store(draft, values)
    return !this.#isSaved
  }

  /** What came too late to be saved stays in the draft until it was read. */
  #keep({ state, practice }: SavePage, values: OwnerPetValues): boolean {
    const { draft } = state
    const late = leftOut(state, practice).length > 0 ? draft.unsaved(STEP_HASH.ownerPet) : null
    if (!late) return this.#store(draft, values)
    const withLate = withLockedFields(values, restoreOwnerPetValues(late.values), canEnterWeight(state))
    return draft.keepUnsaved(STEP_HASH.ownerPet, { ...late, values: withLate })
  }

  #store(draft: WizardState['draft'], values: OwnerPetValues): boolean {
    const { version, values: base } = this.shared.read().base
    const isTyped = !sameValue(values, base)
    return draft.keepUnsaved(STEP_HASH.ownerPet, isTyped ? { version, values, base } : null)
  }

  /** Reads the fields themselves: somebody may have typed, or the merge may have been made, since they were sent. */
  #meet({ state, onTaken }: SavePage, newer: PortalBooking, sent: OwnerPetValues): OwnerPetValues {
    const mine = this.#form?.read() ?? sent
    if (newer.version <= this.shared.read().met) return mine
    // The last words before the form is locked: the page tells which of them came too late.
    if (isSubmitted(newer) && !this.#isLocked) this.#store(state.draft, mine)
    this.#isLocked ||= isSubmitted(newer)
    const { values, taken } = this.shared.meet(newer, mine)
    if (taken.length > 0) onTaken(taken)
    if (isSubmitted(newer)) this.#form?.write(withLockedFields(values, toOwnerPetValues(newer), !newer.pet.weight))
    else {
      this.#form?.write(values)
      this.#store(state.draft, values)
    }
    return values
  }
}
