import { bookingFieldLabel } from '@portal/booking-ui'
import type { PortalBooking, VetPractice } from '@portal/domain'
import type { FieldConflict, Side } from '@portal/forms'
import { mergedText } from '../field-text'
import { toOwnerPetValues } from './convert'
import { contentOf, mergeValues, takeValues } from './merge-values'
import type { OwnerPetValues } from './values'

/** What the form's values are typed upon; no values in a draft of an earlier release. */
export interface Base {
  readonly version: number
  readonly values: OwnerPetValues | null
}

interface Question {
  readonly theirs: Base & { readonly values: OwnerPetValues }
  /** As they stood when the question arose. */
  readonly mine: OwnerPetValues
  readonly conflicts: readonly FieldConflict[]
}

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
 * Keeps what is typed apart from what others save and brings them together [OPEN-87]: what only they changed is taken,
 * what both changed is asked. Until every question has its answer the base stays the old one, also over a reload.
 */
export class SharedValues {
  #base: Base
  #question: Question | null = null
  #answers: SharedState['answers'] = {}
  #state: SharedState
  readonly #practice: Pick<VetPractice, 'office_location'> | null
  readonly #listeners = new Set<() => void>()

  constructor(base: Base, practice: Pick<VetPractice, 'office_location'> | null) {
    this.#base = base
    this.#practice = practice
    this.#state = this.#view()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): SharedState => this.#state

  /** The values to go on with now that the server's booking is another one; `taken` names what came from there. */
  meet(newer: PortalBooking, mine: OwnerPetValues): { values: OwnerPetValues; taken: string[] } {
    const theirs = { version: newer.version, values: toOwnerPetValues(newer) }
    const { values, taken, conflicts } = mergeValues(this.#base.values, mine, theirs.values, this.#practice)
    this.#question = conflicts.length > 0 ? this.#ask(conflicts, values, theirs) : null
    if (!this.#question) this.#base = theirs
    this.#answers = {}
    this.#tell()
    return { values, taken: [...new Set(taken.map(bookingFieldLabel))] }
  }

  /** The values with this answer. */
  answer(name: string, side: Side, values: OwnerPetValues): OwnerPetValues {
    const question = this.#question
    if (!question) return values
    this.#answers = { ...this.#answers, [name]: side }
    if (question.conflicts.every((each) => this.#answers[each.name])) this.#base = question.theirs
    this.#tell()
    return takeValues(values, side === 'mine' ? question.mine : question.theirs.values, [name])
  }

  /** Our own save: what was typed is what the server has. */
  saved(booking: PortalBooking): void {
    this.#base = { version: booking.version, values: toOwnerPetValues(booking) }
    this.#question = null
    this.#tell()
  }

  #ask(names: readonly string[], mine: OwnerPetValues, theirs: Question['theirs']): Question {
    const [before, one, other] = [this.#base.values ?? theirs.values, mine, theirs.values].map((values) =>
      contentOf(values, this.#practice),
    )
    const text = (name: string, side: typeof before) => (side ? mergedText(name, side) : '')
    const conflicts = names.map((name) => ({
      name,
      label: bookingFieldLabel(name),
      before: text(name, before),
      mine: text(name, one),
      theirs: text(name, other),
    }))
    return { theirs, mine, conflicts }
  }

  #view(): SharedState {
    const conflicts = this.#question?.conflicts ?? []
    return {
      base: this.#base,
      met: this.#question?.theirs.version ?? this.#base.version,
      conflicts,
      answers: this.#answers,
      isOpen: conflicts.some(({ name }) => !this.#answers[name]),
    }
  }

  #tell(): void {
    this.#state = this.#view()
    for (const listener of this.#listeners) listener()
  }
}
