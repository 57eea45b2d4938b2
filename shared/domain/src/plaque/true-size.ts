import { centimetres, stageSize } from './sizes'
import type { Size } from './sizes'
import type { PlaqueConfigEntry } from './config'
import type { PlaqueText } from './limits'

type SizedEntry = Pick<PlaqueConfigEntry, 'Dimensions' | 'Ratios'>

/** Porcelain is burnt, metal cut: by the entry's Color. */
export const isGlazed = ({ Color }: Pick<PlaqueConfigEntry, 'Color'>) => /white|porcelain|ceramic/i.test(Color)

/** Capitals that are read without a glass at an arm's length, in mm: the glaze runs, and needs more [OPEN-151]. */
export const LEAST_CAPITAL = { metal: 2, porcelain: 2.5 } as const

export const leastCapital = (entry: Pick<PlaqueConfigEntry, 'Color'>): number =>
  LEAST_CAPITAL[isGlazed(entry) ? 'porcelain' : 'metal']

/** How large it is made, in cm to a tenth; null where the configuration does not say so [ENG-30, OPEN-150]. */
export function statedSize({ Dimensions }: Pick<SizedEntry, 'Dimensions'>): Size | null {
  const size = centimetres(Dimensions)
  return size && { width: tenth(size.width), height: tenth(size.height) }
}

/** A text as the layout set it: how high its capitals are, in units of the stage. */
export interface LaidOutText {
  readonly field: PlaqueText
  readonly capital: number
}

export interface LetterHeight {
  readonly field: PlaqueText
  /** Of its capitals, to a tenth. */
  readonly millimetres: number
}

/** How high the letters are engraved; none where the configuration does not say how large the plaque is [OPEN-150]. */
export function letterHeights(entry: SizedEntry, texts: readonly LaidOutText[]): LetterHeight[] {
  const [made, stage] = [centimetres(entry.Dimensions), stageSize(entry)]
  if (made === null) return []
  // Never out of shape: a stage of other sides stands within the plaque.
  const unit = 10 * Math.min(made.width / stage.width, made.height / stage.height)
  return texts.map(({ field, capital }) => ({ field, millimetres: tenth(capital * unit) }))
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** A bank card, in mm (ISO/IEC 7810, ID-1): everybody has one to hold against the screen. */
export const BANK_CARD: Size = { width: 85.6, height: 53.98 }
