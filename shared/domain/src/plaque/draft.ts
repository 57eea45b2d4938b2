import { engravedForm } from '../engraving/characters'
import { trimmed } from '../value/rules'
import type { PlaqueConfigEntry } from './config'
import type { EngravingDraft } from './engraving'
import { DEFAULT_FONT, textLimit, textsOf } from './limits'

/**
 * A text of at most this many characters. A word that would be cut is left out, unless that takes more than half of the
 * space.
 */
export function shortened(text: string, most: number): string {
  const characters = [...engravedForm(trimmed(text))]
  if (characters.length <= most) return characters.join('')
  const space = characters.lastIndexOf(' ', most)
  return trimmed(characters.slice(0, space >= most / 2 ? space : most).join(''))
}

/** A new design: the pet's name in the entry's sizes, no icon, no photo [ENG-35, ENG-37, ENG-40]. */
export function freshDraft(entry: PlaqueConfigEntry, petName: string): EngravingDraft {
  const text = (words: string, size: number | null) => ({ text: words, size: size ?? 20, font: DEFAULT_FONT })
  return {
    petName: text(shortened(petName, textLimit('petName', entry)), entry.Name_Size),
    primaryText: text('', entry.Text1_Size),
    secondaryText: text('', entry.Text2_Size),
    icon: 'None',
    iconPlacement: 'Left',
    photo: null,
  }
}

/**
 * A design from text that was ordered without one. Each line fills one text. With fewer lines than texts the pet's name
 * stays, unless the first line is the name. Extra lines go into the last text; nothing is cut [OPEN-173].
 */
export function draftOfWords(entry: PlaqueConfigEntry, petName: string, words: string): EngravingDraft {
  const fresh = freshDraft(entry, petName)
  const lines = words.split('\n').map(trimmed).filter(Boolean)
  const all = textsOf(entry)
  const isNamed = lines[0]?.toLowerCase() === trimmed(petName).toLowerCase()
  const fields = isNamed || lines.length >= all.length ? all : all.filter((field) => field !== 'petName')
  const text = (at: number) => (at < fields.length - 1 ? (lines[at] ?? '') : lines.slice(at).join(' '))
  const texts = fields.map((field, at) => [field, { ...fresh[field], text: engravedForm(text(at)) }])
  return lines.length === 0 ? fresh : { ...fresh, ...Object.fromEntries(texts) }
}
