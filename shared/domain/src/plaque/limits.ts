import { engravedForm } from '../engraving/characters'
import type { FieldErrors } from '../value/rules'
import { isPrintable, lengthOf, trimmed } from '../value/rules'
import type { PlaqueConfigEntry } from './config'

/** The texts of a plaque, in engraving order. */
export const PLAQUE_TEXTS = ['petName', 'primaryText', 'secondaryText'] as const
export type PlaqueText = (typeof PLAQUE_TEXTS)[number]

/** Our length limits for the texts of a plaque [ENG-32..34]. */
export const PLAQUE_LIMITS: Readonly<Record<PlaqueText, number>> = { petName: 11, primaryText: 29, secondaryText: 29 }

/** [ENG-35] */
export const FONT_SIZES = { min: 10, max: 99 } as const
/** [ENG-36] */
export const PLAQUE_FONTS = ['Garamond', 'Times New Roman', 'Arial'] as const
export type PlaqueFont = (typeof PLAQUE_FONTS)[number]
/** [ENG-37] */
export const DEFAULT_FONT: PlaqueFont = 'Arial'

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
export type PlaqueIcon = (typeof PLAQUE_ICONS)[number]

/** Side of the icon; the first is the default [ENG-40]. */
export const ICON_PLACEMENTS = ['Left', 'Right'] as const
export type IconPlacement = (typeof ICON_PLACEMENTS)[number]

type Limits = Pick<PlaqueConfigEntry, 'Name_Max' | 'Text1_Max' | 'Text2_Max'>

const CONFIG_MAX: Record<PlaqueText, keyof Limits> = {
  petName: 'Name_Max',
  primaryText: 'Text1_Max',
  secondaryText: 'Text2_Max',
}

/** The smaller of our limit and the configured one; 0 means that the plaque has no such text [OPEN-71]. */
export function textLimit(field: PlaqueText, entry?: Limits | null): number {
  const configured = entry?.[CONFIG_MAX[field]]
  return configured == null ? PLAQUE_LIMITS[field] : Math.min(PLAQUE_LIMITS[field], Math.max(0, configured))
}

export function textsOf(entry: Limits): PlaqueText[] {
  return PLAQUE_TEXTS.filter((field) => textLimit(field, entry) > 0)
}

/** Each text of the plaque is required and must fit; the other texts must be empty [ENG-38, OPEN-71]. */
export function plaqueTextErrors(
  texts: Partial<Record<PlaqueText, string | null>>,
  entry?: Limits | null,
): FieldErrors<PlaqueText> {
  const errors: FieldErrors<PlaqueText> = {}
  for (const field of PLAQUE_TEXTS) {
    const limit = textLimit(field, entry)
    const text = engravedForm(trimmed(texts[field]))
    const length = lengthOf(text)
    if (limit > 0 && length === 0) errors[field] = 'required'
    if (length > limit) errors[field] = 'tooLong'
    if (!isPrintable(text)) errors[field] = 'unprintable'
  }
  return errors
}
