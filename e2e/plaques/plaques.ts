import { parse } from 'valibot'
import { PlaqueConfigSchema, hasPhoto, textLimit } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { PlaqueDesign } from '@portal/plaque'
import { PLAQUE_CONFIG } from '../../demo/src/catalogue/plaques.data'

const FONTS = ['Arial', 'Garamond', 'Times New Roman'] as const
const ICONS = ['Dog Paw', 'Cat 1', 'Heart'] as const

/** A design for each plaque of the demo: every font, both icon sides, accents and descenders. */
function designOf(entry: PlaqueConfigEntry, index: number): PlaqueDesign {
  const font = FONTS[index % FONTS.length] ?? 'Arial'
  const text = (words: string, size: number | null, limit: number) => ({
    text: words.slice(0, limit).trim(),
    size: size ?? 20,
    font,
  })
  return {
    petName: text('Zoë Łukasz', entry.Name_Size, textLimit('petName', entry)),
    primaryText: text('Ngā mihi, Ștefan & D’Arcy', entry.Text1_Size, textLimit('primaryText', entry)),
    secondaryText: text('Ẅÿ • 2010 – 2026', entry.Text2_Size, textLimit('secondaryText', entry)),
    icon: ICONS[index % ICONS.length] ?? 'None',
    iconPlacement: index % 2 === 0 ? 'Left' : 'Right',
    hasPhoto: hasPhoto(entry),
  }
}

export interface Plaque {
  readonly id: string
  readonly entry: PlaqueConfigEntry
  readonly design: PlaqueDesign
}

export const PLAQUES: readonly Plaque[] = parse(PlaqueConfigSchema, { Config_File: PLAQUE_CONFIG }).Config_File.map(
  (entry, index) => ({ id: entry.SugarID, entry, design: designOf(entry, index) }),
)
