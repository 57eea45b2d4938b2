import { newLine, ProductSchema } from '@portal/domain'
import type { Product, QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { parse } from 'valibot'
import type { KnownChoices } from '../choices/choice-values'

/** A clay paw print at $24.95, in stock in Western Australia. */
export function product(change: Partial<Product> = {}): Product {
  const pawPrint = {
    id: 'paw-print',
    name: 'Clay Paw Print',
    category: { id: 'keepsakes', name: 'Keepsakes' },
    categoryId: 'keepsakes',
    description: 'A print of one paw, pressed in clay.',
    productImages: [{ image: '/media/products/paw-print.svg' }],
    sendToUnleashed: true,
    hasInventory: true,
    stock: { 'WA LWD': { available: 8, minimum: 3 } },
    price: 24.95,
    total_product_price: 24.95,
  }
  return { ...parse(ProductSchema, pawPrint), ...change }
}

/** Choices of a product without dropdowns. */
export const NO_CHOICES: KnownChoices = { tree: new Map(), roots: [] }

/** The API's answer for this product. */
export const noOptions = { product: { id: 'any', name: 'Any' }, parents: [], filteredproducts: [] }

/** Up to two lines of five characters. */
export const engraved = product({
  id: 'heart',
  name: 'Heart Keepsake',
  requiresEngraving: true,
  maxLines: 2,
  maxCharacters: 5,
})

export const soldOut = product({
  id: 'crystal',
  name: 'Crystal Light',
  stock: { 'WA LWD': { available: 3, minimum: 3 } },
})

const UNSIZED = { material: null, hasSizes: false, fitsPet: null, priceForPet: null }

/** A page as the API returns it. */
export function pageOf<Row extends Product>(rows: readonly Row[], { page = 1, pages = 1, total = rows.length } = {}) {
  return { data: rows.map((row) => ({ ...UNSIZED, ...row })), current_page: page, last_page: pages, total }
}

export function line(id: string, name: string, change: Partial<QuotedLine> = {}): QuotedLine {
  return { ...newLine({ id: `product-${id}`, name, price: 24.95 }, `edit-${id}`), id, ...change }
}

/** A cart's result for a saved line. */
export const savedLine: BookingCart['saveLine'] = async ({ productId, name, editId }) => ({
  ...newLine({ id: productId, name }, editId ?? ''),
  id: `line-${productId}`,
  bookingId: 'booking-1',
})

/** Plaque configuration when no plaques are sold. */
export const NO_PLAQUES = { Config_File: [] }
