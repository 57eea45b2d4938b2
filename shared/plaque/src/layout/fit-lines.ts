import { FONT_SIZES } from '@portal/domain/plaque'
import { ICON_STEPS, iconBeside } from './icon-beside'
import type { IconBeside } from './icon-beside'
import { capitalOf, ems, inkOf, inkWidth, middleOf, placeRows, rowsOf } from './lines'
import type { FittedLine, Ink, Line, Row, TextArea } from './lines'

/** Letters are narrowed before they are shrunk. */
const MOST_CONDENSED = 0.75
/**
 * A line requested smaller than the first line stays smaller: at most this fraction of the first line's size, or the
 * requested fraction if larger.
 */
const BELOW_FIRST = 0.8

interface FittedLines<Field> {
  readonly fitted: readonly FittedLine<Field>[]
  /** Null without an icon or without lines. */
  readonly icon: IconBeside | null
}

/** The next part to shrink: the icon, or the row with this index. */
type ShrinkTarget = 'icon' | number

/** Space that a row needs, including the icon beside it. */
function rowInk(line: FittedLine<unknown>, icon: IconBeside | null): Ink {
  const ink = inkOf(line)
  const [middle, half] = [middleOf(line), (icon?.height ?? 0) / 2]
  return { top: Math.min(ink.top, middle - half), bottom: Math.max(ink.bottom, middle + half) }
}

/** Horizontal scale that a line needs, in whole hundredths; above 1 when there is space. */
function narrowing(line: FittedLine<unknown>, area: TextArea, icon: IconBeside | null): number {
  const { top, bottom } = rowInk(line, icon)
  const free = area.free(top, bottom)
  if (!free) return 0
  const width = 2 * Math.min(area.x - free.left, free.right - area.x) - (icon ? icon.width + icon.gap : 0)
  return Math.floor((100 * width) / (inkWidth(line) * ems(line.size))) / 100
}

/** Whether the rows exceed the area's height. */
const isTooHigh = (lines: readonly FittedLine<unknown>[], area: TextArea, icon: IconBeside | null) =>
  lines.some((line, index) => {
    const { top, bottom } = rowInk(line, index === 0 ? icon : null)
    return top < area.top || bottom > area.bottom
  })

/**
 * The placed lines, with the icon made smaller by these steps; or the next part to make smaller when they do not fit:
 * the icon, then letters by narrowing, then by size.
 */
function attempt<Field>(rows: readonly Row<Field>[], steps: number, area: TextArea): FittedLines<Field> | ShrinkTarget {
  const lines = placeRows(rows, area)
  const [first] = rows
  const icon = area.icon && first ? iconBeside(area.icon, capitalOf(first), steps) : null
  const canIconShrink = icon !== null && steps < ICON_STEPS
  if (isTooHigh(lines, area, icon)) {
    const sizes = rows.map(({ size }) => size)
    // A smaller icon helps only where the letters alone would fit.
    return canIconShrink && !isTooHigh(lines, area, null) ? 'icon' : sizes.indexOf(Math.max(...sizes))
  }
  const narrow = lines.map((line, index) => narrowing(line, area, index === 0 ? icon : null))
  if (canIconShrink && (narrow[0] ?? 1) < 1) return 'icon'
  const wide = narrow.findIndex((by) => by < MOST_CONDENSED)
  if (wide >= 0) return wide
  return { fitted: lines.map((line, index) => ({ ...line, condensed: Math.min(1, narrow[index] ?? 1) })), icon }
}

/** Shrinks the rows that would come too close to the size of the first. */
function ranked<Field>(rows: readonly Row<Field>[]): readonly Row<Field>[] {
  const [first] = rows
  return rows.map((row) => {
    const part = first ? row.line.requestedSize / first.line.requestedSize : 1
    if (!first || part >= 1) return row
    const most = Math.floor(first.size * Math.max(part, BELOW_FIRST))
    return { ...row, size: Math.min(row.size, Math.max(most, FONT_SIZES.min)) }
  })
}

interface LinesFit<Field> extends FittedLines<Field> {
  readonly refused: readonly Field[]
}

/**
 * Fits lines and icon into the area. The icon shrinks first, then letters are narrowed, then shrunk. Refuses lines that
 * don't fit at the smallest size.
 */
export function fitLines<Field>(lines: readonly Line<Field>[], area: TextArea): LinesFit<Field> {
  let rows: readonly Row<Field>[] = rowsOf(lines)
  let steps = 0
  const refused: Field[] = []
  for (;;) {
    const tried = attempt(rows, steps, area)
    if (typeof tried === 'object') return { ...tried, refused }
    if (tried === 'icon') {
      steps += 1
      continue
    }
    const tight = rows[tried]
    if (tight && tight.size <= FONT_SIZES.min) {
      refused.push(tight.line.field)
      rows = rows.filter((row) => row !== tight)
    } else {
      rows = ranked(rows.map((row) => (row === tight ? { ...row, size: row.size - 1 } : row)))
    }
  }
}
