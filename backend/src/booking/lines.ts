import { randomUUID } from 'node:crypto'
import { canAddToCart, lineAmounts, sameServiceType, trimmedEngraving } from '@portal/domain'
import type { SubmitLine } from '@portal/domain'
import type { ChildOption } from '../db/records'
import type { CatalogueRepository, OptionRow, ProductRow, ZoneRow } from '../repositories/catalogue'
import type { LineRecord } from '../repositories/booking'
import type { FieldDetail } from './draft'

/** What lines are checked against. */
export interface LineContext {
  readonly brand: string
  readonly serviceType: string
  /** Zones of the collection address. */
  readonly zones: readonly ZoneRow[]
}

interface Catalogue {
  readonly products: ReadonlyMap<string, ProductRow>
  readonly options: ReadonlyMap<string, OptionRow>
  /** Products that cannot be ordered without a choice. */
  readonly needingChoices: ReadonlySet<string>
}

/** The lines to write for what was sent [DOM-20]; names and prices are the catalogue's [OPEN-84]. */
export async function resolveLines(
  catalogue: CatalogueRepository,
  sent: readonly SubmitLine[],
  current: readonly LineRecord[],
  context: LineContext,
): Promise<{ lines: LineRecord[]; errors: FieldDetail }> {
  const wanted = sent.filter((line) => !isRemoval(line))
  const productIds = [...new Set(wanted.filter((line) => !isHome(line)).map((line) => line.product))]
  const known: Catalogue = {
    products: await catalogue.products(productIds),
    needingChoices: await catalogue.needingChoices(productIds),
    options: await catalogue.options([...new Set(wanted.flatMap((line) => chosen(line).map((option) => option.id)))]),
  }
  const lines = new Map<string, LineRecord>()
  const errors: FieldDetail = {}
  sent.forEach((line, index) => {
    const existing = matching(line, [...current, ...lines.values()])
    const seq = existing?.seq ?? nextSeq(current) + index
    const result = resolveLine(line, existing, seq, known, context)
    if (result === null) return
    if ('code' in result) errors[`quoted_products.${index}.${result.field}`] = result.code
    else lines.set(result.id, result)
  })
  return { lines: [...lines.values()], errors }
}

interface LineError {
  readonly field: string
  readonly code: string
}

const isRemoval = (line: SubmitLine) => line.deleted || line.quantity === 0
const isHome = (line: SubmitLine) => line.is_home_collection === true
const chosen = (line: SubmitLine) => Object.values(line.package_products_c ?? {}).flat()
const nextSeq = (lines: readonly LineRecord[]) => Math.max(-1, ...lines.map((line) => line.seq)) + 1

/** By id; a line without one is added once per `editId`, however often it is sent. */
function matching(line: SubmitLine, lines: readonly LineRecord[]): LineRecord | undefined {
  if (line.id) return lines.find((each) => each.id === line.id)
  return line.editId ? lines.find((each) => each.editId === line.editId) : undefined
}

function resolveLine(
  line: SubmitLine,
  existing: LineRecord | undefined,
  seq: number,
  known: Catalogue,
  context: LineContext,
): LineRecord | LineError | null {
  if (line.id && existing === undefined) return { field: 'id', code: 'unknown' }
  if (isRemoval(line)) return existing === undefined ? null : { ...existing, deleted: true, quantity: 0 }
  const base = { id: existing?.id ?? randomUUID(), seq, editId: line.editId ?? existing?.editId ?? '' }
  return isHome(line) ? homeLine(line, base, context) : productLine(line, existing, base, known, context)
}

type LineBase = Pick<LineRecord, 'id' | 'seq' | 'editId'>

function homeLine(line: SubmitLine, base: LineBase, { zones }: LineContext): LineRecord | LineError {
  const zone = zones.find((each) => each.id === line.product)
  if (zone === undefined) return { field: 'product', code: 'outsideZone' }
  return { ...emptyLine, ...base, productId: zone.id, name: zone.name, quantity: 1, homeCollection: true }
}

function productLine(
  line: SubmitLine,
  existing: LineRecord | undefined,
  base: LineBase,
  known: Catalogue,
  context: LineContext,
): LineRecord | LineError {
  const product = known.products.get(line.product)
  if (product === undefined) return { field: 'product', code: 'unknown' }
  const isMore =
    existing === undefined || existing.deleted || line.quantity > existing.quantity || existing.productId !== product.id
  if (isMore && !isOffered(product, context)) return { field: 'product', code: 'unavailable' }
  const isChoiceMissing = known.needingChoices.has(product.id) && !line.package_products_c?.[product.id]?.length
  if (isMore && isChoiceMissing) return { field: 'package_products_c', code: 'required' }
  const children = childrenOf(line, product, known.options)
  if (children === null) return { field: 'package_products_c', code: 'unknown' }
  const { maxLines, maxCharacters } = product.details
  return {
    ...emptyLine,
    ...base,
    productId: product.id,
    name: product.name,
    quantity: line.quantity,
    isVpcreated: line.is_vpcreated ?? true,
    engravingText: trimmedEngraving(line.engraving_text ?? '', maxLines || null, maxCharacters || null),
    packageProducts: Object.fromEntries(
      Object.entries(line.package_products_c ?? {}).map(([parent, options]) => [
        parent,
        options.map((option) => option.id),
      ]),
    ),
    children,
    ...lineAmounts(product, children),
  }
}

const emptyLine = {
  quantity: 1,
  listPrice: 0,
  baseRate: 0,
  engravingText: '',
  packageProducts: {},
  children: [],
  parentProductId: null,
  homeCollection: false,
  isVpcreated: true,
  deleted: false,
} satisfies Partial<LineRecord>

function isOffered(product: ProductRow, { brand, serviceType }: LineContext): boolean {
  const forService =
    product.serviceTypes === null || product.serviceTypes.some((name) => sameServiceType(name, serviceType))
  const { sendToUnleashed, hasInventory, specialOrder } = product.details
  return (
    forService &&
    canAddToCart(
      { categoryId: product.category, sendToUnleashed, hasInventory, specialOrder, stock: product.stock },
      brand,
    )
  )
}

/** The chosen options with what they cost; null when one is not of this product's tree. */
function childrenOf(line: SubmitLine, product: ProductRow, options: Catalogue['options']): ChildOption[] | null {
  const children: ChildOption[] = []
  for (const [parentId, chosenOptions] of Object.entries(line.package_products_c ?? {})) {
    for (const { id, engraving_text: engraving } of chosenOptions) {
      const option = options.get(id)
      if (option === undefined || option.baseId !== product.id) return null
      const { baseId, name, listPrice, baseRate } = option
      children.push({ id, parentId, baseId, name, engravingText: engraving ?? null, listPrice, baseRate })
    }
  }
  return children
}
