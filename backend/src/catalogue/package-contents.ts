import type { PackageProduct, PriceList } from '@portal/domain'
import { PLAQUE } from '@portal/domain-bundled/package-plaques'
import type { OptionDetails, ProductDetails } from '../db/records'
import type { CatalogueRepository, PackageItemRow, ProductRow } from '../repositories/catalogue'
import { toProductOption } from './product-option'
import type { ChoiceRow } from './product-option'

/** A content of a package. It is omitted if the catalogue no longer has its product. */
export interface Content {
  readonly item: PackageItemRow
  readonly product: ProductRow
  /** Whether the product is a plaque, which is designed on a line of its own [OPEN-155]. */
  readonly isPlaque: boolean
}

/** Contents of each package among these products. */
export async function contentsOf(
  catalogue: CatalogueRepository,
  productIds: readonly string[],
): Promise<Map<string, Content[]>> {
  const items = await catalogue.packageContents(productIds)
  const ids = [...items.values()].flat().map(({ productId }) => productId)
  const products = await catalogue.products([...new Set(ids)])
  const plaques = new Set((await catalogue.plaques([...products.keys()])).map(({ SugarID }) => SugarID))
  return new Map(
    [...items].map(([packageId, held]) => [
      packageId,
      held.flatMap((item) => {
        const product = products.get(item.productId)
        return product ? [{ item, product, isPlaque: plaques.has(product.id) }] : []
      }),
    ]),
  )
}

/** Content of a package as one of its values. Its price is part of the package's. */
export function contentRow({ product: { id, name, details, holdsAshes }, isPlaque }: Content): ChoiceRow {
  return {
    id,
    baseId: id,
    name,
    listPrice: 0,
    baseRate: 0,
    details: {
      ...keptDetails(details),
      holdsAshes,
      ...(isPlaque && { requiresEngraving: false, engravingType: PLAQUE }),
    },
  }
}

/** The details that a line stores, without costs, stock and instructions. */
function keptDetails(details: ProductDetails): OptionDetails {
  const { costPrice: _cost, discountPrice: _discount, partNumber: _part, weightKg: _weight, ...more } = details
  const { imagePaths, engravingBaseImage: _base, sendToUnleashed: _sent, hasInventory: _tracked, ...most } = more
  const { preCremationInstructions: _pre, postCremationInstructions: _post, ...rest } = most
  const { returnInstructions: _return, dateAvailable: _date, ...kept } = rest
  return { ...kept, imagePath: imagePaths[0] ?? null, hideInPortalModal: false }
}

/** The content as the catalogue API sends it [DOM-34]. `image`: link to its picture. */
export function toPackageProduct(content: Content, prices: PriceList, image: string): PackageProduct {
  const { item, product } = content
  const row = { ...contentRow(content), parentId: item.packageId, groupName: item.name }
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    packageProduct: {
      productId: product.id,
      preCremationInstructions: product.details.preCremationInstructions || null,
      option: { ...toProductOption(row, prices), image },
    },
  }
}
