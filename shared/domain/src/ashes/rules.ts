import type { ChoiceGroup } from '../product-choice/tree'
import type { QuotedLine } from '../quoted-line/schema'
import { returnsAshes } from '../service-type/rules'

/** Whether an item holds ashes and the booking returns none: the booking cannot have it [OPEN-340]. */
export function lacksAshes(serviceType: string | null | undefined, { holdsAshes }: { holdsAshes: boolean }): boolean {
  return holdsAshes && returnsAshes(serviceType) === false
}

/** Hides the choices that hold ashes if the service returns none [OPEN-340]. */
export function withoutAshValues(serviceType: string, groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      lacksAshes(serviceType, { holdsAshes: option.holds_ashes }) ? { ...option, hide_in_portal_modal: true } : option,
    ),
  }))
}

/** Lines of an order that hold ashes although the service returns none, by today's catalogue [OPEN-340]. */
export function linesWithoutAshes(serviceType: string, lines: readonly QuotedLine[]): QuotedLine[] {
  return lines.filter(
    (line) => !line.deleted && line.parentProductId === null && lacksAshes(serviceType, { holdsAshes: holds(line) }),
  )
}

function holds({ pieces, packageProductsC }: QuotedLine): boolean {
  return [...pieces, ...Object.values(packageProductsC).flat()].some((part) => part.holds_ashes)
}
