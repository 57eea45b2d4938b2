import type { DemoPackage } from '../types/catalogue'
import type { Item } from './item'

/** Cremation packages; the words 'Cremation Package' in the name drive behaviour [CAT-29, DOM-61]. */
export const CREMATION_PACKAGES: readonly Item[] = [
  {
    id: 'package-simple', name: 'Simple Cremation Package', category: 'cremationPackages', price: [345, 272],
    description: 'Private cremation, return in a pine box and an ink paw print.',
    picture: { draw: 'bundle', urn: { draw: 'box', wood: 'pine', detail: 'slide', shape: 'low' }, side: { draw: 'printCard', mark: 'paw' } },
  },
  {
    id: 'package-classic', name: 'Classic Cremation Package', category: 'cremationPackages', price: [465, 368],
    description: 'Private cremation, return in a Classic Urn of your colour, and a clay paw print.',
    picture: {
      draw: 'bundle', urn: { draw: 'urn', form: 'classic', finish: 'pewter', band: 'rings' }, side: { draw: 'clayPrint', shape: 'round', finish: 'snow' },
    },
  },
  {
    id: 'package-bushland', name: 'Bushland Cremation Package', category: 'cremationPackages', price: [498, 394],
    description: 'Private cremation, return in a Gum Leaf Box, a fur vial and a wildflower seed card.',
    picture: {
      draw: 'bundle', urn: { draw: 'box', wood: 'sheoak', detail: 'gum', shape: 'tall' }, side: { draw: 'seedCard' }, front: { draw: 'vial' },
    },
  },
  {
    id: 'package-remembrance', name: 'Remembrance Cremation Package', category: 'cremationPackages', price: [640, 506],
    description: 'Private cremation, return in a Jarrah Rest Box, a framed paw print, a heart keepsake and a memorial candle.',
    picture: {
      draw: 'bundle', urn: { draw: 'box', wood: 'jarrah', detail: 'plain', shape: 'low' },
      side: { draw: 'candle', kind: 'pillar' }, front: { draw: 'heart', finish: 'pewter', mark: 'paw' },
    },
  },
]

const CONTENTS: Record<string, readonly (readonly [productId: string, name: string, description: string])[]> = {
  'package-simple': [
    ['pine-sliding-box', 'Resting place', 'Pine Sliding Box in the size for the pet.'],
    ['ink-paw-print', 'Keepsake', 'Ink Paw Print Card.'],
  ],
  'package-classic': [
    ['classic-urn', 'Resting place', 'Classic Urn in pewter, slate blue or dusty rose.'],
    ['clay-paw-print', 'Keepsake', 'Clay Paw Print, round or heart.'],
  ],
  'package-bushland': [
    ['gum-leaf-box', 'Resting place', 'Gum Leaf Box in the size for the pet.'],
    ['fur-vial', 'Keepsake', 'A clipping of fur in a glass vial.'],
    ['wildflower-card', 'For the garden', 'Wildflower Seed Card.'],
  ],
  'package-remembrance': [
    ['jarrah-rest-box', 'Resting place', 'Jarrah Rest Box with a choice of size, finish and lid.'],
    ['framed-paw-oak', 'Keepsake', 'Framed Paw Print, Oak.'],
    ['heart-keepsake-pewter', 'For the hand', 'Heart Keepsake, Pewter.'],
    ['memorial-candle', 'For the evening', 'Memorial Candle.'],
  ],
}

export const PACKAGES: readonly DemoPackage[] = Object.entries(CONTENTS).map(([productId, contents]) => ({
  productId,
  items: contents.map(([itemId, name, description]) => ({ id: `${productId}-${itemId}`, productId: itemId, name, description })),
}))
