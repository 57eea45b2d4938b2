import { isCremationPackage, linesWithoutAshes, petFullName, visibleLines } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { isOrder } from './wizard-state'
import type { WizardState } from './wizard-state'

/** An item that no longer fits the booking's kind, and the reason. */
export interface UnfitLine {
  readonly line: QuotedLine
  readonly why: string
}

/**
 * Items that do not fit the kind: made for ashes when none are returned, or a package outside its wizard [OPEN-340].
 */
export function unfitLines({ kind, booking }: Pick<WizardState, 'kind' | 'booking'>): UnfitLine[] {
  const name = petFullName(booking.pet)
  const why = `It is made for ashes, and ${name ? `${name}'s` : 'the'} ashes will not be returned.`
  const ofAshes = linesWithoutAshes(booking.serviceType, booking.quotedProducts).map((line) => ({ line, why }))
  if (kind === 'package' || isOrder(kind)) return ofAshes
  const packages = visibleLines(booking.quotedProducts)
    .filter((line) => isCremationPackage(line.name) && !ofAshes.some((unfit) => unfit.line === line))
    .map((line) => ({ line, why: 'A package belongs to a package booking.' }))
  return [...ofAshes, ...packages]
}
