import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node.js loads its CommonJS file, whose exports are the default
import opentype from 'opentype.js'
import { ENGRAVABLE } from '@portal/domain'
import type { FontOutlines } from '../src/outlines/font-outlines'
import { readKerning } from './kerning'
import { relativePath } from './relative-path'

/** Open fonts with the metrics of Arial, Times New Roman and Garamond. */
const PACKAGES = {
  arimo: '@fontsource/arimo',
  tinos: '@fontsource/tinos',
  'eb-garamond': '@fontsource/eb-garamond',
} as const
export type Source = keyof typeof PACKAGES
export const SOURCES: readonly Source[] = ['arimo', 'tinos', 'eb-garamond']

/** Subsets in which a font is published; an earlier one wins. */
const PIECES = ['latin', 'latin-ext', 'vietnamese']

const require = createRequire(import.meta.url)
export const sourceFile = (source: Source, file: string) => readFileSync(require.resolve(`${PACKAGES[source]}/${file}`))

function pieceOf(source: Source, piece: string) {
  const file = sourceFile(source, `files/${source}-${piece}-400-normal.woff`)
  // oxlint-disable-next-line import/no-named-as-default-member -- as above
  const font = opentype.parse(new Uint8Array(file).buffer)
  return { file, font }
}

/** Right characters by distance, for each left one; without zeros. */
function kerningOf({ file, font }: ReturnType<typeof pieceOf>): FontOutlines['kerning'] {
  const between = readKerning(file)
  const numbered = KERNED.map((character) => ({ character, glyph: font.charToGlyph(character).index }))
  const known = numbered.filter(({ glyph }) => glyph > 0)
  const table: Record<string, Record<string, string>> = {}
  for (const left of known) {
    const row: Record<string, string> = {}
    for (const right of known) {
      const distance = between(left.glyph, right.glyph)
      if (distance !== 0) row[distance] = (row[distance] ?? '') + right.character
    }
    if (Object.keys(row).length > 0) table[left.character] = row
  }
  return table
}

/** Reads the outlines of a pinned font, for each character that it has. */
export function outlinesOf(source: Source): FontOutlines {
  const pieces = PIECES.map((piece) => pieceOf(source, piece))
  const [latin] = pieces
  if (!latin) throw new Error(`No such font: ${source}`)
  const { unitsPerEm, tables } = latin.font
  const glyphs: Record<string, readonly [number, string]> = {}
  for (const character of ENGRAVABLE) {
    const glyph = pieces.map(({ font }) => font.charToGlyph(character)).find(({ index }) => index > 0)
    if (glyph) glyphs[character] = [glyph.advanceWidth, relativePath(glyph.getPath(0, 0, unitsPerEm).commands)]
  }
  return { unitsPerEm, capHeight: tables.os2.sCapHeight, glyphs, kerning: kerningOf(latin) }
}

/** Characters with kerning: others use the kerning of their base letter. */
const KERNED = ENGRAVABLE.filter((character) => character <= 'ÿ' || /\p{P}/u.test(character))
