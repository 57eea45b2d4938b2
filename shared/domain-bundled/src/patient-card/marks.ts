import { LABEL_WORDS } from './labels.data'
import type { CardLabel } from './labels.data'

/** A piece of a card in reading order: a label with the text beside it, or text of unknown meaning. */
export type Mark = LabelMark | TextMark | { readonly kind: 'unknown'; readonly text: string }

export interface LabelMark {
  readonly kind: 'label'
  readonly label: CardLabel
  readonly words: string
  readonly value: string
  readonly line: number
}

export interface TextMark {
  readonly kind: 'text'
  readonly text: string
  readonly line: number
}

const MOST_LABEL_WORDS = 5
const LONGEST_LABEL = 60
/** No line of a card is longer; the limit bounds the time spent. */
const LONGEST_CELL = 2000

const LABELS = new Map<string, CardLabel>()
let each: CardLabel
for (each in LABEL_WORDS)
  for (const words of LABEL_WORDS[each].split(',')) LABELS.set(words.trim().replace(/\s+/g, ' '), each)

/** Splits a card into lines, columns and labels. */
export function marksOf(text: string): Mark[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2000-\u200b\u202f\u3000]/g, ' ')
    .split('\n')
    .flatMap((line, at) => cellsOf(line).flatMap((cell) => marksOfCell(cell, at)))
}

/** Columns are separated by tabs, bars, several blanks, or dot leaders. */
function cellsOf(line: string): string[] {
  const cells = line.replace(/(?:[._·]\s?){3,}/g, '\t').split(/\t+|\s{3,}|\s*\|\s*/)
  return cells.flatMap(byTwoBlanks).map(withoutBullet).filter(Boolean)
}

/** Two blanks separate a known label from its value; elsewhere they are a typing accident. */
function byTwoBlanks(cell: string): string[] {
  const [first = '', ...rest] = cell.trim().split(/\s{2}/)
  return rest.length > 0 && labelNamed(first) ? [first, rest.join(' ')] : [cell.replace(/\s+/g, ' ').trim()]
}

const withoutBullet = (cell: string) => cell.replace(/^[-*•>]+\s+/, '').trim()

function marksOfCell(cell: string, line: number): Mark[] {
  if (cell.length > LONGEST_CELL) return [{ kind: 'unknown', text: cell }]
  const bare = labelNamed(cell)
  if (bare) return [{ kind: 'label', label: bare, words: cell, value: '', line }]
  const found = labelsIn(cell)
  const [first] = found
  if (!first)
    return [/^\p{L}[\p{L} /]*:\s/u.test(cell) ? { kind: 'unknown', text: cell } : { kind: 'text', text: cell, line }]
  const before = cell.slice(0, first.from).replace(/[\s,;:-]+$/, '')
  const marks = found.map(({ label, to, words }, at): Mark => {
    const value = cell
      .slice(to, found[at + 1]?.from)
      .trim()
      .replace(/[\s,;]+$/, '')
    return { kind: 'label', label, words, value, line }
  })
  return before ? [...marksOfCell(before, line), ...marks] : marks
}

interface LabelMatch {
  readonly label: CardLabel
  readonly words: string
  readonly from: number
  readonly to: number
}

/** Labels before a colon or an equals sign. Text before a label belongs to the preceding label. */
function labelsIn(cell: string): LabelMatch[] {
  const found: LabelMatch[] = []
  for (const { index } of cell.matchAll(/[:=]/g)) {
    const start = found.at(-1)?.to ?? 0
    const from = Math.max(start, index - LONGEST_LABEL)
    const label = labelBefore(cell.slice(from, index))
    if (label) found.push({ ...label, from: from + label.at, to: index + 1 })
  }
  return found
}

/** The longest known label at the end of the text. */
function labelBefore(text: string) {
  const starts = [...text.matchAll(/[^\s;,]+/g)].map(({ index }) => index).slice(-MOST_LABEL_WORDS)
  for (const at of starts) {
    const words = text.slice(at).trim()
    const label = labelNamed(words)
    if (label) return { label, words, at }
  }
  return undefined
}

function labelNamed(words: string): CardLabel | undefined {
  if (words.length > LONGEST_LABEL || /[:=]\s*\S/.test(words)) return undefined
  const plain = words
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[:=]\s*$/, '')
  return LABELS.get(plain.replace(/[^a-z0-9]+/g, ' ').trim())
}
