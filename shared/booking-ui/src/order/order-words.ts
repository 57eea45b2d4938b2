import { formatMoney, formatWeight } from '@portal/domain'
import type { ChosenOption, LinePart, OrderAmount, OrderLine, OutgrownSize } from '@portal/domain'

/** An amount of an order in words [OPEN-58, OPEN-96]. */
export function amountText(amount: OrderAmount): string {
  if (amount === 'included') return `${formatMoney(0)}, included`
  return amount === 'toBeConfirmed' ? 'To be confirmed' : formatMoney(amount)
}

/** A line of words under an order line; those of a package's content stand deeper than its name. */
export interface LineDetail {
  readonly text: string
  readonly isOfContent?: boolean
}

/** Chosen options with their words, the item's own words, then the contents of a package with theirs. */
export function lineDetails({ engravingText, contents, ...own }: OrderLine): LineDetail[] {
  return [
    ...own.options.flatMap(optionTexts).map((text) => ({ text })),
    ...engravingTexts({ ...own, engravingText }).map((text) => ({ text })),
    ...contents.flatMap((content): LineDetail[] => [
      { text: content.name },
      ...[...content.options.flatMap(optionTexts), ...engravingTexts(content)].map((text) => ({
        text,
        isOfContent: true,
      })),
    ]),
  ]
}

function optionTexts({ name, group, engravingText }: ChosenOption): string[] {
  return [group ? `${group}: ${name}` : name, ...(engravingText ? [`Engraving: ${engravingText}`] : [])]
}

function engravingTexts({ isBlank, engravingText }: Pick<LinePart, 'isBlank'> & { engravingText: string | null }) {
  if (engravingText) return [`Engraving: ${engravingText}`]
  return isBlank ? ['No engraving'] : []
}

/** Why a size is to be looked at again. */
export function outgrownText({ group, chosenFor }: OutgrownSize, petName: string, weight: number): string {
  const what = group || 'Size'
  return `${what} was chosen for ${formatWeight(chosenFor)}; ${petName || 'the pet'} weighs ${formatWeight(weight)} now.`
}
