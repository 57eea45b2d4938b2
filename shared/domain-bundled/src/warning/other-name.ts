import { trimmed } from '@portal/domain'
import type { WarningOf } from '@portal/domain'
import { areWordsOf, isPlaqueOf } from '@portal/domain/plaque'

interface EngravedText {
  readonly petName: string
  readonly words: string
  /** A plaque has its own text for the name; other items have free text. */
  readonly isPlaque: boolean
}

/** Warning about an engraved text without the pet's name; null if the text has the name, or the pet has none. */
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
