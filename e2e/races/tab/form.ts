import type { Side } from '@portal/forms'
import { ownerNeeds } from '@portal/domain/booking-errors'
import {
  baseOf,
  canEnterWeight,
  contentOf,
  firstStepFailure,
  isLockedField,
  leftOut,
  ownerPetErrors,
  questionsOf,
  startOfStep,
} from '../../../mf-wizards/src/testing/headless'
import type { OwnerPetValues } from '../../../mf-wizards/src/testing/headless'
import { differing, fieldsAsked, fieldsOf } from '../oracle/fields'
import type { Fields } from '../oracle/fields'
import type { Decision } from '../oracle/typed'
import type { Step, StepMeans } from './step'

/** How long the form waits before it keeps what was typed. */
const KEPT_AFTER_MS = 500

/** The first step, as its page works it. */
export class FormStep implements Step {
  values: OwnerPetValues
  readonly #means: StepMeans
  #keeping: unknown

  constructor(means: StepMeans) {
    const { base, values } = startOfStep(means.state())
    this.#means = means
    this.values = values
    this.#runner.bindFields({ read: () => this.values, write: (shown) => this.#put(shown) })
    this.#runner.send({ type: 'formOpened', base, values })
  }

  get isLocked(): boolean {
    return this.#means.state().locked
  }

  /** Names of the questions that wait for an answer. */
  get questions(): string[] {
    const mergeState = this.#means.state().session.form?.mergeState
    return mergeState ? mergeState.conflicts.filter((name) => !mergeState.answers[name]) : []
  }

  /** What was typed too late. */
  get leftOut() {
    return leftOut(this.#means.state())
  }

  type(values: OwnerPetValues): void {
    const before = this.#fields()
    this.#put(values)
    const after = this.#fields()
    this.#decide(differing(before, after), after)
  }

  /** Decides anew, with both values before one's eyes. */
  answer(name: string, side: Side): void {
    this.#runner.send({ type: 'questionAnswered', name, side })
    this.#decide(fieldsAsked(name), this.#fields())
  }

  /** Closing the note about what came too late means that it was read. */
  closeLeftOut(): void {
    this.#runner.send({ type: 'lateWordsRead' })
  }

  async forward(): Promise<boolean> {
    const { state, practice, journal, who, failed } = this.#means
    const { locked, kind, booking } = state()
    const weightEditable = canEnterWeight(state())
    const rules = {
      locked,
      weightEditable,
      hasCollection: false,
      needs: ownerNeeds(kind, booking.serviceType),
      practice,
      care: '',
    }
    if (Object.keys(ownerPetErrors(this.values, rules)).length > 0) return false
    const sent = this.#asked()
    const end = await this.#runner.ask({ is: 'ownerPet', values: this.values })
    if (end.is === 'failed') {
      failed(firstStepFailure(end.error, { care: '', namesFields: true }).sentByItself ?? false, end.error)
    }
    if (end.is !== 'saved') return false
    const latest = journal.typed.open(who().draft)
    // What is told as saved is what the form says then: somebody else's later change of it may have been taken over.
    const saved = this.#fields()
    const isSaved = ({ field, value }: Decision) =>
      saved[field] === value && !(locked && isLockedField(field, weightEditable))
    journal.acknowledge(
      sent.filter((each) => latest.get(each.field) === each && isSaved(each)),
      who(),
    )
    return true
  }

  show(): void {
    const { tab, journal, who } = this.#means
    journal.seen.showFields(tab, this.#fields())
    for (const { name, before, mine, theirs } of questionsOf(this.#means.state().session)) {
      journal.asked.add(`${tab} ${name} ${theirs}`)
      journal.seen.showTexts(tab, [before, mine, theirs])
    }
    for (const { before, now } of this.leftOut) {
      journal.seen.showTexts(tab, [before, now])
      journal.acceptLost(tab, who().draft, before)
    }
  }

  leave(): void {
    if (this.#keeping !== undefined) this.#keep()
    this.#runner.send({ type: 'formClosed' })
    this.#runner.bindFields(null)
  }

  /** What a save of the form asks for; what was added here and taken away again before is no wish at all. */
  #asked(): Decision[] {
    const { journal, who, practice, state } = this.#means
    const { about, form } = state().session
    const before = form ? fieldsOf(contentOf(baseOf({ about, form }).values, practice)) : {}
    const now = this.#fields()
    return [...journal.typed.open(who().draft).values()].filter(
      ({ field, value }) => now[field] === value && (value ?? before[field]) !== undefined,
    )
  }

  /** What stands in the form. */
  #fields(): Fields {
    return fieldsOf(contentOf(this.values, this.#means.practice))
  }

  get #runner() {
    return this.#means.state().runner
  }

  #put(values: OwnerPetValues): void {
    this.values = values
    this.#keeping ??= setTimeout(() => this.#keep(), KEPT_AFTER_MS)
  }

  #keep(): void {
    clearTimeout(Number(this.#keeping))
    this.#keeping = undefined
    this.#runner.send({ type: 'typingPaused', values: this.values })
  }

  #decide(names: readonly string[], after: Fields): void {
    this.#means.journal.decide(this.#means.who(), names, after)
  }
}
