import { randomUUID } from 'node:crypto'
import { engravedForm } from '@portal/domain'
import type { SubmitLine } from '@portal/domain'
import { isPackagePlaque, packagePlaques } from '@portal/domain-bundled/package-plaques'
import type { ChildOption } from '../db/records'
import type { LineRecord } from '../repositories/booking'
import type { CatalogueRepository } from '../repositories/catalogue'
import { refuseLine } from './line-refusal'
import type { RefusedLine } from './line-refusal'
import { optionFacts } from '../catalogue/product-option'
import type { ChoiceRow } from '../catalogue/product-option'
import { isRemoval } from './collection'

/** The contents of a package line. */
export const childOptionsOf = ({ productId, children }: Pick<LineRecord, 'productId' | 'children'>): ChildOption[] =>
  children.filter(({ id, baseId, parentId }) => id === baseId && parentId === productId)

/** Adds lines for the plaques of the written packages, at no price [OPEN-155]. */
export async function withPlaqueLines(
  catalogue: CatalogueRepository,
  current: readonly LineRecord[],
  written: readonly LineRecord[],
): Promise<LineRecord[]> {
  const packages = written.filter((line) => !line.homeCollection && line.parentProductId === null)
  const held = [...new Set(packages.flatMap(childOptionsOf).map(({ id }) => id))]
  const plaques = new Set((await catalogue.plaques(held)).map(({ SugarID }) => SugarID))
  const seq = Math.max(-1, ...[...current, ...written].map((line) => line.seq)) + 1
  const own = packages.flatMap((line) => {
    const lines = current.filter(({ parentProductId }) => parentProductId === line.id)
    const contents = line.deleted ? [] : childOptionsOf(line)
    const { added, kept, removed } = packagePlaques(contents, lines, (id) => plaques.has(id))
    const before = current.find(({ id }) => id === line.id)
    return [
      ...added.map((content) => plaqueLine(line, content, wordsBefore(content, before))),
      ...kept.map((each) => ({
        ...each,
        deleted: false,
        quantity: 1,
        packageProducts: choicesUnder(line, each.productId),
      })),
      ...removed.map((each) => ({ ...each, deleted: true, quantity: 0 })),
    ]
  })
  return [...written, ...own.map((line, index) => ({ ...line, seq: 'seq' in line ? line.seq : seq + index }))]
}

/** The text in a package that was saved before the catalogue designed this plaque separately. */
function wordsBefore({ id, engravingText }: ChildOption, before: LineRecord | undefined): string {
  const content = before && childOptionsOf(before).find((each) => each.id === id)
  return engravingText || content?.engravingText || ''
}

function plaqueLine(line: LineRecord, { id: productId, name }: ChildOption, engravingText: string) {
  return {
    id: randomUUID(),
    editId: '',
    productId,
    name,
    quantity: 1,
    listPrice: 0,
    baseRate: 0,
    discountPrice: null,
    engravingText,
    packageProducts: choicesUnder(line, productId),
    children: [],
    parentProductId: line.id,
    homeCollection: false,
    isVpcreated: line.isVpcreated,
    deleted: false,
    includesReturnCharge: false,
    requiresCollection: false,
  } satisfies Omit<LineRecord, 'seq'>
}

/** The plaque's own choices. With another finish its artwork needs a new approval. */
function choicesUnder(line: LineRecord, parentId: string): LineRecord['packageProducts'] {
  const values = line.packageProducts[parentId]
  if (values === undefined) return {}
  return Object.assign({ [parentId]: values }, ...values.map((id) => choicesUnder(line, id)))
}

/** Whether a package contains a designed plaque. Such a package has quantity 1, like its plaque. */
export const holdsPlaque = (line: Pick<LineRecord, 'productId' | 'children'>) => childOptionsOf(line).some(isDesigned)

const isDesigned = ({ details }: Pick<ChildOption, 'details'>) => isPackagePlaque(optionFacts(details))

/** The sent choices, without text from the time before the catalogue designed the plaque separately. */
export function withoutFormerText(
  { product, package_products_c: sent }: SubmitLine,
  existing: LineRecord | undefined,
  rows: ReadonlyMap<string, ChoiceRow>,
): NonNullable<SubmitLine['package_products_c']> {
  const values = sent?.[product]
  if (values === undefined || existing === undefined) return sent ?? {}
  const storedTexts = new Map(
    childOptionsOf(existing).map(({ id, engravingText }) => [id, engravedForm(engravingText ?? '')]),
  )
  const isKept = ({ id, engraving_text: words }: (typeof values)[number]) =>
    Boolean(words) && storedTexts.get(id) === words && isDesigned(rows.get(id) ?? {})
  return { ...sent, [product]: values.map((value) => (isKept(value) ? { id: value.id } : value)) }
}

/** Refuses a separately sent plaque line, unless it is unchanged or removed with its package. */
export function plaqueLineRefusal(
  line: SubmitLine,
  existing: LineRecord,
  sent: readonly SubmitLine[],
): RefusedLine | null {
  const isPackageGone = sent.some(({ id, ...each }) => id === existing.parentProductId && isRemoval(each))
  const isLeft = existing.deleted || isPackageGone
  if (isRemoval(line) ? isLeft : isAsItStands(line, existing)) return null
  const why = 'belongs to its package. Change or remove the package, or design the plaque'
  return refuseLine('product', 'ofPackage', `${existing.name} ${why}`)
}

/** Whether the line is unchanged. A plaque's text changes only through its artwork. */
function isAsItStands(line: SubmitLine, { productId, engravingText, deleted }: LineRecord): boolean {
  const isSame = (line.engraving_text ?? '') === '' || line.engraving_text === engravedForm(engravingText)
  const choices = Object.values(line.package_products_c ?? {}).flat()
  return !deleted && line.product === productId && line.quantity === 1 && isSame && choices.length === 0
}
