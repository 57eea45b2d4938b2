import { areWordsOf, isPlaqueOf } from '../engraving/pet-name'
import { trimmed } from '../value/rules'
import type { WarningOf } from './schema'

interface EngravedText {
  readonly petName: string
  readonly words: string
  /** A plaque has a text for the name alone; other items take free words. */
  readonly isPlaque: boolean
}

/** The warning about engraved words that do not name the pet; null where they do, or where it has no name. */
export function otherName({
  petName,
  words,
  isPlaque,
}: EngravedText): Pick<WarningOf<'otherName'>, 'kind' | 'words' | 'pet_name'> | null {
  const name = trimmed(petName)
  if (name === '' || trimmed(words) === '') return null
  const isNamed = isPlaque ? isPlaqueOf(name, words) : areWordsOf(name, words)
  return isNamed ? null : { kind: 'otherName', words: trimmed(words), pet_name: name }
}
