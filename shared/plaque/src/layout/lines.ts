import { FONT_SCALE, FONT_SIZES } from '@portal/domain/plaque'
import type { PlaqueFont, PlaqueText } from '@portal/domain/plaque'
import type { Letters } from './letters'
import type { Chord } from './shape'

/** A text being laid out; `field` identifies it, for a plaque one of its three. */
export interface Line<Field = PlaqueText> {
  readonly field: Field
  readonly font: PlaqueFont
  readonly letters: Letters
  /** Height of a capital, in ems. */
  readonly capital: number
  readonly unitsPerEm: number
  readonly requestedSize: number
}

export interface FittedLine<Field = PlaqueText> extends Line<Field> {
  readonly size: number
  readonly condensed: number
  readonly baseline: number
}

/** Area for lines: centred on `x`, between two heights. */
export interface TextArea {
  readonly x: number
  readonly top: number
  readonly bottom: number
  /** Free width between two heights, minus what stands beside the text. */
  readonly free: (top: number, bottom: number) => Chord | null
  /** Shares the row of the first line and takes this much of its width. */
  readonly beside: { readonly width: number; readonly height: number } | null
}

/** Letters are narrowed before they are shrunk. */
const MOST_CONDENSED = 0.75
/** Distance from a baseline to the next capitals, as a fraction of their sizes. */
const LEADING = 0.72

export const ems = (size: number) => size * FONT_SCALE
export const inkWidth = ({ letters: { extent } }: Pick<Line, 'letters'>) => extent.right - extent.left

interface Row<Field = unknown> {
  readonly line: Line<Field>
  readonly size: number
}

/** Distance from a row's baseline to the next row's capitals. */
const leading = (upper: Row, lower: Row) => (LEADING * (ems(upper.size) + ems(lower.size))) / 2

/** Baselines of rows starting at 0 with the first capitals, and their total height. */
function stack(rows: readonly Row[], beside: TextArea['beside']): { baselines: number[]; height: number } {
  const baselines: number[] = []
  let bottom = 0
  rows.forEach((row, index) => {
    const capital = row.line.capital * ems(row.size)
    const above = rows[index - 1]
    // What stands beside the first line is centred on its capitals.
    const overhang = index === 0 && beside ? Math.max(0, beside.height - capital) / 2 : 0
    const baseline = bottom + (above ? leading(above, row) : 0) + overhang + capital
    baselines.push(baseline)
    bottom = baseline + overhang
  })
  return { baselines, height: bottom }
}

/** Height of these lines at their requested sizes, including descenders of the last one. */
export function heightOf(lines: readonly Line<unknown>[], beside: TextArea['beside']): number {
  const rows = lines.map((line) => ({ line, size: line.requestedSize }))
  const last = rows.at(-1)
  return stack(rows, beside).height + (last ? 0.22 * ems(last.size) : 0)
}

function place<Field>(rows: readonly Row<Field>[], area: TextArea): FittedLine<Field>[] {
  const { baselines, height } = stack(rows, area.beside)
  const top = (area.top + area.bottom - height) / 2
  return rows.map(({ line, size }, index) => ({ ...line, size, condensed: 1, baseline: top + (baselines[index] ?? 0) }))
}

export interface Ink {
  readonly top: number
  readonly bottom: number
}
export const inkOf = ({ letters: { extent }, size, baseline }: FittedLine<unknown>): Ink => ({
  top: baseline + extent.top * ems(size),
  bottom: baseline + extent.bottom * ems(size),
})

/** Free space that a row needs, including what stands beside it. */
function rowOf(line: FittedLine<unknown>, beside: TextArea['beside']): Ink {
  const ink = inkOf(line)
  const middle = line.baseline - (line.capital * ems(line.size)) / 2
  return beside
    ? { top: Math.min(ink.top, middle - beside.height / 2), bottom: Math.max(ink.bottom, middle + beside.height / 2) }
    : ink
}

/** Horizontal scale that a line needs, in whole hundredths; above 1 when there is space. */
function narrowing(line: FittedLine<unknown>, area: TextArea, beside: TextArea['beside']): number {
  const { top, bottom } = rowOf(line, beside)
  const free = area.free(top, bottom)
  if (!free) return 0
  const width = 2 * Math.min(area.x - free.left, free.right - area.x) - (beside?.width ?? 0)
  return Math.floor((100 * width) / (inkWidth(line) * ems(line.size))) / 100
}

/** Index of the row to shrink when the rows exceed the area's height. */
function tooHigh(lines: readonly FittedLine<unknown>[], area: TextArea): number {
  const rows = lines.map((line, index) => rowOf(line, index === 0 ? area.beside : null))
  const fits = rows.every(({ top, bottom }) => top >= area.top && bottom <= area.bottom)
  if (fits) return -1
  const sizes = lines.map(({ size }) => size)
  return sizes.indexOf(Math.max(...sizes))
}

/** The placed rows, or the index of the row to shrink first. */
function attempt<Field>(rows: readonly Row<Field>[], area: TextArea): FittedLine<Field>[] | number {
  const lines = place(rows, area)
  const high = tooHigh(lines, area)
  if (high >= 0) return high
  const narrow = lines.map((line, index) => narrowing(line, area, index === 0 ? area.beside : null))
  const wide = narrow.findIndex((by) => by < MOST_CONDENSED)
  return wide >= 0 ? wide : lines.map((line, index) => ({ ...line, condensed: Math.min(1, narrow[index] ?? 1) }))
}

/** Narrows, then shrinks the lines until all fit the area; refuses those that don't fit at the smallest size. */
export function fitLines<Field>(
  lines: readonly Line<Field>[],
  area: TextArea,
): { fitted: FittedLine<Field>[]; refused: Field[] } {
  let rows: Row<Field>[] = lines.map((line) => ({ line, size: line.requestedSize }))
  const refused: Field[] = []
  for (;;) {
    const tried = attempt(rows, area)
    if (typeof tried !== 'number') return { fitted: tried, refused }
    const tight = rows[tried]
    if (!tight || tight.size > FONT_SIZES.min) {
      rows = rows.map((row) => (row === tight ? { ...row, size: row.size - 1 } : row))
    } else {
      refused.push(tight.line.field)
      rows = rows.filter((row) => row !== tight)
    }
  }
}
