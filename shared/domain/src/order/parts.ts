import type { ChildOption, QuotedLine } from '../quoted-line/schema'

/** A chosen option of an item, or a child product. */
export interface ChosenOption {
  readonly id: string
  readonly name: string
  /** Name of the option's dropdown; '' if unknown. */
  readonly group: string
  readonly engravingText: string | null
}

/** A product of a line: the line's own or one in its package. */
export interface LinePart {
  readonly options: readonly ChosenOption[]
  /**
   * The product can be engraved but has no text. Marked so that staff do not think the text was forgotten [OPEN-104].
   */
  readonly isBlank: boolean
}

export type PackageContent = LinePart & ChosenOption

/** Chosen options of a line's product and of each content of its package. */
export function partsOf(line: QuotedLine): LinePart & { readonly contents: readonly PackageContent[] } {
  const { actualProductIdC, engravingText: words, pieces } = line
  const take = takenInTreeOrder(line)
  const contents = valuesOf(line, actualProductIdC ?? '')
    .filter(isContent)
    .map((content) => {
      const chosen = take(content.id)
      return { ...toChosen(content), options: chosen.map(toChosen), isBlank: isBlank([content, ...chosen], words) }
    })
  // Options with an unknown parent come last.
  const own = [actualProductIdC ?? '', ...Object.keys(line.packageProductsC)]
    .flatMap(take)
    .filter((option) => !isContent(option))
  return {
    options: [...own.map(toChosen), ...childrenOf(line, own)],
    isBlank: isBlank([...pieces.slice(0, 1), ...own], words),
    contents,
  }
}

/** Whether this value is a content of a package: it is its own base product. */
const isContent = ({ id, baseId }: ChildOption) => id === baseId

type EngravablePart = Pick<ChildOption, 'requires_engraving'> & Partial<Pick<ChildOption, 'engraving_text'>>

function isBlank(parts: readonly EngravablePart[], words: string | null): boolean {
  return !words && parts.some((part) => part.requires_engraving) && !parts.some((part) => part.engraving_text)
}

/** Lists the values under a parent once, each followed by the values it opened. The wire does not keep this order. */
function takenInTreeOrder(line: QuotedLine): (parentId: string) => ChildOption[] {
  const listed = new Set<string>()
  const take = (parentId: string): ChildOption[] => {
    if (listed.has(parentId)) return []
    listed.add(parentId)
    return valuesOf(line, parentId).flatMap((option) => [option, ...take(option.id)])
  }
  return take
}

/** Own entries only: the keys come from outside. */
function valuesOf({ packageProductsC }: QuotedLine, parentId: string): readonly ChildOption[] {
  return Object.hasOwn(packageProductsC, parentId) ? (packageProductsC[parentId] ?? []) : []
}

const toChosen = ({ id, name, group, engraving_text: engravingText }: ChildOption): ChosenOption => ({
  id,
  name,
  group,
  engravingText,
})

/** Child products that are not chosen options [DOM-19]. */
function childrenOf({ id, childProducts }: QuotedLine, chosen: readonly ChildOption[]): ChosenOption[] {
  const listed = new Set([id, ...chosen.map((option) => option.id)])
  return childProducts
    .filter((child) => !listed.has(child.id))
    .map((child) => ({ id: child.id, name: child.name, group: '', engravingText: null }))
}
