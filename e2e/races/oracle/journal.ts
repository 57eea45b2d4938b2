import type { WizardState } from '../../../mf-wizards/src/testing/headless'
import type { Row } from './rows'
import { Cases } from './cases'
import type { Case } from './cases'
import { fieldsOf } from './fields'
import type { Fields } from './fields'
import { Log } from './log'
import { Seen, withoutSpaces } from './seen'
import { Typed } from './typed'
import type { Decision } from './typed'

/** What a write made of a booking. */
export interface Version extends Row {
  readonly at: number
  /** Tab that sent the write; null for what the race began with. */
  readonly tab: string | null
  readonly person: string | null
}

/** Who decides, in which tab and draft, about what. */
export type Author = Pick<Decision, 'person' | 'tab' | 'draft' | 'about'>

export interface Acknowledgement {
  readonly at: number
  readonly tab: string
  readonly about: Case
  readonly decision: Decision
}

/** What the page showed when somebody pressed Submit. */
export interface Submission {
  readonly tab: string
  readonly bookingId: string
  readonly fields: Fields
  /** All that the page said, and what it was drawn from. */
  readonly summary: readonly string[]
  readonly state: WizardState
  readonly at: number
}

/** Everything that the oracle judges by, in the order in which it happened. */
export class Journal {
  readonly log = new Log()
  readonly cases = new Cases()
  readonly typed = new Typed()
  readonly seen = new Seen(() => this.now())
  readonly decisions: Decision[] = []
  readonly versions: Version[] = []
  readonly acknowledged: Acknowledgement[] = []
  readonly submissions: Submission[] = []
  /** Questions that were asked. */
  readonly asked = new Set<string>()
  #kept: ReadonlyMap<string, string> = new Map()
  #at = 0

  now(): number {
    return ++this.#at
  }

  /** Somebody wants these fields to be as they stand in `values`. */
  decide(who: Author, names: readonly string[], values: Fields): Decision[] {
    const made = names.map((field) => ({ ...who, at: this.now(), field, value: values[field] }))
    this.decisions.push(...made)
    for (const decision of made) {
      const { tab, field, value } = decision
      this.log.say(`    ${tab} wants ${field} = ${value ?? 'nothing'}`)
      if (!field.startsWith('items.')) this.typed.type(who.draft, decision)
    }
    return made
  }

  /** The user of a tab was told that these are saved. */
  acknowledge(decisions: readonly Decision[], { tab, draft, about }: Author): void {
    const at = this.now()
    for (const decision of decisions) {
      this.acknowledged.push({ at, tab, about, decision })
      this.log.say(`    ${tab} is told that ${decision.field} = ${decision.value ?? 'nothing'} is saved`)
      this.typed.close(draft, decision)
    }
  }

  /** The user of a tab was told that what this text says will not be saved. */
  acceptLost(tab: string, draft: string, text: string): void {
    const words = withoutSpaces(text)
    for (const decision of this.typed.open(draft).values()) {
      if (decision.value === undefined || !words.includes(withoutSpaces(decision.value))) continue
      this.typed.close(draft, decision)
      this.log.say(`    ${tab} is told that ${decision.field} = ${decision.value} came too late`)
    }
  }

  wrote(row: Row, tab: string | null, person: string | null): void {
    this.versions.push({ ...row, at: this.now(), tab, person })
    this.log.say(`    version ${row.version} of ${this.cases.of(row.id)[0]?.name}`)
  }

  versionsOf(bookingId: string): Version[] {
    return this.versions.filter(({ id }) => id === bookingId)
  }

  submit(tab: string, state: WizardState, summary: readonly string[]): void {
    const { booking } = state
    this.submissions.push({ tab, bookingId: booking.id, fields: fieldsOf(booking), summary, state, at: this.now() })
  }

  /** At the end: what each draft still holds, as it is stored. */
  keepDrafts(stored: ReadonlyMap<string, string>): void {
    this.#kept = stored
  }

  /** A draft holds a breed without its type. */
  isKept(draft: string, value: string): boolean {
    return this.#kept.get(draft)?.includes(value.replace('Dog, ', '')) ?? false
  }
}
