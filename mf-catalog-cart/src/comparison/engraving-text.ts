import type { ComparedProduct } from '@portal/api-client/contract/product'

/** A place for words: 'Up to 3 lines of 20 characters', 'On Brass: …'. */
export function engravingText({ on, lines, characters, isPlaque }: ComparedProduct['engraving'][number]): string {
  const words = `up to ${lines === 1 ? '1 line' : `${lines} lines`} of ${characters} characters`
  if (isPlaque) return `A plaque that you design, ${words}`
  return on === null ? `U${words.slice(1)}` : `On ${on}: ${words}`
}
