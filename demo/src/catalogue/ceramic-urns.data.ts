import { FREE, sizesByWeight } from './item'
import type { CatalogueItem } from './item'

const SIZES = sizesByWeight([FREE, [18, 14], [40, 32], [68, 54]])

type UrnRow = readonly [id: string, name: string, rrp: number, description: string]

const ROWS: readonly UrnRow[] = [
  ['snow-ginger-jar', 'Snow Ginger Jar', 134, 'White porcelain with a fine crackle under the glaze and a domed lid.'],
  ['ocean-ginger-jar', 'Ocean Ginger Jar', 142, 'Blue glaze that pools darker at the shoulder, like water over sand.'],
  ['celadon-bottle', 'Celadon Bottle', 156, 'A narrow-necked bottle in pale green celadon.'],
  ['oatmeal-pot', 'Oatmeal Pot', 118, 'Speckled stoneware with an unglazed foot and a flat lid.'],
  ['charcoal-pot', 'Charcoal Pot', 118, 'Matt charcoal stoneware with an unglazed foot and a flat lid.'],
  ['sand-vase', 'Sand Vase', 129, 'A tall vase in the colour of dry sand, with thrown rings left to be felt.'],
  ['terracotta-dome', 'Terracotta Dome', 109, 'Unglazed terracotta with a rounded lid, at home outdoors and in.'],
  ['raku-moon-jar', 'Raku Moon Jar', 188, 'Fired in the open: smoke and copper leave a different sky on every jar.'],
  ['white-moon-jar', 'White Moon Jar', 172, 'A quiet, round jar in warm white. Slightly uneven, as the hand left it.'],
  ['sage-bowl', 'Sage Bowl', 124, 'A lidded bowl in soft green with a small turned handle.'],
  ['indigo-paw-jar', 'Indigo Paw Jar', 146, 'Indigo glaze with paw prints left in the bare clay.'],
  ['blush-heart-urn', 'Blush Heart Urn', 138, 'Porcelain shaped as a heart, in a pale blush glaze, closed at the base.'],
  ['moss-dome', 'Moss Dome', 131, 'Deep green glaze over a rounded dome, with a brushed leaf.'],
]

/** Urns of porcelain, stoneware and earthenware. */
export const CERAMIC_URNS: readonly CatalogueItem[] = ROWS.map(([id, name, rrp, description]) => ({
  id,
  name,
  category: 'ceramicUrns',
  description,
  price: [rrp, Math.round(rrp * 0.78)],
  kg: 1.3,
  options: [SIZES],
  ...(id === 'celadon-bottle' ? { soldOut: ['WA LWD'] as const } : {}),
}))
