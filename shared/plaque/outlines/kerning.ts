import { inflateSync } from 'node:zlib'

/** The distance that a font adds between two glyphs, by glyph number. */
export type Kerning = (left: number, right: number) => number

/** A subtable's value; null when it has none for the pair. */
type Subtable = (left: number, right: number) => number | null

const PAIRS = 2
const EXTENSION = 9
const X_ADVANCE = 4

function woffTable(file: Buffer, tag: string): Buffer | null {
  for (let at = 44, left = file.readUInt16BE(12); left > 0; left--, at += 20) {
    if (file.toString('latin1', at, at + 4) !== tag) continue
    const [offset, length, whole] = [4, 8, 12].map((field) => file.readUInt32BE(at + field))
    if (offset === undefined || length === undefined) return null
    const bytes = file.subarray(offset, offset + length)
    return length === whole ? bytes : inflateSync(bytes)
  }
  return null
}

const numbers = (table: Buffer, at: number, count: number, step = 2) =>
  Array.from({ length: count }, (_, index) => table.readUInt16BE(at + index * step))

/** Offsets after their count. */
const offsets = (table: Buffer, at: number) => numbers(table, at + 2, table.readUInt16BE(at))

/** Glyph to its index (a coverage) or class; stored as lists or ranges. */
function glyphNumbers(table: Buffer, at: number, isClass: boolean): Map<number, number> {
  const found = new Map<number, number>()
  const format = table.readUInt16BE(at)
  if (isClass && format === 1) {
    const first = table.readUInt16BE(at + 2)
    numbers(table, at + 6, table.readUInt16BE(at + 4)).forEach((value, index) => found.set(first + index, value))
    return found
  }
  const count = table.readUInt16BE(at + 2)
  if (!isClass && format === 1) {
    numbers(table, at + 4, count).forEach((glyph, index) => found.set(glyph, index))
    return found
  }
  for (let index = 0; index < count; index++) {
    const [first = 0, last = 0, value = 0] = numbers(table, at + 4 + index * 6, 3)
    for (let glyph = first; glyph <= last; glyph++) found.set(glyph, isClass ? value : value + glyph - first)
  }
  return found
}

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

/** Offset of the advance within a value record; null when it has none. */
const advanceIn = (mask: number) => ((mask & X_ADVANCE) === 0 ? null : 2 * bits(mask & (X_ADVANCE - 1)))

function pairSubtable(table: Buffer, at: number): Subtable {
  const [format, coverageAt = 0, mask1 = 0, mask2 = 0] = numbers(table, at, 4)
  const coverage = glyphNumbers(table, at + coverageAt, false)
  const advance = advanceIn(mask1)
  const size = 2 * (bits(mask1) + bits(mask2))
  const value = (record: number) => (advance === null ? 0 : table.readInt16BE(record + advance))
  if (format === 1) {
    const sets = offsets(table, at + 8)
    return (left, right) => {
      const set = at + (sets[coverage.get(left) ?? -1] ?? Number.NaN)
      if (Number.isNaN(set)) return null
      const seconds = numbers(table, set + 2, table.readUInt16BE(set), 2 + size)
      const index = seconds.indexOf(right)
      return index < 0 ? null : value(set + 4 + index * (2 + size))
    }
  }
  const [firsts = 0, seconds = 0, , columns = 0] = numbers(table, at + 8, 4)
  const [rowOf, columnOf] = [glyphNumbers(table, at + firsts, true), glyphNumbers(table, at + seconds, true)]
  return (left, right) => {
    if (!coverage.has(left)) return null
    return value(at + 16 + ((rowOf.get(left) ?? 0) * columns + (columnOf.get(right) ?? 0)) * size)
  }
}

/** The subtables of a lookup, including those of extension lookups. */
function subtablesOf(table: Buffer, lookup: number): Subtable[] {
  const type = table.readUInt16BE(lookup)
  return offsets(table, lookup + 4).flatMap((offset) => {
    const at = lookup + offset
    if (type === PAIRS) return [pairSubtable(table, at)]
    const isLongPairs = type === EXTENSION && table.readUInt16BE(at + 2) === PAIRS
    return isLongPairs ? [pairSubtable(table, at + table.readUInt32BE(at + 4))] : []
  })
}

/** Reads the kerning pairs of a WOFF file (GPOS), which opentype.js reads only in part. */
export function readKerning(file: Buffer): Kerning {
  const table = woffTable(file, 'GPOS')
  if (!table) return () => 0
  const [features = 0, lookups = 0] = numbers(table, 6, 2)
  const used = new Set<number>()
  for (let index = 0; index < table.readUInt16BE(features); index++) {
    const record = features + 2 + index * 6
    if (table.toString('latin1', record, record + 4) !== 'kern') continue
    for (const lookup of offsets(table, features + table.readUInt16BE(record + 4) + 2)) used.add(lookup)
  }
  const lists = offsets(table, lookups)
    .filter((_, index) => used.has(index))
    .map((offset) => subtablesOf(table, lookups + offset))
  const first = (subtables: Subtable[], left: number, right: number) => {
    for (const subtable of subtables) {
      const value = subtable(left, right)
      if (value !== null) return value
    }
    return 0
  }
  return (left, right) => lists.reduce((sum, subtables) => sum + first(subtables, left, right), 0)
}
