import { amountOn, categoryName, reducedPrice, sumOf } from '@portal/domain'
import type { PriceList, Product, ProductSummary } from '@portal/domain'
import type { ListedProduct } from '@portal/api-client/contract/product'
import type { PetSizes } from '../booking/pet-sizes'
import type { ProductRow } from '../repositories/catalogue'
import { mediaLink } from './links'

function toSummary(row: ProductRow, brand: string, prices: PriceList): ProductSummary {
  const { description, requiresEngraving, specialOrder, sendToUnleashed, hasInventory, imagePaths, dateAvailable } =
    row.details
  const stock = row.stock[brand]
  return {
    id: row.id,
    name: row.name,
    description,
    category: { id: row.category, name: categoryName(row.category) },
    categoryId: row.category,
    ...pricesOf(row, prices),
    dateAvailable,
    productImages: imagePaths.map((path) => ({ image: mediaLink(path) })),
    requiresEngraving,
    holdsAshes: row.holdsAshes,
    specialOrder,
    sendToUnleashed,
    hasInventory,
    stock: stock === undefined ? {} : { [brand]: stock },
  }
}

const WITHOUT_SIZES: PetSizes = { hasSizes: false, fitsPet: null, added: null }

/** A row of the list, with its size and price for the pet. */
export function toListed(
  row: ProductRow,
  brand: string,
  prices: PriceList,
  sizes: PetSizes = WITHOUT_SIZES,
): ListedProduct {
  const summary = toSummary(row, brand, prices)
  const { hasSizes, fitsPet, added } = sizes
  const priceForPet = added === null || summary.price === null ? null : sumOf([summary.price, added])
  return { ...summary, material: row.material, hasSizes, fitsPet, priceForPet }
}

/** The price for the practice, and on the list also the price before a reduction [OPEN-84, OPEN-101]. */
function pricesOf(row: ProductRow, prices: PriceList): Pick<ProductSummary, 'price' | 'listPrice' | 'discountPrice'> {
  const amounts = { ...row, discountPrice: row.details.discountPrice }
  const isList = prices === 'listPrice'
  return {
    price: amountOn(prices, amounts),
    listPrice: isList ? row.listPrice : null,
    discountPrice: isList ? reducedPrice(amounts) : null,
  }
}

/** The product without its cost price, which only the provider may see. */
export function toProduct(row: ProductRow, brand: string, prices: PriceList): Product {
  const { details } = row
  const summary = toSummary(row, brand, prices)
  return {
    ...summary,
    baseRate: prices === 'baseRate' ? summary.price : null,
    costPrice: null,
    mftPartNum: details.partNumber,
    qtyInStock: row.stock[brand]?.available ?? null,
    status: null,
    typeId: null,
    weight: details.weightKg,
    packageId: null,
    baseId: row.id,
    pivot: null,
    hideInPortalModal: details.hideInPortalModal,
    maxLines: details.maxLines,
    maxCharacters: details.maxCharacters,
    engravingBaseImage: details.engravingBaseImage,
    engravingType: details.engravingType,
    requiresCollection: details.requiresCollection,
    includesReturnCharge: details.includesReturnCharge,
    preCremationInstructions: details.preCremationInstructions,
    postCremationInstructions: details.postCremationInstructions,
    returnInstructions: details.returnInstructions,
    showInManagePrep: details.showInManagePrep,
    orderInformation: details.orderInformation,
    pricingMethod: details.pricingMethod,
    showInConfirmationEmails: details.showInConfirmationEmails,
    type: details.type,
    minWeight: details.minWeight,
    maxWeight: details.maxWeight,
    orderBy: row.orderBy,
    total_product_price: summary.price,
  }
}
