import { MAX_LENGTH, engravedForm, engravingError } from '@portal/domain'
import { notEngravableText } from '@portal/domain/engraving-words'
import { notEngravable } from '@portal/domain/not-engravable'
import { textWords } from '@portal/forms'

/** Words to engrave as the form keeps them; they are added unless that is unticked [CAT-51]. */
export interface EngravingWords {
  readonly isEngraved?: boolean
  readonly text?: string
}

const WRONG: Readonly<Record<string, string>> = {
  required: 'Enter the words to engrave, or untick Add engraving',
  ...textWords(MAX_LENGTH.engraving),
}

/** What is wrong with the words, which count only while engraving is added [CAT-52, CAT-53]. */
export function wordsError({ isEngraved = true, text = '' }: EngravingWords = {}): string | undefined {
  if (!isEngraved) return undefined
  const code = engravingError(text)
  return (code !== 'required' && notEngravableText(notEngravable(text.trim()))) || (code && WRONG[code])
}

/** The words to send; null when none are engraved. */
export function wordsOf({ isEngraved = true, text = '' }: EngravingWords = {}): string | null {
  return (isEngraved && engravedForm(text.trim())) || null
}

/** The words of a line that is changed: it was saved with them, or without any. */
export function keptWords(text: string | null | undefined): EngravingWords {
  return { isEngraved: Boolean(text), text: text ?? '' }
}
