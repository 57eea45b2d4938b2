import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'

const find = createRequire(import.meta.url)
const FONT = '@fontsource/arimo'

/** The font has a file per alphabet; the first contains all letters of most proofs. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const
type Subset = (typeof SUBSETS)[number]
export type Weight = 400 | 700

/** Replaces a letter that no file has. */
const NONE = '?'

/** A part of a text whose letters are in one file. */
export interface Run {
  readonly font: string
  readonly text: string
}

export interface ProofFont {
  runs(text: string, weight: Weight): Run[]
}

const nameOf = (subset: Subset, weight: Weight) => `${subset}-${weight}`

/** Registers the fonts of these texts, so that every reader shows them alike. Only the used letters are embedded. */
export async function proofFont(pdf: PDFKit.PDFDocument, texts: readonly string[]): Promise<ProofFont> {
  const subsetOf = await coverage()
  const needed = new Set([...texts.join('').normalize('NFC')].map((letter) => subsetOf(letter) ?? 'latin'))
  for (const subset of needed) {
    for (const weight of [400, 700] as const) {
      const file = find.resolve(`${FONT}/files/arimo-${subset}-${weight}-normal.woff`)
      pdf.registerFont(nameOf(subset, weight), await readFile(file))
    }
  }
  return { runs: (text, weight) => runsOf(text.normalize('NFC'), (subset) => nameOf(subset, weight), subsetOf) }
}

function runsOf(
  text: string,
  fontOf: (subset: Subset) => string,
  subsetOf: (letter: string) => Subset | undefined,
): Run[] {
  const runs: { readonly font: string; text: string }[] = []
  for (const letter of text) {
    const subset = subsetOf(letter)
    const font = fontOf(subset ?? 'latin')
    const last = runs.at(-1)
    const shown = subset === undefined ? NONE : letter
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

const RangesSchema = v.record(v.string(), v.string())

/** Finds the file of a letter by the font package's table. */
async function coverage(): Promise<(letter: string) => Subset | undefined> {
  const table: unknown = JSON.parse(await readFile(find.resolve(`${FONT}/unicode.json`), 'utf8'))
  const ranges = v.parse(RangesSchema, table)
  const subsets = SUBSETS.map((subset) => ({ subset, has: within(ranges[subset] ?? '') }))
  return (letter) => subsets.find(({ has }) => has(letter.codePointAt(0) ?? 0))?.subset
}

/** Parses "U+0000-00FF,U+0131". */
function within(ranges: string): (code: number) => boolean {
  const parts = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (code) => parts.some(([from, to]) => from <= code && code <= to)
}
