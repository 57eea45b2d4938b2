import type { Size } from '@portal/domain/plaque'

/** An icon in the row of the first line, and its distance from the letters. */
export interface IconBeside extends Size {
  readonly gap: number
}

/** Longer side of the icon in twentieths of the capitals' height: the largest, and where it stops giving way. */
const LARGEST = 28
const FLOOR = 20
/** Steps by which the icon shrinks before letters are narrowed. */
export const ICON_STEPS = LARGEST - FLOOR

/** Distance between icon and letters, in heights of the capitals. */
const GAP = 0.6

/** The icon beside capitals of this height, after it has given way by some steps; never larger than the entry says. */
export function iconBeside(icon: Size, capital: number, steps: number): IconBeside {
  const longer = Math.max(icon.width, icon.height)
  const scale = Math.min(1, (capital * (LARGEST - steps)) / 20 / longer)
  return { width: icon.width * scale, height: icon.height * scale, gap: GAP * capital }
}
