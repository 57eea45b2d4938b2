import { formatMoney, isArtworkWhole } from '@portal/domain'
import type { ChosenOption, LinePart, OrderAmount, OrderLine, QuotedLine } from '@portal/domain'
import { ARTWORK_LABELS } from '../artwork/artwork-state'

/** An amount of an order as text [OPEN-58, OPEN-96]. */
export function amountText(amount: OrderAmount): string {
  if (amount === 'included') return `${formatMoney(0)}, included`
  return amount === 'toBeConfirmed' ? 'To be confirmed' : formatMoney(amount)
}

/** A line of text under an order line; a package's contents are indented. */
export interface LineDetail {
  readonly text: string
  readonly isOfContent?: boolean
}

/**
 * Chosen options with their engraving, the item's own engraving, then a package's contents with theirs. A plaque's
 * engraving comes from its line.
 */
export function lineDetails(
  { engravingText, contents, ...own }: OrderLine,
  plaques: readonly QuotedLine[] = [],
): LineDetail[] {
  const engravingOf = (content: OrderLine['contents'][number]) => {
    const plaque = plaques.find(({ actualProductIdC }) => actualProductIdC === content.id)
    return plaque ? plaqueTexts(plaque) : engravingTexts(content)
  }
  return [
    ...own.options.flatMap(optionTexts).map((text) => ({ text })),
    ...engravingTexts({ ...own, engravingText }).map((text) => ({ text })),
    ...contents.flatMap((content): LineDetail[] => [
      { text: content.name },
      ...[...content.options.flatMap(optionTexts), ...engravingOf(content)].map((text) => ({
        text,
        isOfContent: true,
      })),
    ]),
  ]
}

/** Details of an order line in as few lines as possible: choices side by side, engraving as engraved. */
export function fewLineDetails(line: OrderLine, plaques: readonly QuotedLine[] = []): LineDetail[] {
  return lineDetails(line, plaques).reduce<LineDetail[]>((lines, detail) => {
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

/** The plaque's text, and a note while its artwork is not finished. */
function plaqueTexts({ engravingText, artwork }: QuotedLine): string[] {
  const isOpen = artwork !== null && !isArtworkWhole(artwork.state)
  return [
    ...(engravingText ? [ENGRAVING + engravingText] : []),
    ...(isOpen ? [ARTWORK_LABELS[artwork.state].text] : []),
  ]
}

export { outgrownText } from '@portal/domain-bundled/size-words'
