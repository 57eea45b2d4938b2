import { textsOf, hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueCheck, PlaqueConfigEntry } from '@portal/domain/plaque'
import { TEXT_LABELS } from '../artwork/text-labels'
import type { Design } from './design'

/** The plaque as text, for screen readers and beside the picture. */
export function designText(entry: PlaqueConfigEntry, { draft, photo }: Design): string[] {
  return [
    ...textsOf(entry).map((field) => `${TEXT_LABELS[field]}: ${draft[field].text.trim() || 'none yet'}`),
    ...(hasDimensions(entry) ? [iconWords(draft)] : []),
    ...(hasPhoto(entry) ? [`Photo: ${photo?.cropped ? 'yes' : 'none yet'}`] : []),
  ]
}

const iconWords = ({ icon, iconPlacement }: Design['draft']) =>
  icon === 'None' ? 'Icon: none' : `Icon: ${icon}, ${iconPlacement.toLowerCase()}`

/** A hint as a sentence. */
export function checkText(check: PlaqueCheck): string {
  const what = check.field === 'photo' ? 'Photo' : TEXT_LABELS[check.field]
  switch (check.kind) {
    case 'otherName':
      return `${what}: the booking's name is ${check.petName}.`
    case 'narrowed':
      return `${what}: the letters were made narrower to fit.`
    case 'shrunk':
      return `${what}: shrunk from ${check.from} to ${check.to} to fit.`
    case 'smallLetters':
      return `${what}: the capitals are ${check.millimetres} mm high; below ${check.least} mm they are hard to read.`
    case 'coarsePhoto':
      return `Photo: ${check.dpi} dots per inch; below 150 it looks coarse when engraved.`
    case 'noPhoto':
      return 'Photo: this plaque has none.'
    case 'datesTurned':
      return `${what}: ${check.first} is later than ${check.second}.`
    case 'futureYear':
      return `${what}: ${check.year} is in the future.`
    case 'mixedAlphabets':
      return `${what}: ${check.letter} is of another alphabet than the letters beside it.`
  }
}
