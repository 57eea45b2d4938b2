import type { Side } from '@portal/forms'
import { canEnterWeight } from '../../../mf-wizards/src/booking/wizard-state'
import type { WizardState } from '../../../mf-wizards/src/booking/wizard-state'
import { leftOut } from '../../../mf-wizards/src/steps/left-out'
import { ownerPetErrors } from '../../../mf-wizards/src/steps/owner-pet/errors'
import { contentOf, isLockedField } from '../../../mf-wizards/src/steps/owner-pet/merge-values'
import { OwnerPetSave } from '../../../mf-wizards/src/steps/owner-pet/owner-pet-save'
import { startOfStep } from '../../../mf-wizards/src/steps/owner-pet/start'
import type { OwnerPetValues } from '../../../mf-wizards/src/steps/owner-pet/values'
import { firstStepFailure } from '../../../mf-wizards/src/wording/failures'
import { differing, fieldsAsked, fieldsOf } from '../oracle/fields'
import type { Fields } from '../oracle/fields'
import type { Decision } from '../oracle/typed'
import type { Step, StepMeans } from './step'

/** How long the form waits before it keeps what was typed. */
const KEPT_AFTER_MS = 500

/** The first step, as its page works it. */
export class FormStep implements Step {
  values: OwnerPetValues
  readonly save: OwnerPetSave
  readonly #means: StepMeans
  #keeping: unknown
  #rendered = 0

  constructor(means: StepMeans) {
    const { state, practice, parts } = means
    const start = startOfStep(state())
    this.#means = means
    this.values = start.values
    this.save = new OwnerPetSave(new parts.SharedValues(start.base, practice), state().locked)
    this.save.bindForm({ read: () => this.values, write: (values) => this.#put(values) })
  }

  get isLocked(): boolean {
    return this.#means.state().locked
  }

  /** Names of the questions that wait for an answer. */
  get questions(): string[] {
    const { conflicts, answers } = this.save.shared.read()
    return conflicts.filter(({ name }) => !answers[name]).map(({ name }) => name)
  }

  /** What was typed too late. */
  get leftOut() {
    return leftOut(this.#means.state(), this.#means.practice)
  }

  type(values: OwnerPetValues): void {
    const before = this.#fields()
    this.#put(values)
    const after = this.#fields()
    this.#decide(differing(before, after), after)
  }

  /** Decides anew, with both values before one's eyes. */
  answer(name: string, side: Side): void {
    this.save.answer(this.#page(), name, side)
    this.#decide(fieldsAsked(name), this.#fields())
  }

  /** Closing the note about what came too late means that it was read. */
  closeLeftOut(): void {
    this.save.forgetLate(this.#page())
  }

  async forward(): Promise<boolean> {
    const { state, practice, journal, who, failed } = this.#means
    const { locked } = state()
    const weightEditable = canEnterWeight(state())
    const rules = { locked, weightEditable, hasCollection: false, practice, clientCarePhone: '' }
    if (Object.keys(ownerPetErrors(this.values, rules)).length > 0) return false
    const sent = this.#asked()
    const end = await this.save.submit(this.#page(), this.values)
    if (end.is === 'failed') {
      failed(firstStepFailure(end.error, { phone: '', namesFields: true }).sentByItself ?? false, end.error)
    }
    if (end.is !== 'saved') return false
    const latest = journal.typed.open(who().draft)
    const isSaved = (field: string) => !(locked && isLockedField(field, weightEditable))
    journal.acknowledge(
      sent.filter((each) => latest.get(each.field) === each && isSaved(each.field)),
      who(),
    )
    return true
  }

  render({ booking }: WizardState): void {
    if (booking.version === this.#rendered) return
    this.#rendered = booking.version
    if (booking.version > this.save.shared.read().met) this.save.follow(this.#page(), booking)
  }

  show(): void {
    const { tab, journal, who } = this.#means
    journal.seen.showFields(tab, this.#fields())
    for (const { name, before, mine, theirs } of this.save.shared.read().conflicts) {
      journal.asked.add(`${tab} ${name} ${theirs}`)
      journal.seen.showTexts(tab, [before, mine, theirs])
    }
    for (const { before, now } of this.leftOut) {
      journal.seen.showTexts(tab, [before, now])
      journal.tell(tab, who().draft, before)
    }
  }

  leave(): void {
    if (this.#keeping !== undefined) this.#keep()
  }

  /** What a save of the form asks for; what was added here and taken away again before is no wish at all. */
  #asked(): Decision[] {
    const { journal, who, practice } = this.#means
    const [before, now] = [fieldsOf(contentOf(this.save.shared.read().base.values, practice)), this.#fields()]
    return [...journal.typed.open(who().draft).values()].filter(
      ({ field, value }) => now[field] === value && (value ?? before[field]) !== undefined,
    )
  }

  /** What stands in the form. */
  #fields(): Fields {
    return fieldsOf(contentOf(this.values, this.#means.practice))
  }

  #page() {
    const { state, practice } = this.#means
    return { state: state(), practice, onTaken: () => undefined }
  }

  #put(values: OwnerPetValues): void {
    this.values = values
    this.#keeping ??= setTimeout(() => this.#keep(), KEPT_AFTER_MS)
  }

  #keep(): void {
    clearTimeout(Number(this.#keeping))
    this.#keeping = undefined
    this.save.remember(this.#page(), this.values)
  }

  #decide(names: readonly string[], after: Fields): void {
    this.#means.journal.decide(this.#means.who(), names, after)
  }
}
