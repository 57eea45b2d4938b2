import { mergeNewer, choose, hasQuestion, isMine, saved, mergeStateOf } from './three-way-merge'
import type { Side, MergeState, Merged, ThreeWayMerge, VersionedAnswer } from './three-way-merge'

/** What came of a save; where somebody else was first, the answer is what was read after it. */
export type SaveOutcome<Values> =
  | { readonly is: 'saved' | 'outdated'; readonly answer: VersionedAnswer<Values> }
  | { readonly is: 'failed' }

export type Save<Values> = (values: Values, version: number) => Promise<SaveOutcome<Values>>

/**
 * How far a save came. `asked`: a question is open, and nothing goes on; `open`: somebody else was first with
 * something else, so what stands now can be sent once more.
 */
export type SaveEnd = 'saved' | 'asked' | 'open' | 'failed'

/** Where the values are that somebody changes, such as the fields of a form. */
export interface Holder<Values> {
  read(): Values
  show(merged: Merged<Values>): void
}

export interface VersionedState<Values> extends Merged<Values> {
  /** The questions came up while the values stood there, not after their user's save. */
  readonly isUnasked: boolean
}

/** Holds values and the state of their merge together: what one shows is what the other is. */
export class VersionedStore<Values> {
  readonly #merge: ThreeWayMerge<Values>
  readonly #listeners = new Set<() => void>()
  #state: VersionedState<Values>
  #holder: Holder<Values> | undefined
  #offered: VersionedAnswer<Values>
  #isSending = false

  constructor(answer: VersionedAnswer<Values>, merge: ThreeWayMerge<Values>) {
    this.#merge = merge
    this.#offered = answer
    this.#state = { mergeState: mergeStateOf(answer), values: answer.values, isUnasked: false }
  }

  readonly read = (): VersionedState<Values> => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The values are there from now on; without it they are in the store. */
  readonly hold = (holder: Holder<Values>) => {
    this.#holder = holder
  }

  readonly change = (values: Values) => this.#go(this.#state.isUnasked, (mergeState) => ({ mergeState, values }))

  /** Back to what the server has. */
  readonly reset = () => this.#go(false, ({ answer }) => ({ mergeState: mergeStateOf(answer), values: answer.values }))

  /** An answer that was read; while a save is under way, it is not known which of the two was first. */
  offer(answer: VersionedAnswer<Values>) {
    if (answer.version > this.#offered.version) this.#offered = answer
    if (!this.#isSending) this.#mergeIn(this.#offered)
  }

  readonly choose = (name: string, side: Side) => {
    this.#go(this.#state.isUnasked, (mergeState, current) => choose(mergeState, current, [name, side], this.#merge))
  }

  /** Sends the values with the version that they belong to, unless a question is open. */
  async save(send: Save<Values>): Promise<SaveEnd> {
    if (hasQuestion(this.#state.mergeState)) return 'asked'
    this.#isSending = true
    try {
      const sent = this.#current()
      const outcome = await send(sent, this.#state.mergeState.answer.version)
      if (outcome.is === 'failed') return 'failed'
      if (outcome.is === 'outdated') return this.#mergeAfterConflict(outcome.answer)
      this.#go(false, (_, current) => saved(sent, current, outcome.answer, this.#merge))
      return 'saved'
    } finally {
      this.#isSending = false
      this.#mergeIn(this.#offered)
    }
  }

  #mergeAfterConflict(answer: VersionedAnswer<Values>): SaveEnd {
    this.#mergeIn(answer, true)
    const { mergeState } = this.#state
    if (hasQuestion(mergeState)) return 'asked'
    return isMine(mergeState, this.#current(), this.#merge) ? 'open' : 'saved'
  }

  #mergeIn(answer: VersionedAnswer<Values>, isAwaited = false) {
    if (answer.version <= this.#state.mergeState.answer.version) return
    this.#go(!isAwaited, (mergeState, current) => mergeNewer(mergeState, current, answer, this.#merge, isAwaited))
  }

  #current(): Values {
    return this.#holder ? this.#holder.read() : this.#state.values
  }

  #go(isUnasked: boolean, next: (mergeState: MergeState<Values>, current: Values) => Merged<Values>) {
    const merged = next(this.#state.mergeState, this.#current())
    this.#state = { ...merged, isUnasked }
    this.#holder?.show(merged)
    for (const listener of this.#listeners) listener()
  }
}
