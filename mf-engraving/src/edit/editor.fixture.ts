import type { PlaqueConfigEntry } from '@portal/domain/plaque'

/** A graphite plate with an icon and no photo; its second line takes 20 characters. */
export const plate: PlaqueConfigEntry = {
  SugarID: 'plaque-text',
  ID: '3',
  Product: 'Name Plaque with Icon',
  Size: 'Medium',
  Shape: 'Rectangle',
  Color: 'Graphite',
  Dimensions: '8 x 4',
  Ratios: '2:1',
  PhotoSize: '0',
  Icon_Ratio: '0.24',
  Name_Size: 36,
  Text1_Size: 20,
  Text2_Size: 18,
  Name_Max: 11,
  Text1_Max: 29,
  Text2_Max: 20,
  Vessel_Image: 3,
}

/** With a photo of 3 by 4 cm. */
export const portrait: PlaqueConfigEntry = {
  ...plate,
  SugarID: 'plaque-portrait',
  Product: 'Portrait Plaque',
  Color: 'Silver',
  Dimensions: '9 x 6',
  Ratios: '3:2',
  PhotoSize: '3 x 4',
}
