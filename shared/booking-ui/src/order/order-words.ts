import { formatMoney } from '@portal/domain'
import type { ChosenOption, LinePart, OrderAmount, OrderLine } from '@portal/domain'

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

/** The same in as few lines: what is chosen stands side by side, words to engrave as they will be. */
export function fewLineDetails(line: OrderLine): LineDetail[] {
  return lineDetails(line).reduce<LineDetail[]>((lines, detail) => {
    const last = lines.at(-1)
    const isBeside = last && isChoice(last) && isChoice(detail) && last.isOfContent === detail.isOfContent
    return isBeside ? [...lines.slice(0, -1), { ...last, text: `${last.text} · ${detail.text}` }] : [...lines, detail]
  }, [])
}

const isChoice = ({ text }: LineDetail) => !text.startsWith(ENGRAVING)

const ENGRAVING = 'Engraving: '

function optionTexts({ name, group, engravingText }: ChosenOption): string[] {
  return [group ? `${group}: ${name}` : name, ...(engravingText ? [ENGRAVING + engravingText] : [])]
}

function engravingTexts({ isBlank, engravingText }: Pick<LinePart, 'isBlank'> & { engravingText: string | null }) {
  if (engravingText) return [ENGRAVING + engravingText]
  return isBlank ? ['No engraving'] : []
}

export { outgrownText } from '@portal/domain/size-words'
