import { PLAQUE_ICONS } from '@portal/domain/plaque'
import type { PlaqueIcon } from '@portal/domain/plaque'
import { ICON_SIGNS } from './icon-signs.data'

export interface TypedIcon {
  readonly icon: PlaqueIcon
  /** The text without its signs. */
  readonly rest: string
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Marks of an emoji: its skin, and whether it is colourful. */
const EMOJI_MARKS = /\p{Emoji_Modifier}|\uFE0E|\uFE0F/gu

/** The icon that a sign in the text stands for; null without one. */
export function iconTyped(text: string): TypedIcon | null {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const iconOf = (part: string) =>
    PLAQUE_ICONS.find((icon) => ICON_SIGNS[icon]?.includes(part.replace(EMOJI_MARKS, '')))
  const icon = parts.map(iconOf).find((one) => one !== undefined)
  if (!icon) return null
  const rest = parts.filter((part) => iconOf(part) === undefined).join('')
  return { icon, rest: rest.replace(/\s+/gu, ' ').trim() }
}

const YEAR_ONLY = /^\s*((?:19|20)\d\d)\s*[-–]?\s*$/u

/** Years from the typed one to this one; null when the text is more or less than a year of the past. */
export function yearsOffer(text: string, thisYear: number): string | null {
  const year = Number(YEAR_ONLY.exec(text)?.[1] ?? Number.NaN)
  return year < thisYear ? `${year} – ${thisYear}` : null
}
