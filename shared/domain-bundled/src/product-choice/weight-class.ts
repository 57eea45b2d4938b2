import { roundToHundredths } from '@portal/domain'

interface WeightClass {
  /** In kg; null without a limit. */
  readonly min: number | null
  readonly max: number | null
  /** Whether no class of the product ends at a higher weight. */
  readonly isLast: boolean
}

/**
 * The weights of a size in words that say what happens at its limits: 'under 10 kg', '10 to under 25 kg', '45 kg and
 * over'. A class includes its lowest weight and excludes its highest; only the last one includes both [OPEN-62,
 * OPEN-376].
 */
export function weightClassText({ min, max, isLast }: WeightClass): string {
  const from = min ? plain(min) : null
  if (max == null) return from === null ? 'any weight' : `${from} kg and over`
  if (from === null) return isLast ? `up to ${plain(max)} kg` : `under ${plain(max)} kg`
  return isLast ? `${from} to ${plain(max)} kg` : `${from} to under ${plain(max)} kg`
}

const plain = (kg: number) => String(roundToHundredths(kg))

interface RangedOption {
  readonly min_weight: number | null
  readonly max_weight: number | null
}

const isRanged = ({ min_weight: min, max_weight: max }: RangedOption) => min != null || max != null

/** The weight class of a value among those of its dropdown; null for a value without weights. */
export function weightClassOf(option: RangedOption, all: readonly RangedOption[]): string | null {
  const { min_weight: min, max_weight: max } = option
  if (!isRanged(option)) return null
  const ranged = all.filter(isRanged)
  const isLast = ranged.every((each) => (each.max_weight ?? Infinity) <= (max ?? Infinity))
  return weightClassText({ min, max, isLast })
}
