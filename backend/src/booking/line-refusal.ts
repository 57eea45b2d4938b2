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
import type { NotOrderable } from '@portal/domain'
import { choiceErrorText } from '@portal/domain/choice-errors'
import type { ChoiceError } from '@portal/domain/choice-errors'
import { sameValue } from '@portal/domain/merge'
import { notEngravable } from '@portal/domain/not-engravable'
import { excessText, notEngravableText } from '@portal/domain/engraving-words'
import type { ChildOption } from '../db/records'
import type { LineRecord } from '../repositories/booking'
import type { ProductRow } from '../repositories/catalogue'
import type { FieldDetail } from './draft'
import { optionFacts } from '../catalogue/product-option'

/** Why a line is not written: codes by field, and what of it is said in words. */
export interface RefusedLine {
  readonly errors: FieldDetail
  readonly messages: readonly string[]
}

export const refused = (field: string, code: string, ...messages: readonly string[]): RefusedLine => ({
  errors: { [field]: code },
  messages,
})

/** For whom and when a product is ordered. */
export interface OfferContext {
  readonly brand: string
  readonly serviceType: string
  /** The practice's day, YYYY-MM-DD. */
  readonly today: string
}

const WHY_NOT: Readonly<Record<NotOrderable | 'notOffered', (product: ProductRow) => string>> = {
  withdrawn: () => 'is no longer offered',
  notYetAvailable: ({ details }) => `is available from ${formatLongDay(details.dateAvailable)}`,
  unavailable: () => 'is out of stock for your region',
  notOffered: () => 'is not offered for this kind of booking',
}

/** What cannot be ordered now, and why [OPEN-63, OPEN-101]; null when it can. */
export function refusedProduct(product: ProductRow, { brand, serviceType, today }: OfferContext): RefusedLine | null {
  const isForService = product.serviceTypes?.some((name) => sameServiceType(name, serviceType)) ?? true
  const facts = { ...product.details, categoryId: product.category, stock: product.stock }
  const code = isForService ? whyNotOrderable(facts, brand, today) : 'notOffered'
  return code && refused('product', code, `${product.name} ${WHY_NOT[code](product)}`)
}

/** What is made for ashes where none are returned: the item, or what was chosen for it [OPEN-340]. */
export function refusedAshes(
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
  return refused(field, 'withoutAshes', `${what} is made for ashes, and with this service no ashes are returned`)
}

/** Of the choices each dropdown is a field. */
export function refusedChoices({ name }: ProductRow, errors: readonly ChoiceError[]): RefusedLine {
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

/** Words for what is not engraved, that cannot be engraved, or for which there is no room: nothing is cut [CAT-54]. */
export function refusedWords({ name, details }: ProductRow, words: string): RefusedLine | null {
  if (words !== '' && !details.requiresEngraving) {
    return refused('engraving_text', 'noEngraving', `${name} is not engraved, so it takes no words`)
  }
  const found = notEngravable(words)
  if (found.length > 0) return refused('engraving_text', 'noGlyph', `${name}: ${notEngravableText(found)}`)
  const excess = engravingExcess(words, details)
  return excess && refused('engraving_text', 'tooLong', `${name}: ${excessText(excess, details)}`)
}

/** Too many, or several of what is engraved; a line as it is there already is taken as it is [OPEN-100]. */
export function refusedQuantity(
  line: LineRecord,
  existing: LineRecord | undefined,
  isPlaque: boolean,
): RefusedLine | null {
  const code = quantityError(line.quantity, isPlaque || isEngraved(wordsOn(line)))
  if (code === undefined || (existing && sameValue(contentOf(line), contentOf(existing)))) return null
  const why = code === 'engraved' ? 'an engraved item is ordered one by one' : `the quantity is 1 to ${MAX_QUANTITY}`
  return refused('quantity', code, `${line.name}: ${why}`)
}

const wordsOn = ({ engravingText, children }: LineRecord) => [
  engravingText,
  ...children.map((child) => child.engravingText),
]

function contentOf(line: LineRecord) {
  const { productId, quantity, packageProducts } = line
  return { productId, quantity, packageProducts, words: wordsOn(line) }
}
