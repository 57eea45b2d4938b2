import type { FieldCode, FieldErrors } from '../value/rules'
import { isPrintable, multilineTextError, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import type { PlaqueConfigEntry } from './schema'

/** Longest texts of a plaque [ENG-32..34]. */
export const PLAQUE_LIMITS = { petName: 11, primaryText: 29, secondaryText: 29 } as const
export type PlaqueText = keyof typeof PLAQUE_LIMITS

/** [ENG-35, ENG-36] */
export const FONT_SIZES = { min: 10, max: 99 } as const
export const PLAQUE_FONTS = ['Garamond', 'Times New Roman', 'Arial'] as const

/** [ENG-39] */
export const PLAQUE_ICONS = [
  'None',
  'Bone',
  "Cat's Paw",
  'Cat 1',
  'Cat 2',
  'Cat 3',
  'Cat 4',
  'Dog Paw',
  'Dog',
  'Double Cat Paw',
  'Heart',
  'Horse',
] as const

type Limits = Pick<PlaqueConfigEntry, 'Name_Max' | 'Text1_Max' | 'Text2_Max'>

const CONFIG_MAX: Record<PlaqueText, keyof Limits> = {
  petName: 'Name_Max',
  primaryText: 'Text1_Max',
  secondaryText: 'Text2_Max',
}

/** 0, "0" and " 0 " alike mean: this plaque has none [OPEN-72]. */
export function isZeroSize(size: string | number | null | undefined): boolean {
  const text = String(size ?? '').trim()
  return text === '' || Number(text) === 0
}

/** The entry whose SugarID is the line's actual product id [OPEN-72]. */
export function plaqueEntryFor(
  entries: readonly PlaqueConfigEntry[],
  actualProductId: string | null | undefined,
): PlaqueConfigEntry | undefined {
  return entries.find((entry) => entry.SugarID === actualProductId)
}

/** Engraving options are for plaques with dimensions [ENG-17]. */
export const hasDimensions = (entry: Pick<PlaqueConfigEntry, 'Dimensions'>) => !isZeroSize(entry.Dimensions)

/** Image options are for plaques with a photo [ENG-18, CAT-26]. */
export const hasPhoto = (entry: Pick<PlaqueConfigEntry, 'PhotoSize'>) => !isZeroSize(entry.PhotoSize)

/** The smaller of our limit and the configuration's; 0 means the plaque has no such text [OPEN-71]. */
export function textLimit(field: PlaqueText, entry?: Limits | null): number {
  const configured = entry?.[CONFIG_MAX[field]]
  return configured == null ? PLAQUE_LIMITS[field] : Math.min(PLAQUE_LIMITS[field], Math.max(0, configured))
}

/** Each text the plaque has must be there and fit [ENG-38, OPEN-71]. */
export function plaqueTextErrors(
  texts: Partial<Record<PlaqueText, string | null>>,
  entry?: Limits | null,
): FieldErrors<PlaqueText> {
  const errors: FieldErrors<PlaqueText> = {}
  for (const field of ['petName', 'primaryText', 'secondaryText'] as const) {
    const limit = textLimit(field, entry)
    const text = trimmed(texts[field])
    const length = [...text].length
    if (limit > 0 && length === 0) errors[field] = 'required'
    if (limit > 0 && length > limit) errors[field] = 'tooLong'
    if (limit > 0 && !isPrintable(text)) errors[field] = 'unprintable'
  }
  return errors
}

/** Extra lines and characters are trimmed [CAT-54]; a missing limit does not limit. */
export function trimmedEngraving(text: string, maxLines: number | null, maxCharacters: number | null): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .slice(0, maxLines ?? undefined)
  return lines.map((line) => [...line].slice(0, maxCharacters ?? undefined).join('')).join('\n')
}

/** What is wrong with words to engrave; they must be there, be printable and fit [CAT-52]. */
export function engravingError(text: string): FieldCode | undefined {
  return multilineTextError(text, MAX_LENGTH.engraving)
}

/** Lines used and characters of the longest line, for the counter [CAT-55]. */
export function engravingUse(text: string): { lines: number; characters: number } {
  if (text === '') return { lines: 0, characters: 0 }
  const lines = text.split('\n')
  return { lines: lines.length, characters: Math.max(...lines.map((line) => [...line].length)) }
}
