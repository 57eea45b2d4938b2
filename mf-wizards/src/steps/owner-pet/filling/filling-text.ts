import { shortened } from '../../../wording/handed-over'

/** A text in quotation marks. */
export const quoted = (text: string): string => `“${shortened(text)}”`

export const UNDONE = 'Undone. What you typed since is still here.'

/** Which fields were filled in, and from where. */
export function filledText(from: string, filled: readonly { readonly label: string }[]): string {
  if (filled.length === 0) return `Nothing was filled in from ${from}.`
  return `Filled in from ${from}: ${filled.map(({ label }) => label).join(', ')}. Please check.`
}
