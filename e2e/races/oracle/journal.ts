import type { WizardState } from '../../../mf-wizards/src/booking/wizard-state'
import type { Row } from '../office/rows'
import { fieldsOf } from './fields'
import type { Fields } from './fields'

/** What somebody works on: a booking, also before the server has made it. */
export interface Case {
  readonly name: string
  /** A duplicated tab that holds an unsaved booking goes on with a case of its own. */
  readonly copyOf: Case | null
  /** '' until the server has made it. */
  bookingId: string
}

/** Whether one goes back to the other, or both to the same. */
export function isSameOrigin(one: Case, other: Case): boolean {
  return originOf(one) === originOf(other)
}

const originOf = (about: Case): Case => (about.copyOf ? originOf(about.copyOf) : about)

/** A value that a person typed or chose; undefined: taken away. */
export interface Decision {
  readonly at: number
  readonly person: string
  readonly tab: string
  readonly draft: string
  readonly about: Case
  readonly field: string
  readonly value: string | undefined
}

/** What a write made of a booking. */
export interface Version extends Row {
  readonly at: number
  /** Tab that sent the write; null for what the race began with. */
  readonly tab: string | null
  readonly person: string | null
}

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
  readonly decisions: Decision[] = []
  readonly versions: Version[] = []
  readonly acknowledged: Acknowledgement[] = []
  readonly submissions: Submission[] = []
  readonly cases: Case[] = []
  /** What happened, for people to read. */
  readonly log: string[] = []
  /** What users were told is not saved and will not be. */
  readonly told: { readonly draft: string; readonly text: string }[] = []
  /** By whose work a booking was made. */
  readonly makers = new Map<string, Case>()
  readonly wrongPins: string[] = []
  /** Questions that were asked. */
  readonly asked = new Set<string>()
  readonly #open = new Map<string, Map<string, Decision>>()
  readonly #shown = new Map<string, { at: number; text: string }[]>()
  readonly #shownFields = new Map<string, Map<string, number>>()
  readonly #copied = new Map<string, { from: string; at: number }>()
  #kept: ReadonlyMap<string, string> = new Map()
  #at = 0

  now(): number {
    return ++this.#at
  }

  begin(name: string, bookingId = '', copyOf: Case | null = null): Case {
    const begun = { name, bookingId, copyOf }
    this.cases.push(begun)
    return begun
  }

  /** The server has made a booking of what somebody worked on. */
  made(bookingId: string, about: Case): void {
    this.makers.set(bookingId, about)
    about.bookingId ||= bookingId
  }

  /** A page says which booking it works on. */
  pinned(about: Case, bookingId: string): void {
    if (about.bookingId === bookingId) return
    const maker = this.makers.get(bookingId)
    if (about.bookingId === '' && maker && isSameOrigin(about, maker)) about.bookingId = bookingId
    else this.wrongPins.push(`rule 2: what was begun as ${about.name} goes on as ${maker?.name ?? bookingId}`)
  }

  /** Somebody wants these fields to be as they stand in `values`. */
  decide(
    who: Pick<Decision, 'person' | 'tab' | 'draft' | 'about'>,
    names: readonly string[],
    values: Fields,
  ): Decision[] {
    const made = names.map((field) => ({ ...who, at: this.now(), field, value: values[field] }))
    this.decisions.push(...made)
    this.log.push(...made.map(({ tab, field, value }) => `    ${tab} wants ${field} = ${value ?? 'nothing'}`))
    const open = this.openIn(who.draft)
    for (const decision of made) if (!decision.field.startsWith('items.')) open.set(decision.field, decision)
    return made
  }

  /** Typed into a draft's form and not acknowledged yet, the latest of each field. */
  openIn(draft: string): Map<string, Decision> {
    const open = this.#open.get(draft) ?? new Map<string, Decision>()
    this.#open.set(draft, open)
    return open
  }

  /** The user of a tab was told that these are saved. */
  acknowledge(decisions: readonly Decision[], { tab, draft, about }: Pick<Decision, 'tab' | 'draft' | 'about'>): void {
    const at = this.now()
    const open = this.openIn(draft)
    for (const decision of decisions) {
      this.acknowledged.push({ at, tab, about, decision })
      this.log.push(`    ${tab} is told that ${decision.field} = ${decision.value ?? 'nothing'} is saved`)
      if (open.get(decision.field) === decision) open.delete(decision.field)
    }
  }

  /** A copy of a draft holds what was typed into it. */
  copyOpen(from: string, to: string, stored: string): void {
    this.#copied.set(to, { from, at: this.now() })
    const open = this.openIn(to)
    for (const [field, decision] of this.openIn(from)) open.set(field, decision)
    // What was typed a moment before is not in it.
    this.breakDown(to, stored)
  }

  /** Whether a decision was made in this draft, or in the one it was copied from before that. */
  isOf(draft: string, decision: Decision): boolean {
    if (decision.draft === draft) return true
    const source = this.#copied.get(draft)
    return source !== undefined && decision.at < source.at && this.isOf(source.from, decision)
  }

  /** The page broke down before it had kept what was typed last. */
  breakDown(draft: string, stored: string): void {
    for (const [field, { value }] of this.openIn(draft)) {
      if (value === undefined || !stored.includes(wordsOf(value))) this.openIn(draft).delete(field)
    }
  }

  /** The user was told what became of something else than a save. */
  tell(tab: string, draft: string, text: string): void {
    if (this.told.some((each) => each.draft === draft && each.text === text)) return
    this.told.push({ draft, text })
    this.log.push(`    ${tab} is told that "${text}" came too late`)
  }

  /** The user of a tab has these values before them. */
  showFields(tab: string, fields: Fields): void {
    const shown = this.#shownFields.get(tab) ?? new Map<string, number>()
    this.#shownFields.set(tab, shown)
    for (const [field, value] of Object.entries(fields)) {
      const entry = `${field}=${value}`
      if (!shown.has(entry)) shown.set(entry, this.now())
    }
  }

  showTexts(tab: string, texts: readonly string[]): void {
    const shown = this.#shown.get(tab) ?? []
    this.#shown.set(tab, shown)
    for (const text of texts) {
      const words = text.replaceAll(/\s/g, '')
      if (words && !shown.some((each) => each.text === words)) shown.push({ at: this.now(), text: words })
      if (text === 'Not provided') this.showFields(tab, { owner: 'skipped' })
    }
  }

  /** Every value that is typed is another one, so that it is known wherever it is read. */
  hasSeen(tab: string, field: string, value: string, before: number): boolean {
    const asField = this.#shownFields.get(tab)?.get(`${field}=${value}`)
    if (asField !== undefined && asField < before) return true
    const words = value.replaceAll(/\s/g, '')
    return (this.#shown.get(tab) ?? []).some(({ at, text }) => at < before && text.includes(words))
  }

  wrote(row: Row, tab: string | null, person: string | null): void {
    this.versions.push({ ...row, at: this.now(), tab, person })
    this.log.push(`    version ${row.version} of ${this.cases.find(({ bookingId }) => bookingId === row.id)?.name}`)
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

  isKept(draft: string, value: string): boolean {
    return this.#kept.get(draft)?.includes(wordsOf(value)) ?? false
  }

  drafts(): IterableIterator<[string, Map<string, Decision>]> {
    return this.#open.entries()
  }
}

/** As a draft holds a value: a breed without its type. */
function wordsOf(value: string): string {
  return value.replace('Dog, ', '')
}
