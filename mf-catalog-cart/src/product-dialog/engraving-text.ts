/** What an engraved product can hold; 0 lines or characters means none. */
export interface EngravingLimits {
  readonly maxLines: number
  readonly maxCharacters: number
}

/** Keeps at most the product's lines and characters per line; what is over is cut off (CAT-54). */
export function trimEngraving(text: string, { maxLines, maxCharacters }: EngravingLimits): string {
  return text
    .split('\n')
    .slice(0, maxLines)
    .map((line) => [...line].slice(0, maxCharacters).join(''))
    .join('\n')
}

/** The counter under the field: used and allowed lines, and characters of the longest line (CAT-55). */
export function engravingUse(text: string): { lines: number; characters: number } {
  const lines = text === '' ? [] : text.split('\n')
  return { lines: lines.length, characters: Math.max(0, ...lines.map((line) => [...line].length)) }
}

/** Text is required while engraving is added (CAT-53); without it there is no error (CAT-52). */
export function isEngravingMissing(text: string, isAdded: boolean): boolean {
  return isAdded && text.trim() === ''
}
