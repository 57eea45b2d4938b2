import { loadOutlines } from '../outlines/outlines'
import type { PlaqueConfigEntry, PlaqueFont } from '@portal/domain/plaque'
import type { PlaqueDesign } from './layout'

/** A plaque of 9 × 6 cm with a photo and an icon. */
export const ENTRY: PlaqueConfigEntry = {
  SugarID: 'p1',
  ID: '1',
  Product: 'Portrait Plaque',
  Size: 'Medium',
  Shape: 'Rectangle',
  Color: 'Silver',
  Dimensions: '9 x 6',
  Ratios: '3:2',
  PhotoSize: '3 x 4',
  Icon_Ratio: '0.22',
  Name_Size: 34,
  Text1_Size: 20,
  Text2_Size: 16,
  Name_Max: 11,
  Text1_Max: 29,
  Text2_Max: 29,
  Vessel_Image: 1,
}

export const text = (words: string, size: number, font: PlaqueFont = 'Arial') => ({ text: words, size, font })

export const DESIGN: PlaqueDesign = {
  petName: text('Bella', 34),
  primaryText: text('Always in our hearts', 20),
  secondaryText: text('2010 – 2026', 16),
  icon: 'None',
  iconPlacement: 'Left',
  hasPhoto: false,
}

export const loadAll = () => loadOutlines(['Garamond', 'Times New Roman', 'Arial'])
