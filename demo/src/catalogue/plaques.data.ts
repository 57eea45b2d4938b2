import type { DemoPlaque } from '../types/catalogue'
import type { CatalogueItem } from './item'

interface PlaqueItem extends CatalogueItem {
  /** Entry of `fpc_config.json`, without the fields that come from the item. */
  config: Omit<DemoPlaque, 'SugarID' | 'ID' | 'Product' | 'Vessel_Image'>
}

const texts = (name: number, text1: number, text2: number, max: readonly [number, number, number]) => ({
  Name_Size: String(name), Text1_Size: String(text1), Text2_Size: String(text2),
  Name_Max: String(max[0]), Text1_Max: String(max[1]), Text2_Max: String(max[2]),
})

const engraving: CatalogueItem['engraving'] = { lines: 3, characters: 29, type: 'plaque' }

/** Every combination of zero and non-zero Dimensions and PhotoSize, on three vessels. */
export const PLAQUES: readonly PlaqueItem[] = [
  {
    id: 'plaque-portrait', name: 'Portrait Plaque', category: 'memorialisation', price: [98, 76], kg: 0.2, vessel: 1, engraving,
    description: 'A brushed silver plaque with an icon, up to three lines and a photograph of the pet.',
    config: {
      Size: 'Medium', Shape: 'Rectangle', Color: 'Silver', Dimensions: '9 x 6', Ratios: '3:2', PhotoSize: '3.75 x 5', Icon_Ratio: '0.22',
      ...texts(46, 26, 23, [11, 29, 29]),
    },
  },
  {
    id: 'plaque-oval-portrait', name: 'Oval Portrait Plaque', category: 'memorialisation', price: [108, 84], kg: 0.2, vessel: 2, engraving,
    description: 'A brass oval with an icon, two lines and a small round photograph.',
    config: {
      Size: 'Medium', Shape: 'Oval', Color: 'Brass', Dimensions: '8 x 6', Ratios: '4:3', PhotoSize: '3 x 3', Icon_Ratio: '0.2',
      ...texts(44, 25, 24, [11, 24, 20]),
    },
  },
  {
    id: 'plaque-text', name: 'Name Plaque with Icon', category: 'memorialisation', price: [72, 55], kg: 0.15, vessel: 3, engraving,
    description: 'A graphite plaque with the name, two lines and an icon of your choice.',
    config: {
      Size: 'Medium', Shape: 'Rectangle', Color: 'Graphite', Dimensions: '8 x 4', Ratios: '2:1', PhotoSize: '0', Icon_Ratio: '0.24',
      ...texts(72, 36, 30, [11, 29, 29]),
    },
  },
  {
    id: 'plaque-brass-small', name: 'Small Brass Plaque with Icon', category: 'memorialisation', price: [58, 44], kg: 0.08, vessel: 1, engraving,
    description: 'A small brass plaque with the name, one line and an icon.',
    config: {
      Size: 'Small', Shape: 'Rectangle', Color: 'Brass', Dimensions: '5 x 2.5', Ratios: '2:1', PhotoSize: '0', Icon_Ratio: '0.28',
      ...texts(74, 42, 14, [11, 20, 0]),
    },
  },
  {
    id: 'plaque-photo-tile', name: 'Porcelain Photo Tile', category: 'memorialisation', price: [84, 65], kg: 0.2, vessel: 2, engraving,
    description: 'A porcelain tile with a photograph burnt into the glaze and the name beneath it.',
    config: {
      Size: 'Medium', Shape: 'Square', Color: 'White', Dimensions: '0', Ratios: '1:1', PhotoSize: '6 x 6', Icon_Ratio: '0',
      ...texts(48, 28, 26, [11, 24, 24]),
    },
  },
  {
    id: 'plaque-name-bar', name: 'Name Bar', category: 'memorialisation', price: [46, 35], kg: 0.05, vessel: 3, engraving,
    description: 'A slim bar in rose gold with the name and two fine lines of text. No icon, no picture.',
    config: {
      Size: 'Small', Shape: 'Bar', Color: 'Rose Gold', Dimensions: '0', Ratios: '4:1', PhotoSize: '0', Icon_Ratio: '0',
      ...texts(38, 24, 22, [11, 29, 29]),
    },
  },
  {
    id: 'plaque-long-words', name: 'Remembrance Plaque', category: 'memorialisation', price: [86, 66], kg: 0.25, vessel: 2, engraving,
    description: 'A wide brass plaque for a long name and two full lines of your own words, with an icon.',
    config: {
      Size: 'Large', Shape: 'Rectangle', Color: 'Brass', Dimensions: '12 x 5', Ratios: '12:5', PhotoSize: '0', Icon_Ratio: '0.28',
      ...texts(76, 44, 40, [11, 29, 29]),
    },
  },
  {
    id: 'plaque-oval-small', name: 'Small Oval Plaque', category: 'memorialisation', price: [54, 41], kg: 0.06, vessel: 1, engraving,
    description: 'A small silver oval with the name, one short line and an icon.',
    config: {
      Size: 'Small', Shape: 'Oval', Color: 'Silver', Dimensions: '4 x 3', Ratios: '4:3', PhotoSize: '0', Icon_Ratio: '0.28',
      ...texts(80, 50, 14, [11, 18, 0]),
    },
  },
]

/** The list `Config_File` of `fpc_config.json` [ENG-57..60]. */
export const PLAQUE_CONFIG: readonly DemoPlaque[] = PLAQUES.map(({ id, name, vessel, config }, index) => ({
  SugarID: id, ID: String(index + 1), Product: name, ...config, Vessel_Image: vessel ?? 1,
}))
