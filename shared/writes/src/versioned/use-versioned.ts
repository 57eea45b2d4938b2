import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasQuestion, mergeNewer, choose, isMine, saved, mergeStateOf } from './three-way-merge'
import type { ThreeWayMerge, VersionedAnswer, Side, MergeState, MergeResult } from './three-way-merge'

/**
 * Values that are saved with a version while others change them too [OPEN-87]: a newer answer is taken when nothing was
 * changed, and merged otherwise; nothing is sent while a conflict is open. `read` is the latest answer; `write` sends,
 * and reads again after a version conflict.
 */
export function useVersioned<Values>(read: VersionedAnswer<Values>, write: Save<Values>, merge: ThreeWayMerge<Values>) {
  const [store] = useState(() => new VersionedStore(read, merge))
  const state = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => store.offer(read))
  return {
    ...store,
    ...state,
    /** A conflict is unanswered. */
    isAsked: hasQuestion(state.mergeState),
    save: () => store.save(write),
  }
}

export type VersionedHandle<Values> = ReturnType<typeof useVersioned<Values>>

/** Result of a save; `outdated` is a version conflict, and `answer` then has the version read after it. */
export type SaveOutcome<Values> =
  | { readonly kind: 'saved' | 'outdated'; readonly answer: VersionedAnswer<Values> }
  | { readonly kind: 'failed' }

export type Save<Values> = (values: Values, version: number) => Promise<SaveOutcome<Values>>

/**
 * How a save ended. `asked`: a question is open, nothing was sent; `open`: a colleague changed something else first, so
 * the merged values can be sent again.
 */
export type SaveResult = 'saved' | 'asked' | 'open' | 'failed'

/** Holder of the values being changed, such as a form's fields. */
export interface FormBinding<Values> {
  read(): Values
  show(merged: MergeResult<Values>): void
}

export interface VersionedState<Values> extends MergeResult<Values> {
  /** The questions came up on their own, not after the user's save. */
  readonly isUnasked: boolean
}

/** Keeps values and merge state together and consistent. */
export class VersionedStore<Values> {
  readonly #merge: ThreeWayMerge<Values>
  readonly #listeners = new Set<() => void>()
  #state: VersionedState<Values>
  #holder: FormBinding<Values> | undefined
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

  /** The holder has the values from now on; without one the store has them. */
  readonly hold = (holder: FormBinding<Values>) => {
    this.#holder = holder
  }

  readonly change = (values: Values) => this.#go(this.#state.isUnasked, (mergeState) => ({ mergeState, values }))

  /** Resets to the server's values. */
  readonly reset = () => this.#go(false, ({ answer }) => ({ mergeState: mergeStateOf(answer), values: answer.values }))

  /** Takes an answer that was read; during a save the order of the two is unknown. */
  offer(answer: VersionedAnswer<Values>) {
    if (answer.version > this.#offered.version) this.#offered = answer
    if (!this.#isSending) this.#mergeIn(this.#offered)
  }

  readonly choose = (name: string, side: Side) => {
    this.#go(this.#state.isUnasked, (mergeState, current) => choose(mergeState, current, [name, side], this.#merge))
  }

  /** Sends the values with their version, unless a question is open. */
  async save(send: Save<Values>): Promise<SaveResult> {
    if (hasQuestion(this.#state.mergeState)) return 'asked'
    this.#isSending = true
    try {
      const sent = this.#current()
      const outcome = await send(sent, this.#state.mergeState.answer.version)
      if (outcome.kind === 'failed') return 'failed'
      if (outcome.kind === 'outdated') return this.#mergeAfterConflict(outcome.answer)
      this.#go(false, (_, current) => saved(sent, current, outcome.answer, this.#merge))
      return 'saved'
    } finally {
      this.#isSending = false
      this.#mergeIn(this.#offered)
    }
  }

  #mergeAfterConflict(answer: VersionedAnswer<Values>): SaveResult {
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

  #go(isUnasked: boolean, next: (mergeState: MergeState<Values>, current: Values) => MergeResult<Values>) {
    const merged = next(this.#state.mergeState, this.#current())
    this.#state = { ...merged, isUnasked }
    this.#holder?.show(merged)
    for (const listener of this.#listeners) listener()
  }
}
