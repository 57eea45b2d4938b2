import { centimetres, stageSize } from './sizes'
import type { Size } from './sizes'
import type { PlaqueConfigEntry } from './config'
import type { PlaqueText } from './limits'

type SizedEntry = Pick<PlaqueConfigEntry, 'Dimensions' | 'Ratios'>

/** Porcelain is glazed, metal is cut; the entry's Color tells which. */
export const isGlazed = ({ Color }: Pick<PlaqueConfigEntry, 'Color'>) => /white|porcelain|ceramic/i.test(Color)

/** Smallest capitals in mm that can be read at arm's length. Glaze runs and needs larger ones [OPEN-151]. */
export const LEAST_CAPITAL = { metal: 2, porcelain: 2.5 } as const

export const leastCapital = (entry: Pick<PlaqueConfigEntry, 'Color'>): number =>
  LEAST_CAPITAL[isGlazed(entry) ? 'porcelain' : 'metal']

/** Real size in cm to a tenth; null without valid dimensions [ENG-30, OPEN-150]. */
export function statedSize({ Dimensions }: Pick<SizedEntry, 'Dimensions'>): Size | null {
  const size = centimetres(Dimensions)
  return size && { width: tenth(size.width), height: tenth(size.height) }
}

/** A laid-out text with the height of its capitals, in units of the stage. */
export interface LaidOutText {
  readonly field: PlaqueText
  readonly capital: number
}

export interface LetterHeight {
  readonly field: PlaqueText
  /** Height of the capitals, to a tenth. */
  readonly millimetres: number
}

/** Heights of the engraved letters; none without valid dimensions [OPEN-150]. */
export function letterHeights(entry: SizedEntry, texts: readonly LaidOutText[]): LetterHeight[] {
  const [made, stage] = [centimetres(entry.Dimensions), stageSize(entry)]
  if (made === null) return []
  // Keeps proportions: a stage with another ratio fits within the plaque.
  const unit = 10 * Math.min(made.width / stage.width, made.height / stage.height)
  return texts.map(({ field, capital }) => ({ field, millimetres: tenth(capital * unit) }))
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** A bank card in mm (ISO/IEC 7810, ID-1), which users hold against the screen to calibrate it. */
export const BANK_CARD: Size = { width: 85.6, height: 53.98 }
