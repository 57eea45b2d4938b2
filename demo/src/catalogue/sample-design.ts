import { freshDraft, hasDimensions, hasPhoto, shortened, textLimit } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, PlaqueText } from '@portal/domain/plaque'
import type { PlaqueDesign } from '@portal/plaque'
import type { PlaqueSample } from './plaque-samples.data'

/** The design of a clinic that types these words, chooses icon and photo, and changes no size or font. */
export function sampleDesign(entry: PlaqueConfigEntry, sample: PlaqueSample): PlaqueDesign {
  const fresh = freshDraft(entry, sample.petName)
  const line = (field: PlaqueText) => ({ ...fresh[field], text: shortened(sample[field], textLimit(field, entry)) })
  return {
    petName: fresh.petName,
    primaryText: line('primaryText'),
    secondaryText: line('secondaryText'),
    icon: hasDimensions(entry) ? sample.icon : 'None',
    iconPlacement: sample.iconPlacement,
    hasPhoto: hasPhoto(entry) && sample.hasPhoto,
  }
}
