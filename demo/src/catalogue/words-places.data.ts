import type { DemoTextArea } from '../types/catalogue'

type TextArea = Omit<DemoTextArea, 'Image'>

/** Brass plate on the front of a box. */
export const PLATE_PLACE: TextArea = {
  X: 41.4, Y: 69.6, Width: 16.5, Lean: 9.6, Dimensions: '6 x 2.2', Font: 'Times New Roman', Text_Size: 99, Color: 'Brass',
}

/** The text stands below the band of paws. */
const bandUrn = (Color: string): TextArea => ({ X: 50, Y: 72, Width: 32, Dimensions: '8 x 4', Font: 'Arial', Text_Size: 80, Color })

const PLACES: Readonly<Record<string, TextArea>> = {
  'framed-clay-walnut': { X: 48.7, Y: 69.4, Width: 15, Lean: 2, Dimensions: '5 x 1.2', Font: 'Times New Roman', Text_Size: 99, Color: 'Brass' },
  'heart-keepsake-brass': { X: 50, Y: 46, Width: 34, Dimensions: '5 x 1.6', Font: 'Garamond', Text_Size: 99, Color: 'Brass' },
  'heart-pendant': { X: 50, Y: 49, Width: 22, Dimensions: '1.6 x 0.6', Font: 'Arial', Text_Size: 99, Color: 'Rose Gold' },
  'remembrance-star': { X: 50, Y: 50, Width: 20, Dimensions: '4 x 1.4', Font: 'Garamond', Text_Size: 99, Color: 'Brass' },
  'river-stone': { X: 50, Y: 65, Width: 46, Dimensions: '12 x 4', Font: 'Garamond', Text_Size: 99, Color: 'Silver' },
  'slate-garden-plaque': { X: 50, Y: 64, Width: 44, Dimensions: '14 x 7', Font: 'Garamond', Text_Size: 90, Color: 'Graphite' },
  'granite-marker': { X: 50, Y: 50, Width: 42, Lean: 8.9, Dimensions: '18 x 12', Font: 'Times New Roman', Text_Size: 80, Color: 'Graphite' },
  'classic-urn': { X: 50, Y: 57, Width: 32, Dimensions: '8 x 3.4', Font: 'Times New Roman', Text_Size: 80, Color: 'Silver' },
  'brass-heirloom-urn': { X: 50, Y: 52, Width: 32, Dimensions: '8 x 4.4', Font: 'Times New Roman', Text_Size: 80, Color: 'Brass' },
  'graphite-column-urn': { X: 50, Y: 50.5, Width: 28, Dimensions: '7 x 4', Font: 'Times New Roman', Text_Size: 80, Color: 'Graphite' },
  'paw-band-silver': bandUrn('Silver'),
  'paw-band-midnight': bandUrn('Graphite'),
  'paw-band-bronze': bandUrn('Graphite'),
  'tasmanian-oak-chest': PLATE_PLACE,
}

/** Where a picture shows the text of an engraved product that is not a plaque: `Words_File` of `fpc_config.json`. */
export const WORDS_PLACES: Readonly<Record<string, DemoTextArea>> = Object.fromEntries(
  Object.entries(PLACES).map(([id, place]) => [id, { Image: `products/${id}-blank.svg`, ...place }]),
)
