import type { CardLabel } from './labels.data'
import type { LabelMark, Mark, TextMark } from './marks'
import { NOTHING_KNOWN } from './words.data'
import { hasPostalCode } from './address'

/** A label with its value and the heading above it. */
export interface Pair {
  readonly label: CardLabel
  readonly words: string
  readonly value: string
  readonly section: Section
}
export type Section = 'owner' | 'pet' | null

export interface PairedText {
  readonly pairs: readonly Pair[]
  /** Text that belongs to no label. */
  readonly strays: readonly string[]
}

/** Headings, and name labels without a value: the text after them belongs to the owner or the pet. */
const OPENS: Readonly<Partial<Record<CardLabel, Section>>> = {
  'owner.name': 'owner',
  'owner.section': 'owner',
  'pet.firstName': 'pet',
  'pet.section': 'pet',
}

const isHeading = ({ label }: LabelMark) => label === 'owner.section' || label === 'pet.section'

/** Assigns values to labels, whether they stand beside, below or after them. */
export function pairsOf(marks: readonly Mark[]): PairedText {
  const pairing = new Pairing()
  let texts: TextMark[] = []
  for (const mark of marks) {
    if (mark.kind === 'text') texts.push(mark)
    else {
      pairing.addTexts(texts)
      texts = []
      if (mark.kind === 'label') pairing.addLabel(mark)
      else pairing.addUnknown(mark.text)
    }
  }
  pairing.addTexts(texts)
  return { pairs: pairing.pairs, strays: pairing.strays }
}

class Pairing {
  readonly pairs: Pair[] = []
  readonly strays: string[] = []
  #waiting: LabelMark[] = []
  #section: Section = null
  #lastLine = -1

  addLabel(mark: LabelMark): void {
    if (isHeading(mark)) this.#open([...this.#waiting.splice(0), mark])
    if (isHeading(mark) && !mark.value) return
    if (mark.value === '') this.#waiting.push(mark)
    else {
      this.#open(this.#waiting.splice(0))
      this.#emit(mark, mark.value)
    }
  }

  addUnknown(text: string): void {
    this.#open(this.#waiting.splice(0))
    this.#lastLine = -1
    this.strays.push(text)
  }

  addTexts(texts: readonly TextMark[]): void {
    if (texts.length === 0) return
    const waiting = this.#waiting.splice(0)
    const fewer = waiting.length - texts.length
    const isTold = fewer > 0 && (texts.length === 1 || waiting.slice(0, fewer).every(({ label }) => OPENS[label]))
    this.#open(isTold ? waiting.splice(0, fewer) : [])
    if (waiting.length > texts.length) this.strays.push(...texts.map(({ text }) => text))
    else this.#match(waiting, texts)
  }

  #match(waiting: readonly LabelMark[], texts: readonly TextMark[]): void {
    waiting.forEach((mark, at) => this.#emit(mark, texts[at]?.text ?? '', texts[at]?.line))
    for (const { text, line } of texts.slice(waiting.length)) this.#goOn(text, line)
  }

  /** An address continues in the next line until it has a postal code. */
  #goOn(text: string, line: number): void {
    const last = this.pairs.at(-1)
    if (last?.label !== 'address' || line !== this.#lastLine + 1 || hasPostalCode(last.value)) this.strays.push(text)
    else {
      this.pairs[this.pairs.length - 1] = { ...last, value: `${last.value}, ${text}` }
      this.#lastLine = line
    }
  }

  #emit({ label, words, line }: LabelMark, value: string, valueLine = line): void {
    this.#lastLine = valueLine
    if (isHeading({ kind: 'label', label, words, value, line })) return void this.strays.push(value)
    if (NOTHING_KNOWN.has(value.toLowerCase())) return
    this.pairs.push({ label, words: words.replace(/[:=\s]+$/, ''), value, section: this.#section })
  }

  #open(labels: readonly LabelMark[]): void {
    for (const { label } of labels) this.#section = OPENS[label] ?? this.#section
  }
}
