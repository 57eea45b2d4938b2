import type { ChoiceGroup } from '../product-choice/tree'
import type { QuotedLine } from '../quoted-line/schema'
import { returnsAshes } from '../service-type/rules'

/** Whether an item is made for ashes in a booking whose ashes are not returned: such a booking cannot have it [OPEN-340]. */
export function lacksAshes(serviceType: string | null | undefined, { holdsAshes }: { holdsAshes: boolean }): boolean {
  return holdsAshes && returnsAshes(serviceType) === false
}

/** Hides the values that are made for ashes where none are returned [OPEN-340]. */
export function withoutAshValues(serviceType: string, groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      lacksAshes(serviceType, { holdsAshes: option.holds_ashes }) ? { ...option, hide_in_portal_modal: true } : option,
    ),
  }))
}

/** The items of an order that are made for ashes where none are returned, by the catalogue of today [OPEN-340]. */
export function linesWithoutAshes(serviceType: string, lines: readonly QuotedLine[]): QuotedLine[] {
  return lines.filter(
    (line) => !line.deleted && line.parentProductId === null && lacksAshes(serviceType, { holdsAshes: holds(line) }),
  )
}

function holds({ pieces, packageProductsC }: QuotedLine): boolean {
  return [...pieces, ...Object.values(packageProductsC).flat()].some((part) => part.holds_ashes)
}
