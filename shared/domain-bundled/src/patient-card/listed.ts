import { fold } from '../search/fold'
import { ANIMALS } from './species.data'

/** The offered pet type that a card's species means; undefined if none matches. */
export function petTypeOf(species: string, offered: readonly string[]): string | undefined {
  const folded = fold(species)
  const named = offered.find((type) => fold(type) === folded)
  if (named) return named
  const [animal] = Object.entries(ANIMALS).find(([, names]) => names.split(', ').includes(folded)) ?? []
  return offered.find((type) => type === animal)
}
