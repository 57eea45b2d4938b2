import type { Case } from './cases'

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

type ByField = ReadonlyMap<string, Decision>

interface Draft {
  /** Typed and neither saved nor given up yet, the latest of each field. */
  readonly open: Map<string, Decision>
  /** The same as it was when the page kept its form last: a breakdown leads back to it. */
  kept: ByField
  /** What the page has kept, as it is stored. */
  text: string
  readonly copiedFrom: { readonly draft: string; readonly at: number } | null
}

/** What was typed into each draft and waits to be saved. */
export class Typed {
  readonly #drafts = new Map<string, Draft>()

  open(draft: string): ByField {
    return this.#of(draft).open
  }

  type(draft: string, decision: Decision): void {
    this.#of(draft).open.set(decision.field, decision)
  }

  /** The user knows what became of it. */
  close(draft: string, decision: Decision): void {
    const { open, kept } = this.#of(draft)
    if (open.get(decision.field) === decision) open.delete(decision.field)
    this.#of(draft).kept = new Map([...kept].filter(([, each]) => each !== decision))
  }

  /** What the draft stores of the form: another text means that the form was kept anew. */
  keeps(draft: string, text: string): void {
    const known = this.#of(draft)
    if (known.text === text) return
    known.text = text
    known.kept = new Map(known.open)
  }

  /** The page broke down: what was typed since the form was kept is gone. */
  breakDown(draft: string): void {
    const { open, kept } = this.#of(draft)
    open.clear()
    for (const [field, decision] of kept) open.set(field, decision)
  }

  /** A copy of a draft holds what that one has kept. */
  copy(from: string, to: string, at: number): void {
    const { kept, text } = this.#of(from)
    this.#drafts.set(to, { open: new Map(kept), kept, text, copiedFrom: { draft: from, at } })
  }

  /** Whether a decision was made in this draft, or in the one it was copied from before that. */
  isOf(draft: string, decision: Decision): boolean {
    if (decision.draft === draft) return true
    const source = this.#of(draft).copiedFrom
    return source !== null && decision.at < source.at && this.isOf(source.draft, decision)
  }

  /** All of which nobody was told what became of it, by draft. */
  left(): [draft: string, decisions: Decision[]][] {
    return [...this.#drafts].map(([draft, { open }]) => [draft, [...open.values()]])
  }

  #of(draft: string): Draft {
    const known = this.#drafts.get(draft) ?? { open: new Map(), kept: new Map(), text: '', copiedFrom: null }
    this.#drafts.set(draft, known)
    return known
  }
}
