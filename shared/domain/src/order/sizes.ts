import type { QuotedLine } from '../quoted-line/schema'

/** A size that was chosen for an earlier weight of the pet and does not fit the present one. */
export interface OutgrownSize {
  /** Name of the dropdown; '' if unknown. */
  readonly group: string
  readonly name: string
  /** In kg. */
  readonly chosenFor: number
}

/** Sizes of a line that fitted the weight when chosen, and no longer do [OPEN-62, OPEN-103]. */
export function outgrownSizes(
  { packageProductsC }: Pick<QuotedLine, 'packageProductsC'>,
  weight: number | null,
): OutgrownSize[] {
  if (weight === null) return []
  return Object.values(packageProductsC)
    .flat()
    .flatMap(({ group, name, chosen_for_weight: chosenFor, min_weight: min, max_weight: max }) => {
      // A range excludes its maximum, except the last range. Exactly at a maximum nothing is reported.
      const fits = weight >= (min ?? 0) && weight <= (max ?? Infinity)
      return chosenFor === null || fits ? [] : [{ group, name, chosenFor }]
    })
}
