import type { PlaqueIcon } from '@portal/domain/plaque'

/** Icons are drawn in a square of this side. */
export const ICON_BOX = 100

const HEART =
  'M50 93C44 87 5 60 5 32C5 18 15 8 28 8C37 8 45 13 50 21C55 13 63 8 72 8C85 8 95 18 95 32C95 60 56 87 50 93Z'

/** Single-coloured silhouettes as path data (m, l, c, q, z) [ENG-39]. */
export const ICON_PATHS: Readonly<Record<Exclude<PlaqueIcon, 'None'>, string>> = {
  Bone: HEART,
  "Cat's Paw": HEART,
  'Cat 1': HEART,
  'Cat 2': HEART,
  'Cat 3': HEART,
  'Cat 4': HEART,
  'Dog Paw': HEART,
  Dog: HEART,
  'Double Cat Paw': HEART,
  Heart: HEART,
  Horse: HEART,
}
