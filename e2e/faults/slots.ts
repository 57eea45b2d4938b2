import { SLOTS } from '../broken-parts/parts'
import { brokenPartsFamily } from './portal/broken-parts-family'

/** Every slot inside its screen. */
export const family = brokenPartsFamily(SLOTS)
