import type { Material } from '@portal/domain-bundled/item-list'
import type { CatalogueItem } from './item'

const OF_CATEGORY: Partial<Record<CatalogueItem['category'], Material>> = {
  urns: 'timber',
  metalUrns: 'metal',
  ceramicUrns: 'ceramic',
}

/** Items whose material is not that of their category. */
const ITEMS_OF: Record<Material, readonly string[]> = {
  timber: ['framed-paw-oak', 'framed-paw-photo', 'framed-clay-walnut', 'fur-keepsake-box', 'memory-box'],
  metal: [
    'fur-locket', 'heart-keepsake-pewter', 'heart-keepsake-brass', 'heart-keepsake-slate', 'mini-urn', 'mini-urn-trio',
    'drop-pendant', 'paw-pendant', 'heart-pendant', 'bar-pendant', 'bead-bracelet', 'heart-keyring', 'enamel-heart',
    'hand-cast-pendant', 'garden-lantern', 'wind-chime', 'bronze-garden-stake', 'bronze-garden-heart',
    'remembrance-star', 'plaque-portrait', 'plaque-oval-portrait', 'plaque-text', 'plaque-brass-small',
    'plaque-name-bar', 'plaque-long-words', 'plaque-oval-small',
  ],
  ceramic: ['clay-paw-print', 'terracotta-paw-print', 'plaque-photo-tile'],
  stone: ['paw-pebble', 'river-stone', 'slate-garden-plaque', 'granite-marker', 'stone-seat', 'communal-garden-marker'],
  glass: ['fur-vial', 'glass-paperweight', 'crystal-portrait'],
  plant: ['bamboo-urn', 'seagrass-basket-urn', 'pink-lake-salt-urn'],
  paper: [
    'ink-paw-print', 'ink-nose-print', 'coast-scatter-tube', 'bush-scatter-tube', 'meadow-scatter-tube',
    'paper-shell-urn', 'wildflower-card', 'remembrance-book',
  ],
  fabric: ['canvas-portrait', 'comfort-bear'],
  wax: ['memorial-candle', 'glass-candle'],
}

const BY_ID = new Map(Object.entries(ITEMS_OF).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)))

/** Vet supplies and packages have none. */
export function materialOf({ id, category }: Pick<CatalogueItem, 'id' | 'category'>): string | null {
  return BY_ID.get(id) ?? OF_CATEGORY[category] ?? null
}
