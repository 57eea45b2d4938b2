import type { ChildOption, QuotedLine } from '../quoted-line/schema'

/** An option chosen for an item, or a product that comes with it. */
export interface ChosenOption {
  readonly id: string
  readonly name: string
  /** The dropdown it was chosen in; '' when that is not known. */
  readonly group: string
  readonly engravingText: string | null
}

/** Something of a line that is made: the product itself, or one that a package holds. */
export interface LinePart {
  readonly options: readonly ChosenOption[]
  /** It can be engraved and carries no words: a nurse must not take it for forgotten [OPEN-104]. */
  readonly isBlank: boolean
}

export type PackageContent = LinePart & ChosenOption

/** A line taken apart: what was chosen for the product, and for each content of a package. */
export function partsOf(line: QuotedLine): LinePart & { readonly contents: readonly PackageContent[] } {
  const { actualProductIdC, engravingText: words, pieces } = line
  const take = takenInTreeOrder(line)
  const contents = valuesOf(line, actualProductIdC ?? '')
    .filter(isContent)
    .map((content) => {
      const chosen = take(content.id)
      return { ...toChosen(content), options: chosen.map(toChosen), isBlank: isBlank([content, ...chosen], words) }
    })
  // What hangs under nothing known comes last.
  const own = [actualProductIdC ?? '', ...Object.keys(line.packageProductsC)]
    .flatMap(take)
    .filter((option) => !isContent(option))
  return {
    options: [...own.map(toChosen), ...childrenOf(line, own)],
    isBlank: isBlank([...pieces.slice(0, 1), ...own], words),
    contents,
  }
}

/** What a package holds stands among its values, as a product of its own. */
const isContent = ({ id, baseId }: ChildOption) => id === baseId

type Engravable = Pick<ChildOption, 'requires_engraving'> & Partial<Pick<ChildOption, 'engraving_text'>>

function isBlank(parts: readonly Engravable[], words: string | null): boolean {
  return !words && parts.some((part) => part.requires_engraving) && !parts.some((part) => part.engraving_text)
}

/** The values under a parent, each before those that it opened, which the wire's order does not tell; each once. */
function takenInTreeOrder(line: QuotedLine): (parentId: string) => ChildOption[] {
  const listed = new Set<string>()
  const take = (parentId: string): ChildOption[] => {
    if (listed.has(parentId)) return []
    listed.add(parentId)
    return valuesOf(line, parentId).flatMap((option) => [option, ...take(option.id)])
  }
  return take
}

/** Own entries only: ids come from outside. */
function valuesOf({ packageProductsC }: QuotedLine, parentId: string): readonly ChildOption[] {
  return Object.hasOwn(packageProductsC, parentId) ? (packageProductsC[parentId] ?? []) : []
}

const toChosen = ({ id, name, group, engraving_text: engravingText }: ChildOption): ChosenOption => ({
  id,
  name,
  group,
  engravingText,
})

/** The child products that are none of the chosen options [DOM-19]. */
function childrenOf({ id, childProducts }: QuotedLine, chosen: readonly ChildOption[]): ChosenOption[] {
  const listed = new Set([id, ...chosen.map((option) => option.id)])
  return childProducts
    .filter((child) => !listed.has(child.id))
    .map((child) => ({ id: child.id, name: child.name, group: '', engravingText: null }))
}
