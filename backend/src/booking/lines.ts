import { randomUUID } from 'node:crypto'
import { engravedForm, lineAmounts, reducedPrice } from '@portal/domain'
import type { SubmitLine } from '@portal/domain'
import { sameValue } from '@portal/domain-bundled/merge'
import type { ChildOption } from '../db/records'
import type { CatalogueRepository, ProductRow, ZoneRow } from '../repositories/catalogue'
import type { LineRecord } from '../repositories/booking'
import type { FieldDetail } from './draft'
import { lineChoices, offeredChoices } from './line-choices'
import type { OfferedChoices } from './line-choices'
import { refuseLine, ashesRefusal, choicesRefusal, productRefusal, quantityRefusal, textRefusal } from './line-refusal'
import type { OfferContext, RefusedLine } from './line-refusal'
import { holdsPlaque, plaqueLineRefusal } from './package-plaques'
import { isRemoval } from './collection'

/** The facts against which lines are checked. */
export interface LineContext extends OfferContext {
  /** A submitted booking keeps its prices [OPEN-102]. */
  readonly isSubmitted: boolean
  /** Zones of the collection address. */
  readonly zones: readonly ZoneRow[]
  /** The pet's weight in kg; null if unknown. */
  readonly weight: number | null
  /** Ids of lines whose text comes from the engraving record of their present product. */
  readonly recorded: ReadonlySet<string>
}

interface Catalogue {
  readonly products: ReadonlyMap<string, ProductRow>
  readonly choices: OfferedChoices
  /** Products that are plaques. */
  readonly plaques: ReadonlySet<string>
}

export interface ResolvedLines {
  readonly lines: LineRecord[]
  /** By field; each dropdown is a field. */
  readonly errors: FieldDetail
  readonly messages: string[]
}

/** Lines to write for the sent ones [DOM-20], with names and prices of the catalogue [OPEN-84]. */
export async function resolveLines(
  catalogue: CatalogueRepository,
  submitted: readonly SubmitLine[],
  current: readonly LineRecord[],
  context: LineContext,
): Promise<ResolvedLines> {
  const sent = submitted.map(asEngraved)
  const wanted = sent.filter((line) => !isRemoval(line))
  const productIds = [...new Set(wanted.filter((line) => !isHome(line)).map((line) => line.product))]
  const known: Catalogue = {
    products: await catalogue.products(productIds),
    choices: await offeredChoices(catalogue, productIds),
    plaques: new Set((await catalogue.plaques(productIds)).map(({ SugarID }) => SugarID)),
  }
  const lines = new Map<string, LineRecord>()
  const errors: FieldDetail = {}
  const messages: string[] = []
  sent.forEach((line, index) => {
    const existing = matching(line, [...current, ...lines.values()])
    const seq = existing?.seq ?? nextSeq(current) + index
    const result = existing?.parentProductId
      ? plaqueLineRefusal(line, existing, sent)
      : resolveLine(line, existing, seq, known, context)
    if (result === null) return
    if ('id' in result) lines.set(result.id, result)
    else Object.assign(errors, prefixed(`quoted_products.${index}`, result.errors))
    if ('messages' in result) messages.push(...result.messages)
  })
  return { lines: [...lines.values()], errors, messages }
}

/** Converts texts to their engraved form. Not part of the schema, because pages without engraving load it too. */
function asEngraved(line: SubmitLine): SubmitLine {
  const form = <T extends { engraving_text?: string | null | undefined }>(of: T): T => ({
    ...of,
    engraving_text: of.engraving_text && engravedForm(of.engraving_text),
  })
  const choices = Object.entries(line.package_products_c ?? {})
  return {
    ...form(line),
    package_products_c: Object.fromEntries(choices.map(([parentId, values]) => [parentId, values.map(form)])),
  }
}

const prefixed = (prefix: string, errors: FieldDetail) =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [`${prefix}.${field}`, code]))

const isHome = (line: SubmitLine) => line.is_home_collection
const nextSeq = (lines: readonly LineRecord[]) => Math.max(-1, ...lines.map((line) => line.seq)) + 1

/** Finds a line by id. One without an id is found by `editId`, so that sending it twice adds it once. */
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
): LineRecord | RefusedLine | null {
  if (line.id && existing === undefined) return refuseLine('id', 'unknown')
  if (isRemoval(line)) return existing === undefined ? null : { ...existing, deleted: true, quantity: 0 }
  const base = { id: existing?.id ?? randomUUID(), seq, editId: line.editId ?? existing?.editId ?? '' }
  return isHome(line) ? homeLine(line, base, context) : productLine(line, existing, base, known, context)
}

type LineBase = Pick<LineRecord, 'id' | 'seq' | 'editId'>

function homeLine(line: SubmitLine, base: LineBase, { zones }: LineContext): LineRecord | RefusedLine {
  const zone = zones.find((each) => each.id === line.product)
  if (zone === undefined) return refuseLine('product', 'outsideZone')
  return { ...emptyLine, ...base, productId: zone.id, name: zone.name, quantity: 1, homeCollection: true }
}

function productLine(
  line: SubmitLine,
  existing: LineRecord | undefined,
  base: LineBase,
  known: Catalogue,
  context: LineContext,
): LineRecord | RefusedLine {
  const product = known.products.get(line.product)
  if (product === undefined) return refuseLine('product', 'unknown')
  const notOffered = isMore(line, existing) && productRefusal(product, context)
  if (notOffered) return notOffered
  const { errors, ...choices } = lineChoices(line, existing, known.choices, context.weight)
  const withoutAshes = ashesRefusal(product, choices.children, context.serviceType)
  if (withoutAshes) return withoutAshes
  if (errors.length > 0) return choicesRefusal(product, errors)
  const keptText = keptWords(line, existing, context)
  const words = keptText ?? line.engraving_text ?? ''
  const unfit = keptText === null && textRefusal(product, words)
  if (unfit) return unfit
  const isOrdered =
    context.isSubmitted && existing !== undefined && isSameItem(existing, { productId: product.id, ...choices })
  const written: LineRecord = {
    ...emptyLine,
    ...base,
    productId: product.id,
    name: product.name,
    quantity: line.quantity,
    isVpcreated: line.is_vpcreated ?? true,
    engravingText: words,
    ...choices,
    ...(isOrdered ? asOrdered(existing, choices.children) : asOffered(product, choices.children)),
  }
  const isPlaque = known.plaques.has(product.id) || holdsPlaque(written)
  return quantityRefusal(written, existing, isPlaque) ?? written
}

/** The stored text, if it comes from a record or did not change; null for a new text. */
function keptWords(line: SubmitLine, existing: LineRecord | undefined, { recorded }: LineContext): string | null {
  if (existing?.productId !== line.product) return null
  const isSame = engravedForm(existing.engravingText) === (line.engraving_text ?? '')
  return recorded.has(existing.id) || isSame ? existing.engravingText : null
}

/** Whether two lines are the same item: same product, same choices. */
export const isSameItem = (a: Item, b: Item) =>
  a.productId === b.productId && sameValue(a.packageProducts, b.packageProducts)
type Item = Pick<LineRecord, 'productId' | 'packageProducts'>

/** Prices and travel facts of the item in today's catalogue. */
function asOffered(product: ProductRow, children: readonly ChildOption[]) {
  const listed = { ...product, discountPrice: product.details.discountPrice }
  const amounts = lineAmounts(listed, children)
  return {
    ...amounts,
    discountPrice: reducedPrice(listed) === null ? null : amounts.listPrice,
    ...travelOf(product, children),
  }
}

/** Prices at the time of the order, with options. */
function asOrdered(line: LineRecord, children: readonly ChildOption[]) {
  const { listPrice, baseRate, discountPrice, includesReturnCharge, requiresCollection } = line
  const amountsThen = new Map(line.children.map((child) => [`${child.parentId} ${child.id}`, child]))
  return {
    listPrice,
    baseRate,
    discountPrice,
    includesReturnCharge,
    requiresCollection,
    children: children.map((child) => {
      const then = amountsThen.get(`${child.parentId} ${child.id}`) ?? child
      return { ...child, listPrice: then.listPrice, baseRate: then.baseRate }
    }),
  }
}

/** Travel facts of the item and its options [OPEN-96]. */
function travelOf({ details }: ProductRow, options: readonly ChildOption[]) {
  const all = [details, ...options.map((option) => option.details)]
  return {
    includesReturnCharge: all.some((each) => each?.includesReturnCharge),
    requiresCollection: all.some((each) => each?.requiresCollection),
  }
}

/** The present lines, with the written ones replaced. */
export function withLines(current: readonly LineRecord[], written: readonly LineRecord[]): LineRecord[] {
  const ids = new Set(written.map((line) => line.id))
  return [...current.filter((line) => !ids.has(line.id)), ...written]
}

/** Default values of a line. */
export const emptyLine = {
  quantity: 1,
  listPrice: 0,
  baseRate: 0,
  discountPrice: null,
  engravingText: '',
  packageProducts: {},
  children: [],
  parentProductId: null,
  homeCollection: false,
  isVpcreated: true,
  deleted: false,
  includesReturnCharge: false,
  requiresCollection: false,
} satisfies Partial<LineRecord>

/** Whether the line orders more than before. Restoring a removed line does not. */
function isMore(line: SubmitLine, existing: LineRecord | undefined): boolean {
  if (existing === undefined || existing.productId !== line.product) return true
  return !existing.deleted && line.quantity > existing.quantity
}
