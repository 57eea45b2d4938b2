import { groupedBy } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import { contentRow, contentsOf, toPackageProduct } from '../catalogue/package-contents'
import { priceListOf } from '../catalogue/prices'
import { isOptionalGroup, toProductOption } from '../catalogue/product-option'
import type { ChoiceRow } from '../catalogue/product-option'
import type { Deps } from '../deps'
import { notFound } from '../errors/failure'
import { CatalogueRepository } from '../repositories/catalogue'
import { ItemListRepository } from '../repositories/item-list'
import type { Handlers } from './handler'
import { mediaLink } from './links'
import { toProduct } from './product-answer'
import { comparisonOf } from './product-comparison'
import { listPage } from './product-list'

type ProductContract = Pick<
  Contract,
  'listProducts' | 'compareProducts' | 'getProduct' | 'getProductOptions' | 'getPackageContents' | 'getProductImage'
>

export function productHandlers({ db }: Deps): Handlers<ProductContract> {
  const catalogue = new CatalogueRepository(db)
  const list = new ItemListRepository(db)
  const find = async (id: string) => {
    const product = (await catalogue.products([id])).get(id)
    if (product === undefined) throw notFound('The product')
    return product
  }
  return {
    listProducts: ({ session, query }) => listPage({ catalogue, list }, session.practice, query),

    compareProducts: async ({ session, query: { first, second, petWeight } }) => ({
      data: await comparisonOf(catalogue, session.practice, [first, second], petWeight ?? null),
    }),

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
