import { amountOn, categoryName, groupedBy, reducedPrice, returnsAshes, sumOf } from '@portal/domain'
import type { PriceList, Product, ProductSummary } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import type { ListedProduct } from '@portal/api-client/contract/product'
import { priceListOf } from '../catalogue/prices'
import { sizesFor } from '../booking/package-price'
import { contentRow, contentsOf, toPackageProduct } from '../catalogue/package-contents'
import { isOptionalGroup, toProductOption } from '../catalogue/product-option'
import type { ChoiceRow } from '../catalogue/product-option'
import type { Deps } from '../deps'
import { notFound } from '../errors/failure'
import { CatalogueRepository } from '../repositories/catalogue'
import type { ProductRow } from '../repositories/catalogue'
import type { Handlers } from './handler'
import { mediaLink } from './links'
import { pageOf } from './page'

const PACKAGES = 'cremationPackages'

type ProductContract = Pick<
  Contract,
  'listProducts' | 'getProduct' | 'getProductOptions' | 'getPackageContents' | 'getProductImage'
>

export function productHandlers({ db }: Deps): Handlers<ProductContract> {
  const catalogue = new CatalogueRepository(db)
  const find = async (id: string) => {
    const product = (await catalogue.products([id])).get(id)
    if (product === undefined) throw notFound('The product')
    return product
  }
  return {
    listProducts: async ({ session, query }) => {
      const { page, page_size: pageSize } = query
      const { rows, total } = await catalogue.list(
        {
          categories: query.type === 'package' ? [PACKAGES] : categoriesOf(query.category),
          search: query.search ?? undefined,
          serviceType: query.serviceType?.toLowerCase() || undefined,
          isWithoutAshes: returnsAshes(query.serviceType) === false,
        },
        page,
        pageSize,
      )
      const prices = priceListOf(session.practice)
      const weight = query.type === 'package' ? query.petWeight : null
      const sizes = weight && prices ? await sizesFor(catalogue, rows, weight, prices) : undefined
      return pageOf(
        rows.map((row) => withSizes(toSummary(row, session.practice.brand, prices), sizes?.get(row.id))),
        total,
        page,
        pageSize,
      )
    },

    getProduct: async ({ session, params, query }) => {
      // A product is its own template [API-42].
      if (query.template_id && query.template_id !== params.id) throw notFound('The product')
      return toProduct(await find(params.id), session.practice.brand, priceListOf(session.practice))
    },

    getProductOptions: async ({ session, params, query }) => {
      const product = await find(query.base_id ?? params.id)
      const isUnderOption = query.parent_type === 'option'
      const parent = isUnderOption ? await catalogue.option(product.id, query.parent_id ?? '') : product
      if (parent === undefined) throw notFound('The choice')
      const rows = await catalogue.optionsUnder(product.id, parent.id)
      const groups = groupedBy(rows, (row) => row.groupName)
      const prices = priceListOf(session.practice)
      return {
        product: { id: parent.id, name: parent.name },
        parents: [...groups].map(([name, options]) => ({ name, optionalStatus: isOptionalGroup(options) })),
        filteredproducts: rows.map((row) => ({ ...toProductOption(row, prices), image: pictureOf(row) })),
      }
    },

    getPackageContents: async ({ session, params: { id } }) => {
      await find(id)
      const prices = priceListOf(session.practice)
      const contents = (await contentsOf(catalogue, [id])).get(id) ?? []
      return { data: contents.map((content) => toPackageProduct(content, prices, pictureOf(contentRow(content)))) }
    },

    getProductImage: async ({ params }) => {
      const [path] = (await find(params.id)).details.imagePaths
      return { image: path === undefined ? null : mediaLink(path) }
    },
  }
}

const pictureOf = ({ details: { imagePath } }: ChoiceRow) => (imagePath === null ? '' : mediaLink(imagePath))

/** 'all' and an empty list mean every category but packages, which have their own list. */
function categoriesOf(asked: readonly string[] | null | undefined): string[] {
  const everything = ['keepsakes', 'memorialisation', 'urns', 'metalUrns', 'ceramicUrns', 'vetSupplies']
  return asked?.length && !asked.includes('all') ? [...asked] : everything
}

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

/** A package with its price for the pet's weight. */
function withSizes(summary: ProductSummary, added: number | undefined): ListedProduct {
  const isKnown = added !== undefined && summary.price !== null
  return { ...summary, priceForPet: isKnown ? sumOf([summary.price, added]) : null }
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

/** Without the cost price, which only the provider may see. */
function toProduct(row: ProductRow, brand: string, prices: PriceList): Product {
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
