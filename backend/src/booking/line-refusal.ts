import {
  MAX_QUANTITY,
  engravingExcess,
  formatLongDay,
  isEngraved,
  lacksAshes,
  quantityError,
  sameServiceType,
  whyNotOrderable,
} from '@portal/domain'
import type { NotOrderableReason } from '@portal/domain'
import { choiceErrorText } from '@portal/domain-bundled/choice-errors'
import type { ChoiceError } from '@portal/domain-bundled/choice-errors'
import { sameValue } from '@portal/domain-bundled/merge'
import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { excessText, notEngravableText } from '@portal/domain-bundled/engraving-words'
import type { ChildOption } from '../db/records'
import type { LineRecord } from '../repositories/booking'
import type { ProductRow } from '../repositories/catalogue'
import type { FieldDetail } from './draft'
import { optionFacts } from '../catalogue/product-option'

/** Why a line is refused: codes by field, and messages. */
export interface RefusedLine {
  readonly errors: FieldDetail
  readonly messages: readonly string[]
}

export const refuseLine = (field: string, code: string, ...messages: readonly string[]): RefusedLine => ({
  errors: { [field]: code },
  messages,
})

/** The practice and day for which a product is ordered. */
export interface OfferContext {
  readonly brand: string
  readonly serviceType: string
  /** The practice's day, YYYY-MM-DD. */
  readonly today: string
}

const WHY_NOT: Readonly<Record<NotOrderableReason | 'notOffered', (product: ProductRow) => string>> = {
  withdrawn: () => 'is no longer offered',
  notYetAvailable: ({ details }) => `is available from ${formatLongDay(details.dateAvailable)}`,
  unavailable: () => 'is out of stock for your region',
  notOffered: () => 'is not offered for this kind of booking',
}

/** Why the product cannot be ordered now [OPEN-63, OPEN-101]; null if it can. */
export function productRefusal(product: ProductRow, { brand, serviceType, today }: OfferContext): RefusedLine | null {
  const isForService = product.serviceTypes?.some((name) => sameServiceType(name, serviceType)) ?? true
  const facts = { ...product.details, categoryId: product.category, stock: product.stock }
  const code = isForService ? whyNotOrderable(facts, brand, today) : 'notOffered'
  return code && refuseLine('product', code, `${product.name} ${WHY_NOT[code](product)}`)
}

/** Refuses an item, or a chosen value, that holds ashes if the service returns none [OPEN-340]. */
export function ashesRefusal(
  product: ProductRow,
  children: readonly Pick<ChildOption, 'id' | 'parentId' | 'name' | 'details'>[],
  serviceType: string,
): RefusedLine | null {
  const lacks = (details: ChildOption['details']) =>
    lacksAshes(serviceType, { holdsAshes: optionFacts(details).holds_ashes })
  const child = children.find(({ details }) => lacks(details))
  const isItself = lacksAshes(serviceType, product)
  if (!child && !isItself) return null
  const what = child ? `${product.name}: ${child.name}` : product.name
  const field = isItself || !child ? 'product' : `package_products_c.${child.parentId}`
  return refuseLine(field, 'withoutAshes', `${what} is made for ashes, and with this service no ashes are returned`)
}

/** Refuses the choices of a product. Each dropdown is a field of its own. */
export function choicesRefusal({ name }: ProductRow, errors: readonly ChoiceError[]): RefusedLine {
  return {
    errors: Object.fromEntries(
      errors.map(({ code, parentId, group }) => [
        ['package_products_c', parentId, group].filter(Boolean).join('.'),
        code,
      ]),
    ),
    messages: errors.map((error) => choiceErrorText(name, error)),
  }
}

/** Refuses text that the item does not accept, that cannot be engraved, or that is too long; never cuts it [CAT-54]. */
export function textRefusal({ name, details }: ProductRow, words: string): RefusedLine | null {
  if (words !== '' && !details.requiresEngraving) {
    return refuseLine('engraving_text', 'noEngraving', `${name} is not engraved, so it takes no words`)
  }
  const found = notEngravable(words)
  if (found.length > 0) return refuseLine('engraving_text', 'noGlyph', `${name}: ${notEngravableText(found)}`)
  const excess = engravingExcess(words, details)
  return excess && refuseLine('engraving_text', 'tooLong', `${name}: ${excessText(excess, details)}`)
}

/** Refuses too many items, or several of an engraved one. An unchanged line is accepted [OPEN-100]. */
export function quantityRefusal(
  line: LineRecord,
  existing: LineRecord | undefined,
  isPlaque: boolean,
): RefusedLine | null {
  const code = quantityError(line.quantity, isPlaque || isEngraved(wordsOn(line)))
  if (code === undefined || (existing && sameValue(contentOf(line), contentOf(existing)))) return null
  const why = code === 'engraved' ? 'an engraved item is ordered one by one' : `the quantity is 1 to ${MAX_QUANTITY}`
  return refuseLine('quantity', code, `${line.name}: ${why}`)
}

const wordsOn = ({ engravingText, children }: LineRecord) => [
  engravingText,
  ...children.map((child) => child.engravingText),
]

function contentOf(line: LineRecord) {
  const { productId, quantity, packageProducts } = line
  return { productId, quantity, packageProducts, words: wordsOn(line) }
}
