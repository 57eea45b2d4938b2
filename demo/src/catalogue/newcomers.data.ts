import { SERVICE_TYPE } from '@portal/domain'
import { FREE, sizesByWeight } from './item'
import type { OptionGroup, CatalogueItem } from './item'

/** Fourth level of options: the plate has its own engraving text. */
const PLATE: OptionGroup = {
  label: 'Plate metal',
  values: [
    { key: 'brass', name: 'Brass', price: FREE, engraving: { lines: 2, characters: 18, type: 'laser' } },
    { key: 'copper', name: 'Copper', price: [6, 5], engraving: { lines: 2, characters: 18, type: 'laser' } },
    { key: 'silver', name: 'Silver', price: [14, 11.5], engraving: { lines: 3, characters: 20, type: 'hand' } },
  ],
}

const LID: OptionGroup = {
  label: 'Lid',
  values: [
    { key: 'plain', name: 'Plain lid', price: FREE },
    { key: 'leaf', name: 'Carved leaf', price: [32, 25] },
    { key: 'plate', name: 'Lid with a plate', price: [39.5, 31], below: [PLATE] },
  ],
}

const TIMBER: OptionGroup = {
  label: 'Timber',
  values: [
    { key: 'blackwood', name: 'Blackwood', price: FREE, below: [LID] },
    { key: 'ebony', name: 'Ebony stain', price: [18, 14], below: [LID] },
  ],
}

/** Newest products: one for each ordering rule that no other product shows. */
export const NEWCOMERS: readonly CatalogueItem[] = [
  {
    id: 'heirloom-chest', name: 'Heirloom Chest', category: 'urns', price: [264, 206], kg: 1.8,
    description: 'A chest with an inlaid line. Timber, lid and the metal of its plate are chosen one after the other.',
    options: [sizesByWeight([FREE, [30, 24], [62, 48], [98, 77]], [TIMBER])],
  },
  {
    id: 'enamel-heart', name: 'Enamel Heart', category: 'keepsakes', price: [54, 41], kg: 0.1,
    description: 'A small enamelled heart for the hand or the pocket.',
    options: [{
      label: 'Colour',
      values: [
        { key: 'lilac', name: 'Lilac', price: FREE },
        { key: 'emerald', name: 'Emerald', price: FREE },
        { key: 'gold', name: 'Gold leaf', price: [22, 17], hidden: true },
      ],
    }],
  },
  {
    id: 'hand-cast-pendant', name: 'Hand-cast Paw Pendant', category: 'keepsakes', price: [212, 165], kg: 0.02,
    description: 'A silver paw on a fine chain, cast one at a time.',
    special: 'Cast to order by one silversmith. Please allow 4-6 weeks.',
  },
  {
    id: 'communal-garden-marker', name: 'Communal Garden Marker', category: 'keepsakes', price: [36, 27], kg: 0.3,
    description: 'A small round marker for the garden where communal ashes are laid.', services: [SERVICE_TYPE.communalVet],
  },
  {
    id: 'homecoming-box', name: 'Homecoming Box', category: 'urns', price: [148, 116], kg: 1,
    description: 'A box in which our own driver brings the ashes home. The return is included.',
    services: [SERVICE_TYPE.privateReturn], collectedAndReturned: true,
  },
  {
    id: 'bronze-garden-heart', name: 'Bronze Garden Heart', category: 'memorialisation', price: [118, 92], kg: 1.4,
    description: 'A bronze heart for a wall or a bed of flowers, with a fine line around it.', fromNextMonth: true,
  },
  {
    id: 'copper-tealight-urn', name: 'Copper Tealight Urn', category: 'metalUrns', price: [85, 66], discount: 72, kg: 0.8,
    description: 'Holds a small part of the ashes and a tealight above them, in warm copper.',
  },
]
