import { fold } from '../search/fold'
import { ANIMALS } from './species.data'

/** The offered pet type that a card's species means; undefined if none matches. */
export function petTypeOf(species: string, offered: readonly string[]): string | undefined {
  const asked = fold(species)
  const named = offered.find((type) => fold(type) === asked)
  if (named) return named
  const [animal] = Object.entries(ANIMALS).find(([, names]) => names.split(', ').includes(asked)) ?? []
  return offered.find((type) => type === animal)
}
