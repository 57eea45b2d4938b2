import { PARTS } from '../broken-parts/parts'
import { brokenPartsFamily } from './portal/broken-parts-family'

/** One place of each remote. */
export const family = brokenPartsFamily(PARTS)
