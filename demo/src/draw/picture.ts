/** What a picture shows, as data: the catalogue says it, `draw/` draws it. */
export type Metal =
  | 'pewter'
  | 'brass'
  | 'copper'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'rose'
  | 'slate'
  | 'pearl'
  | 'midnight'
  | 'graphite'
  | 'emerald'
  | 'lilac'
export type Glaze =
  | 'snow'
  | 'celadon'
  | 'oatmeal'
  | 'charcoal'
  | 'sand'
  | 'terracotta'
  | 'ocean'
  | 'raku'
  | 'sage'
  | 'indigo'
  | 'blush'
  | 'moss'
export type Wood =
  | 'oak'
  | 'jarrah'
  | 'walnut'
  | 'marri'
  | 'tasoak'
  | 'sheoak'
  | 'pine'
  | 'blackwood'
  | 'white'
  | 'ebony'

export type UrnForm =
  | 'classic'
  | 'shoulder'
  | 'teardrop'
  | 'sphere'
  | 'tall'
  | 'ginger'
  | 'cylinder'
  | 'bowl'
  | 'bottle'
  | 'moon'
  | 'dome'
  | 'pot'
  | 'tapered'
export type Band = 'paws' | 'rings' | 'leaves' | 'heart' | 'stars' | 'drip' | 'speckle' | 'crackle' | 'brush' | 'ridges'
export type BoxDetail = 'plain' | 'paw' | 'heart' | 'photo' | 'plate' | 'slide' | 'inlay' | 'gum'

export type Picture =
  | { draw: 'urn'; form: UrnForm; finish: Metal | Glaze; band?: Band; size?: number }
  | { draw: 'turned'; wood: Wood; form: UrnForm }
  | { draw: 'box'; wood: Wood; detail: BoxDetail; shape: 'low' | 'cube' | 'tall' }
  | { draw: 'tube'; scene: 'coast' | 'bush' | 'meadow' | 'bamboo' }
  | { draw: 'basket' }
  | { draw: 'pod' }
  | { draw: 'saltUrn' }
  | { draw: 'heart'; finish: Metal | Glaze; mark?: 'paw' | 'plain' | 'line' }
  | { draw: 'tealight'; finish: Metal }
  | { draw: 'pendant'; form: 'drop' | 'heart' | 'paw' | 'bar' | 'round'; finish: Metal }
  | { draw: 'bracelet'; finish: Metal }
  | { draw: 'keyring'; finish: Metal }
  | { draw: 'clayPrint'; shape: 'round' | 'heart'; finish: Glaze }
  | { draw: 'printCard'; mark: 'paw' | 'nose' }
  | { draw: 'framedPrint'; wood: Wood; content: 'paw' | 'photo' | 'clay' }
  | { draw: 'vial' }
  | { draw: 'locket'; finish: Metal }
  | { draw: 'furBox'; wood: Wood }
  | { draw: 'trio'; finish: Metal }
  | { draw: 'pebble'; mark: 'paw' | 'heart' }
  | { draw: 'candle'; kind: 'pillar' | 'glass' | 'lantern' }
  | { draw: 'stone'; kind: 'river' | 'slate' | 'granite' | 'bench' }
  | { draw: 'chime' }
  | { draw: 'stake' }
  | { draw: 'paperweight' }
  | { draw: 'crystal' }
  | { draw: 'canvas' }
  | { draw: 'seedCard' }
  | { draw: 'star' }
  | { draw: 'book' }
  | { draw: 'memoryBox'; wood: Wood }
  | { draw: 'bear' }
  | {
      draw: 'plaque'
      shape: 'plate' | 'small' | 'bar' | 'oval' | 'photo' | 'tile'
      finish: Metal | 'porcelain' | 'acrylic'
      icon?: boolean
      photo?: boolean
    }
  | { draw: 'careBag'; size: 1 | 2 | 3 }
  | { draw: 'tagPack' }
  | { draw: 'carrier' }
  | { draw: 'leaflets' }
  | { draw: 'bundle'; urn: Picture; side: Picture; front?: Picture }
