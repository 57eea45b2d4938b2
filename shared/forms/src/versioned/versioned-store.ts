import { FORM_ERROR } from 'final-form'
import type { FormApi } from 'final-form'
import type { SubmitResult } from '../form/FormShell'
import { CONFLICT_REASON } from './ConflictQuestions'
import type { Side } from './ConflictQuestions'
import { arrive, choose, hasQuestion, saved, standingAt } from './standing'
import type { Standing, Step, ThreeWayMerge, VersionedAnswer } from './standing'
import { writeValues } from './write-values'

/** What came of a save; where somebody else was first, the answer is what was read after it. */
export type SaveOutcome<Values> =
  | { readonly is: 'saved' | 'outdated'; readonly answer: VersionedAnswer<Values> }
  | { readonly is: 'failed'; readonly errors?: SubmitResult }

export type Save<Values> = (values: Values, version: number) => Promise<SaveOutcome<Values>>

interface State<Values> {
  readonly standing: Standing<Values>
  /** The questions came up while the form was open, not after its user's save. */
  readonly isUnasked: boolean
}

/** Holds a form and its standing together: what one shows is what the other is. */
export class VersionedStore<Values extends object> {
  readonly #merge: ThreeWayMerge<Values>
  readonly #listeners = new Set<() => void>()
  #state: State<Values>
  #form: FormApi<Values> | undefined
  #offered: VersionedAnswer<Values>
  #isSending = false

  constructor(answer: VersionedAnswer<Values>, merge: ThreeWayMerge<Values>) {
    this.#merge = merge
    this.#offered = answer
    this.#state = { standing: standingAt(answer), isUnasked: false }
  }

  readonly read = (): State<Values> => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  link(form: FormApi<Values>) {
    this.#form = form
  }

  /** An answer that was read; while a save is under way, it is not known which of the two was first. */
  offer(answer: VersionedAnswer<Values>) {
    if (answer.version > this.#offered.version) this.#offered = answer
    if (!this.#isSending) this.#take(this.#offered)
  }

  readonly choose = (name: string, side: Side) => {
    this.#go(this.#state.isUnasked, (standing, current) => choose(standing, current, [name, side], this.#merge))
  }

  /** Sends the values with the version that they belong to, unless a question is open. */
  async submit(values: Values, save: Save<Values>): Promise<SubmitResult> {
    if (hasQuestion(this.#state.standing)) return { [FORM_ERROR]: CONFLICT_REASON }
    this.#isSending = true
    try {
      const outcome = await save(values, this.#state.standing.answer.version)
      if (outcome.is === 'failed') return outcome.errors
      if (outcome.is === 'outdated') this.#take(outcome.answer, true)
      else this.#go(false, (_, current) => saved(values, current, outcome.answer, this.#merge))
    } finally {
      this.#isSending = false
      this.#take(this.#offered)
    }
  }

  #take(answer: VersionedAnswer<Values>, isAwaited = false) {
    if (answer.version <= this.#state.standing.answer.version) return
    this.#go(!isAwaited, (standing, current) => arrive(standing, current, answer, this.#merge, isAwaited))
  }

  #go(isUnasked: boolean, next: (standing: Standing<Values>, current: Values) => Step<Values>) {
    if (!this.#form) return
    const step = next(this.#state.standing, this.#form.getState().values)
    this.#state = { standing: step.standing, isUnasked }
    writeValues(this.#form, step)
    for (const listener of this.#listeners) listener()
  }
}
