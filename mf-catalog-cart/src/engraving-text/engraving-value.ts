import { MAX_LENGTH, engravedForm, engravingError } from '@portal/domain'
import { notEngravableText } from '@portal/domain-bundled/engraving-words'
import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { textMessages } from '@portal/forms'

/** Engraving in the form; included unless unticked [CAT-51]. */
export interface EngravingValue {
  readonly isEngraved?: boolean
  readonly text?: string
}

const WRONG: Readonly<Record<string, string>> = {
  required: 'Enter the words to engrave, or untick Add engraving',
  ...textMessages(MAX_LENGTH.engraving),
}

/** Error of the engraving, which is only checked while ticked [CAT-52, CAT-53]. */
export function engravingFieldError({ isEngraved = true, text = '' }: EngravingValue = {}): string | undefined {
  if (!isEngraved) return undefined
  const code = engravingError(text)
  return (code !== 'required' && notEngravableText(notEngravable(text.trim()))) || (code && WRONG[code])
}

/** The engraving to send; null for none. */
export function engravingTextOf({ isEngraved = true, text = '' }: EngravingValue = {}): string | null {
  return (isEngraved && engravedForm(text.trim())) || null
}

/** Engraving of a changed line, which was saved with text or without. */
export function savedEngraving(text: string | null | undefined): EngravingValue {
  return { isEngraved: Boolean(text), text: text ?? '' }
}
