import { FREE, sizesByWeight } from './item'
import type { OptionGroup, CatalogueItem, OptionValue } from './item'

const oil = (key: string, name: string, description: string, below?: readonly OptionGroup[]): OptionValue => ({
  key, name, description, price: FREE, ...(below ? { below } : {}),
})

/** Third level of options. */
const LID: OptionGroup = {
  label: 'Lid detail',
  values: [
    { key: 'none', name: 'Plain lid', price: FREE },
    { key: 'paw', name: 'Carved paw', price: [28, 22] },
    {
      key: 'plate', name: 'Brass name plate', price: [36, 29], engraving: { lines: 2, characters: 18, type: 'laser' },
    },
  ],
}

const FINISH: OptionGroup = {
  label: 'Finish',
  values: [
    oil('oiled', 'Hand-oiled', 'A soft, open finish that darkens a little with the years.', [LID]),
    oil('satin', 'Satin lacquer', 'A closed, wipeable finish.', [LID]),
  ],
}

const SIZES = sizesByWeight([FREE, [20, 16], [45, 36], [75, 60]])

/** Urns of timber and other natural materials. */
export const TIMBER_URNS: readonly CatalogueItem[] = [
  {
    id: 'jarrah-rest-box', name: 'Jarrah Rest Box', category: 'urns', price: [189, 148], kg: 1.4,
    description: 'A low box of reclaimed Western Australian jarrah with a fitted lid. Each one shows the grain of the beam it was cut from.',
    options: [sizesByWeight([FREE, [25, 20], [55, 44], [90, 72]], [FINISH])],
  },
  {
    id: 'oak-photo-box', name: 'Oak Photo Box', category: 'urns', price: [165, 129], kg: 1.1,
    description: 'Pale oak with a frame in the front for a photograph of 10 by 15 cm. The picture can be changed at any time.', options: [SIZES],
  },
  {
    id: 'walnut-photo-box', name: 'Walnut Photo Box', category: 'urns', price: [179, 140], kg: 1.2,
    description: 'Dark walnut with a frame in the front for a photograph of 10 by 15 cm. The picture can be changed at any time.', options: [SIZES],
  },
  {
    id: 'marri-paw-box', name: 'Marri Paw Box', category: 'urns', price: [172, 134], kg: 1.3,
    description: 'Honey-coloured marri with dark gum veins and a paw carved by hand into the front.', options: [SIZES], soldOut: ['VIC EDH'],
  },
  {
    id: 'tasmanian-oak-chest', name: 'Tasmanian Oak Chest', category: 'urns', price: [149, 116], kg: 1.2,
    description: 'A plain chest of Tasmanian oak with a brass plate on the front for the name.', options: [SIZES],
    engraving: { lines: 2, characters: 18, type: 'laser' },
  },
  {
    id: 'blackwood-heart-chest', name: 'Blackwood Heart Chest', category: 'urns', price: [198, 155], kg: 1.5,
    description: 'Australian blackwood with an inlaid heart of lighter timber, finished in satin.', options: [SIZES],
  },
  {
    id: 'pine-sliding-box', name: 'Pine Sliding Box', category: 'urns', price: [79, 58], kg: 0.7,
    description: 'A light box of plantation pine with a sliding lid. It may be painted, buried or kept as it is.', options: [SIZES],
  },
  {
    id: 'white-cottage-box', name: 'White Cottage Box', category: 'urns', price: [119, 92], kg: 1,
    description: 'Painted timber in warm white with a photograph in front, for a shelf among books and pictures.', options: [SIZES],
  },
  {
    id: 'ebony-inlay-box', name: 'Ebony Inlay Box', category: 'urns', price: [215, 168], kg: 1.4,
    description: 'Ebonised timber with a fine line of pale maple set all the way round.', options: [SIZES],
  },
  {
    id: 'gum-leaf-box', name: 'Gum Leaf Box', category: 'urns', price: [176, 138], kg: 1.2,
    description: 'Sheoak with a spray of gum leaves burnt into the front by hand. No two are the same.', options: [SIZES], soldOut: ['WA LWD'],
  },
  {
    id: 'turned-marri-urn', name: 'Turned Marri Urn', category: 'urns', price: [228, 178], kg: 1.1,
    description: 'Turned on the lathe from one piece of marri, with a close-fitting lid.', options: [SIZES],
  },
  {
    id: 'turned-sheoak-vase', name: 'Turned Sheoak Vase', category: 'urns', price: [245, 190], kg: 1.2,
    description: 'A slender vase of sheoak, whose lace-like grain shows best in daylight.',
    options: [SIZES], special: 'Turned to order by one maker in the Great Southern. Please allow 4-6 weeks.',
  },
  {
    id: 'coast-scatter-tube', name: 'Coast Scattering Tube', category: 'urns', price: [45, 34], kg: 0.2,
    description: 'A card tube for scattering ashes, printed with a quiet shoreline. It opens with a press of the thumb and may be recycled.', options: [SIZES],
  },
  {
    id: 'bush-scatter-tube', name: 'Bushland Scattering Tube', category: 'urns', price: [45, 34], kg: 0.2,
    description: 'A card tube for scattering ashes, printed with white-barked gums. It opens with a press of the thumb and may be recycled.', options: [SIZES],
  },
  {
    id: 'meadow-scatter-tube', name: 'Meadow Scattering Tube', category: 'urns', price: [45, 34], kg: 0.2,
    description: 'A card tube for scattering ashes, printed with everlastings in flower. It opens with a press of the thumb and may be recycled.', options: [SIZES],
  },
  {
    id: 'bamboo-urn', name: 'Bamboo Urn', category: 'urns', price: [68, 52], kg: 0.4,
    description: 'A section of smoked bamboo with a cork lid. It returns to the soil within a few years when buried.', options: [SIZES], untracked: true,
  },
  {
    id: 'seagrass-basket-urn', name: 'Seagrass Basket Urn', category: 'urns', price: [84, 64], kg: 0.5,
    description: 'Woven seagrass over a cotton pouch. Light to carry and gentle to the ground.', options: [SIZES],
  },
  {
    id: 'paper-shell-urn', name: 'Paper Shell Urn', category: 'urns', price: [92, 70], kg: 0.3,
    description: 'Handmade paper pressed into a shell. It floats for some minutes on still water and then sinks and dissolves.',
  },
  {
    id: 'pink-lake-salt-urn', name: 'Pink Lake Salt Urn', category: 'urns', price: [138, 108], kg: 2.6,
    description: 'Cut from pink lake salt. In the sea it dissolves within four hours and leaves nothing behind.', stock: { 'WA LWD': { available: 2, minimum: 2 }, 'VIC EDH': { available: 9, minimum: 2 } },
  },
]
