import { FREE, sizesByWeight } from './item'
import type { CatalogueItem, OptionValue } from './item'

const SIZES = sizesByWeight([FREE, [22, 18], [48, 38], [82, 66]])

const engraved: CatalogueItem['engraving'] = { lines: 3, characters: 20, type: 'laser' }

const colour = (key: 'pewter' | 'slate' | 'rose', name: string): OptionValue => ({
  key, name, price: FREE,
})

/** Urns of brass, copper, pewter and enamelled metal. */
export const METAL_URNS: readonly CatalogueItem[] = [
  {
    id: 'classic-urn', name: 'Classic Urn', category: 'metalUrns', price: [159, 122], kg: 1.2, engraving: engraved,
    description: 'The shape most families choose: cast metal, a threaded lid and two fine rings, in three colours.',
    options: [
      { label: 'Colour', values: [colour('pewter', 'Pewter'), colour('slate', 'Slate blue'), colour('rose', 'Dusty rose')] },
      SIZES,
    ],
  },
  {
    id: 'brass-heirloom-urn', name: 'Brass Heirloom Urn', category: 'metalUrns', price: [195, 152], kg: 1.6, engraving: engraved,
    description: 'Solid brass, spun and polished by hand. It may be left to darken or kept bright with a soft cloth.', options: [SIZES],
  },
  {
    id: 'copper-ember-urn', name: 'Copper Ember Urn', category: 'metalUrns', price: [188, 146], kg: 1.5,
    description: 'Copper with a warm, uneven patina and a plain rounded lid.', options: [SIZES],
  },
  {
    id: 'paw-band-silver', name: 'Paw Band Urn, Silver', category: 'metalUrns', price: [168, 130], kg: 1.2, engraving: engraved,
    description: 'A straight urn in brushed silver with a band of paw prints around it.', options: [SIZES],
  },
  {
    id: 'paw-band-midnight', name: 'Paw Band Urn, Midnight', category: 'metalUrns', price: [168, 130], kg: 1.2, engraving: engraved,
    description: 'A straight urn in midnight blue with a band of paw prints around it.', options: [SIZES],
  },
  {
    id: 'paw-band-bronze', name: 'Paw Band Urn, Bronze', category: 'metalUrns', price: [168, 130], kg: 1.2, engraving: engraved,
    description: 'A straight urn in brushed bronze with a band of paw prints around it.', options: [SIZES], soldOut: ['VIC EDH', 'AW EDH'],
  },
  {
    id: 'teardrop-silver', name: 'Teardrop Urn, Silver', category: 'metalUrns', price: [176, 137], kg: 1,
    description: 'A teardrop with no visible lid; the ashes are placed through the base. Brushed silver.', options: [SIZES],
  },
  {
    id: 'teardrop-lilac', name: 'Teardrop Urn, Lilac', category: 'metalUrns', price: [176, 137], kg: 1,
    description: 'A teardrop with no visible lid; the ashes are placed through the base. Lilac enamel.', options: [SIZES],
  },
  {
    id: 'dawn-sphere-urn', name: 'Dawn Sphere Urn', category: 'metalUrns', price: [205, 160], kg: 1.3,
    description: 'A sphere in dusty rose with a pale heart, on a small turned foot.', options: [SIZES],
  },
  {
    id: 'graphite-column-urn', name: 'Graphite Column Urn', category: 'metalUrns', price: [182, 141], kg: 1.4, engraving: engraved,
    description: 'A slim, tall urn in matt graphite with a flat lid. It stands well in a narrow place.', options: [SIZES],
  },
  {
    id: 'emerald-ginger-urn', name: 'Emerald Ginger Urn', category: 'metalUrns', price: [186, 145], kg: 1.3,
    description: 'Deep green enamel over brass, in the round-shouldered shape of a ginger jar.', options: [SIZES],
  },
  {
    id: 'pearl-shoulder-urn', name: 'Pearl Shoulder Urn', category: 'metalUrns', price: [179, 139], kg: 1.2, engraving: engraved,
    description: 'White enamel with a soft pearl lustre and a silver rim.', options: [SIZES],
  },
  {
    id: 'midnight-star-urn', name: 'Midnight Star Urn', category: 'metalUrns', price: [192, 150], kg: 1.2,
    description: 'Midnight blue with small silver stars, drawn one by one.', options: [SIZES],
  },
  {
    id: 'leaf-bronze-urn', name: 'Leaf Bronze Urn', category: 'metalUrns', price: [198, 155], kg: 1.5,
    description: 'Bronze with a garland of eucalyptus leaves in low relief.', options: [SIZES],
    special: 'Cast to order. Please allow 4-6 weeks.',
  },
  {
    id: 'pewter-tealight-urn', name: 'Pewter Tealight Urn', category: 'metalUrns', price: [112, 86], kg: 0.8,
    description: 'Holds a small part of the ashes and a tealight above them. For a light on an evening that asks for one.',
  },
  {
    id: 'brass-tealight-urn', name: 'Brass Tealight Urn', category: 'metalUrns', price: [112, 86], kg: 0.8,
    description: 'Holds a small part of the ashes and a tealight above them, in warm brass.',
  },
  {
    id: 'workshop-urn', name: 'Workshop Urn', category: 'metalUrns', price: [240, 188], kg: 1.6,
    description: 'Made in our own workshop to the family\'s wishes. Our team agrees the surface with the family before it is made.',
    options: [
      SIZES,
      // Ordered by phone: the dropdown is hidden and has no value that a clinic can choose [CAT-35].
      {
        label: 'Workshop surface',
        values: [{ key: 'agreed', name: 'As agreed with the family', hidden: true, range: [900, 901] }],
      },
    ],
  },
]
