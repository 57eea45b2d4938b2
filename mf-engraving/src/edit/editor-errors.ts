import { notEngravableText } from '@portal/domain-bundled/engraving-words'
import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { PLAQUE_TEXTS, plaqueTextErrors, textLimit } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry, PlaqueText } from '@portal/domain/plaque'
import type { PlaqueRefusal } from '@portal/plaque'

/** Exact text of the specification. */
export const ODD_PLAQUE_SIZE = "Sorry, the selected plaque size doesn't support image options"
export const ODD_PHOTO_SIZE = "Sorry, the selected photo size doesn't support image options"
export const NOT_APPLIED =
  'Please choose an image then press Apply to crop the image so it can be displayed on the right.'
/** `NOT_APPLIED` for a screen with the plaque below the photo, as on a phone. */
export const NOT_APPLIED_NARROW =
  'Please choose an image then press Apply to crop the image so it can be displayed on the plaque below it.'
export const NOT_TICKED = 'Please check the green approval checkbox.'

export const NOT_SHOWN =
  'The picture of the plaque cannot be shown at the moment. What you entered is still here. Check the connection, then try again.'

const REQUIRED: Readonly<Record<PlaqueText, string>> = {
  petName: "Enter the pet's name",
  primaryText: 'Enter the first line',
  secondaryText: 'Enter the second line',
}

/** Errors of the texts; empty ones only after Next was pressed [ENG-32..34, ENG-38]. */
export function textErrors(
  entry: PlaqueConfigEntry,
  draft: EngravingDraft,
  refusals: readonly PlaqueRefusal[],
): Partial<Record<PlaqueText, string>> {
  const codes = plaqueTextErrors(Object.fromEntries(PLAQUE_TEXTS.map((field) => [field, draft[field].text])), entry)
  const errors = PLAQUE_TEXTS.map((field) => {
    const code = codes[field]
    const refusal = refusals.find((one) => one.field === field)
    if (code === 'required') return [field, REQUIRED[field]]
    if (code === 'tooLong') return [field, `At most ${textLimit(field, entry)} characters`]
    const found = notEngravable(draft[field].text.trim())
    if (found.length > 0) return [field, notEngravableText(found)]
    return [field, refusal && refusalText(refusal)]
  })
  return Object.fromEntries(errors.filter(([, error]) => error))
}

/** Why the plaque cannot be made like this. */
export function refusalText(refusal: PlaqueRefusal): string {
  return refusal.kind === 'noGlyph'
    ? `${notEngravableText(refusal.found)}.`
    : 'This does not fit on the plaque, even with the smallest letters. Use fewer of them.'
}
