import type { PlaqueConfigEntry } from '@portal/domain/plaque'

/** The silver plaque of the demo world, or one that differs from it. */
export function entryOf(change: Partial<PlaqueConfigEntry>): PlaqueConfigEntry {
  return {
    SugarID: 'plaque-portrait',
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
    ...change,
  }
}
