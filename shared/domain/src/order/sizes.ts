import type { QuotedLine } from '../quoted-line/schema'

/** A size that was chosen for the pet's weight and is not for the weight it has now. */
export interface OutgrownSize {
  /** The dropdown; '' when it is not known. */
  readonly group: string
  readonly name: string
  /** In kg. */
  readonly chosenFor: number
}

/** The sizes of a line that were right for the weight of their day and are not any more [OPEN-62, OPEN-103]. */
export function outgrownSizes(
  { packageProductsC }: Pick<QuotedLine, 'packageProductsC'>,
  weight: number | null,
): OutgrownSize[] {
  if (weight === null) return []
  return Object.values(packageProductsC)
    .flat()
    .flatMap(({ group, name, chosen_for_weight: chosenFor, min_weight: min, max_weight: max }) => {
      // A range ends before its maximum, but the last one with it: at that weight alone nothing is said.
      const fits = weight >= (min ?? 0) && weight <= (max ?? Infinity)
      return chosenFor === null || fits ? [] : [{ group, name, chosenFor }]
    })
}
