import { bookingFieldLabel } from '@portal/booking-ui'
import type { PortalBooking, VetPractice } from '@portal/domain'
import { arrive, choose, hasQuestion, standingAt } from '@portal/forms'
import type { FieldConflict, Side, Standing, Step, ThreeWayMerge, VersionedAnswer } from '@portal/forms'
import { mergedText } from '../field-text'
import { toOwnerPetValues } from './convert'
import { changedValues, contentOf, mergeValues, takeValues } from './merge-values'
import type { OwnerPetValues } from './values'

type Practice = Pick<VetPractice, 'office_location'> | null

/** What the form's values are typed upon. */
export type Base = VersionedAnswer<OwnerPetValues>

export interface SharedState {
  readonly base: Base
  /** The version whose values the user has before them, be it with questions. */
  readonly met: number
  readonly conflicts: readonly FieldConflict[]
  readonly answers: Readonly<Record<string, Side | undefined>>
  /** A question is open: nothing may be saved. */
  readonly isOpen: boolean
}

/**
 * Where the form of owner and pet stands between what is typed and what others save, by the booking's own fields
 * [OPEN-87]. Until every question has its answer the base keeps its old version, also over a reload.
 */
export class SharedValues {
  #standing: Standing<OwnerPetValues>
  /** Of the base: the answer's, but the one before while a question is open. */
  #version: number
  #state: SharedState
  readonly #practice: Practice
  readonly #merge: ThreeWayMerge<OwnerPetValues>
  readonly #listeners = new Set<() => void>()

  constructor(base: Base, practice: Practice) {
    this.#standing = standingAt(base)
    this.#version = base.version
    this.#practice = practice
    this.#merge = {
      take: takeValues,
      merge: (base, mine, theirs) => {
        const { values: merged, ...rest } = mergeValues(base, mine, theirs, practice)
        return { merged, ...rest }
      },
    }
    this.#state = this.#view()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): SharedState => this.#state

  /** The values to go on with now that the server's booking is another one; `taken` says what came from there. */
  meet(newer: PortalBooking, mine: OwnerPetValues): { values: OwnerPetValues; taken: string[] } {
    const answer = { version: newer.version, values: toOwnerPetValues(newer) }
    const values = this.#stand(arrive(this.#standing, mine, answer, this.#merge))
    return { values, taken: [...new Set(changedValues(mine, values, this.#practice).map(bookingFieldLabel))] }
  }

  /** The values with this answer. */
  answer(name: string, side: Side, values: OwnerPetValues): OwnerPetValues {
    return this.#stand(choose(this.#standing, values, [name, side], this.#merge))
  }

  /** Our own save: what was typed is what the server has. */
  saved(booking: PortalBooking): void {
    const values = toOwnerPetValues(booking)
    this.#stand({ standing: standingAt({ version: booking.version, values }), values })
  }

  #stand({ standing, values }: Step<OwnerPetValues>): OwnerPetValues {
    this.#standing = standing
    if (!hasQuestion(standing)) this.#version = standing.answer.version
    this.#state = this.#view()
    for (const listener of this.#listeners) listener()
    return values
  }

  #view(): SharedState {
    const { answer, base, mine, conflicts, answers } = this.#standing
    const [before, one, other] = [base, mine, answer.values].map((values) => contentOf(values, this.#practice))
    const text = (name: string, side: typeof before) => (side ? mergedText(name, side) : '')
    const settled = conflicts.filter((name) => answers[name])
    return {
      base: { version: this.#version, values: takeValues(base, answer.values, settled) },
      met: answer.version,
      conflicts: conflicts.map((name) => ({
        name,
        label: bookingFieldLabel(name),
        before: text(name, before),
        mine: text(name, one),
        theirs: text(name, other),
      })),
      answers,
      isOpen: hasQuestion(this.#standing),
    }
  }
}
