import { FONT_SCALE } from '@portal/domain/plaque'
import type { PlaqueFont, PlaqueText, Size } from '@portal/domain/plaque'
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
  /** Free width between two heights. */
  readonly free: (top: number, bottom: number) => Chord | null
  /** Largest icon for the row of the first line. */
  readonly icon: Size | null
}

/** A line with the size that is tried. */
export interface Row<Field = unknown> {
  readonly line: Line<Field>
  readonly size: number
}

/** Distance from a baseline to the next capitals, as a fraction of their sizes. */
const LEADING = 0.72
/** Depth of descenders, in ems. */
const DESCENT = 0.22

export const ems = (size: number) => size * FONT_SCALE
export const capitalOf = ({ line, size }: Row) => line.capital * ems(size)
export const inkWidth = ({ letters: { extent } }: Pick<Line, 'letters'>) => extent.right - extent.left
export const widthOf = (line: FittedLine<unknown>) => inkWidth(line) * ems(line.size) * line.condensed

/** Distance from a baseline to the next line's capitals, by the sizes of both lines. */
export const leading = (upper: number, lower: number) => (LEADING * (ems(upper) + ems(lower))) / 2

/** Baselines of rows starting at 0 with the first capitals. */
function baselinesOf(rows: readonly Row[]): number[] {
  const baselines: number[] = []
  rows.forEach((row, index) => {
    const above = rows[index - 1]
    baselines.push((baselines.at(-1) ?? 0) + (above ? leading(above.size, row.size) : 0) + capitalOf(row))
  })
  return baselines
}

export const rowsOf = <Field>(lines: readonly Line<Field>[]): Row<Field>[] =>
  lines.map((line) => ({ line, size: line.requestedSize }))

/** Height that these lines need at their requested sizes: capitals, and the last descenders on both sides of the middle. */
export function heightOf(lines: readonly Line<unknown>[]): number {
  const rows = rowsOf(lines)
  return (baselinesOf(rows).at(-1) ?? 0) + 2 * DESCENT * ems(rows.at(-1)?.size ?? 0)
}

/** Centres rows in their area, from the first capitals to the last baseline, whatever stands beside them. */
export function placeRows<Field>(rows: readonly Row<Field>[], area: TextArea): FittedLine<Field>[] {
  const baselines = baselinesOf(rows)
  const top = (area.top + area.bottom - (baselines.at(-1) ?? 0)) / 2
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

/** Middle of a line's capitals, where its icon stands. */
export const middleOf = (line: FittedLine<unknown>) => line.baseline - (line.capital * ems(line.size)) / 2
