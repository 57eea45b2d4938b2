import { isSameName } from '../engraving/pet-name'
import { trimmed } from '../value/rules'
import { PLAQUE_TEXTS, textLimit } from './limits'
import type { PlaqueText } from './limits'
import type { PlaqueConfigEntry } from './config'
import type { EngravingDraft } from './engraving'
import { LEAST_DPI, cropAspect, photoDpi } from './sizes'
import { leastCapital, letterHeights } from './true-size'
import type { LaidOutText } from './true-size'

/** A hint before the approval. It does not block. */
export type PlaqueCheck =
  | { readonly kind: 'otherName'; readonly field: 'petName'; readonly petName: string }
  | { readonly kind: 'narrowed'; readonly field: PlaqueText }
  | { readonly kind: 'shrunk'; readonly field: PlaqueText; readonly from: number; readonly to: number }
  | { readonly kind: 'smallLetters'; readonly field: PlaqueText; readonly millimetres: number; readonly least: number }
  | { readonly kind: 'coarsePhoto'; readonly field: 'photo'; readonly dpi: number }
  | { readonly kind: 'noPhoto'; readonly field: 'photo' }
  | { readonly kind: 'datesTurned'; readonly field: PlaqueText; readonly first: string; readonly second: string }
  | { readonly kind: 'futureYear'; readonly field: PlaqueText; readonly year: number }
  | { readonly kind: 'mixedAlphabets'; readonly field: PlaqueText; readonly letter: string }

interface CheckInput {
  readonly entry: PlaqueConfigEntry
  readonly petName: string
  readonly draft: EngravingDraft
  /** How the layout fitted the texts. */
  readonly fit: readonly TextFit[]
  /** Today in the clinic's time zone, YYYY-MM-DD: its new year begins before the one in UTC. */
  readonly today: string
}

/** How the layout made a text fit. */
export interface TextFit extends LaidOutText {
  readonly askedSize: number
  readonly size: number
  /** Horizontal scale of the letters, 1 for normal width. */
  readonly condensed: number
}

/** All hints for a design, in the order of its texts. */
export function plaqueChecks({ entry, petName, draft, fit, today }: CheckInput): PlaqueCheck[] {
  const fields = PLAQUE_TEXTS.filter((field) => textLimit(field, entry) > 0)
  return [
    ...nameCheck(draft.petName.text, petName),
    ...fields.flatMap((field) => [
      ...fitChecks(fit.find((text) => text.field === field)),
      ...heightCheck(
        entry,
        fit.filter((text) => text.field === field),
      ),
      ...dateChecks(field, draft[field].text, today),
      ...alphabetCheck(field, draft[field].text),
    ]),
    ...photoCheck(draft, entry),
  ]
}

function nameCheck(text: string, petName: string): PlaqueCheck[] {
  if (trimmed(petName) === '' || isSameName(text, petName)) return []
  return [{ kind: 'otherName', field: 'petName', petName: trimmed(petName) }]
}

function fitChecks(fit: TextFit | undefined): PlaqueCheck[] {
  if (!fit) return []
  const { field, askedSize, size, condensed } = fit
  return [
    ...(condensed < 1 ? [{ kind: 'narrowed', field } as const] : []),
    ...(size < askedSize ? [{ kind: 'shrunk', field, from: askedSize, to: size } as const] : []),
  ]
}

function heightCheck(entry: PlaqueConfigEntry, fit: readonly TextFit[]): PlaqueCheck[] {
  const least = leastCapital(entry)
  return letterHeights(entry, fit)
    .filter(({ millimetres }) => millimetres < least)
    .map((height) => ({ kind: 'smallLetters', ...height, least }))
}

function photoCheck({ photo }: EngravingDraft, entry: PlaqueConfigEntry): PlaqueCheck[] {
  if (!photo) return cropAspect(entry) === null ? [] : [{ kind: 'noPhoto', field: 'photo' }]
  const dpi = photoDpi(photo.croppedAreaPixels, entry)
  return dpi === null || dpi >= LEAST_DPI ? [] : [{ kind: 'coarsePhoto', field: 'photo', dpi: Math.floor(dpi) }]
}

/** A full or partial date: 14/2/2010, 14.02.2010, 2010. Australians write the day first. */
const DATE = /(?<!\d)(?:(?:(\d{1,2})[/.-])?(\d{1,2})[/.-])?((?:19|20)\d\d)(?!\d)/g

function dateChecks(field: PlaqueText, text: string, today: string): PlaqueCheck[] {
  const dates = [...text.matchAll(DATE)].map(([written, day, month, year]) => ({
    written,
    parts: [year, month, day].map((part) => (part === undefined ? null : Number(part))),
  }))
  const [first, second] = dates
  const future = dates.map(({ parts }) => parts[0] ?? 0).find((year) => year > Number(today.slice(0, 4)))
  return [
    ...(first && second && isLater(first.parts, second.parts)
      ? [{ kind: 'datesTurned', field, first: first.written, second: second.written } as const]
      : []),
    ...(future === undefined ? [] : [{ kind: 'futureYear', field, year: future } as const]),
  ]
}

type DateParts = readonly (number | null)[]

/** Compares year, month and day as far as both dates have them. */
function isLater(one: DateParts, other: DateParts): boolean {
  for (const [at, part] of one.entries()) {
    const against = other[at] ?? null
    if (part === null || against === null) return false
    if (part !== against) return part > against
  }
  return false
}

/** A lookalike letter of another alphabet would be engraved in that alphabet. */
function alphabetCheck(field: PlaqueText, text: string): PlaqueCheck[] {
  const other = /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(text)
  return other ? [{ kind: 'mixedAlphabets', field, letter: other[0] }] : []
}
