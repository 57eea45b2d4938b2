import { MAX_LENGTH, engravedForm, engravingError } from '@portal/domain'
import { notEngravableText } from '@portal/domain/engraving-words'
import { notEngravable } from '@portal/domain/not-engravable'
import { textWords } from '@portal/forms'

/** Engraving in the form; included unless unticked [CAT-51]. */
export interface EngravingWords {
  readonly isEngraved?: boolean
  readonly text?: string
}

const WRONG: Readonly<Record<string, string>> = {
  required: 'Enter the words to engrave, or untick Add engraving',
  ...textWords(MAX_LENGTH.engraving),
}

/** Error of the engraving, which is only checked while ticked [CAT-52, CAT-53]. */
export function wordsError({ isEngraved = true, text = '' }: EngravingWords = {}): string | undefined {
  if (!isEngraved) return undefined
  const code = engravingError(text)
  return (code !== 'required' && notEngravableText(notEngravable(text.trim()))) || (code && WRONG[code])
}

/** The engraving to send; null for none. */
export function wordsOf({ isEngraved = true, text = '' }: EngravingWords = {}): string | null {
  return (isEngraved && engravedForm(text.trim())) || null
}

/** Engraving of a changed line, which was saved with text or without. */
export function keptWords(text: string | null | undefined): EngravingWords {
  return { isEngraved: Boolean(text), text: text ?? '' }
}
