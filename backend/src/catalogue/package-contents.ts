import type { PackageProduct, PriceList } from '@portal/domain'
import { PLAQUE } from '@portal/domain/package-plaques'
import type { OptionDetails, ProductDetails } from '../db/records'
import type { CatalogueRepository, PackageItemRow, ProductRow } from '../repositories/catalogue'
import { toProductOption } from './product-option'
import type { ChoiceRow } from './product-option'

/** A thing that a package holds; its product is gone when the catalogue has it no more. */
export interface Content {
  readonly item: PackageItemRow
  readonly product: ProductRow
  /** Designed on a line of its own [OPEN-155]. */
  readonly isPlaque: boolean
}

/** What the packages among these products hold, by package. */
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

/** A thing of a package as one of its values: what it costs is in the package's price. */
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

/** What a line keeps of a product as of any value: nothing of what the provider pays for it or has in stock. */
function keptDetails(details: ProductDetails): OptionDetails {
  const { costPrice: _cost, discountPrice: _discount, partNumber: _part, weightKg: _weight, ...more } = details
  const { imagePaths, engravingBaseImage: _base, sendToUnleashed: _sent, hasInventory: _tracked, ...most } = more
  const { preCremationInstructions: _pre, postCremationInstructions: _post, ...rest } = most
  const { returnInstructions: _return, dateAvailable: _date, ...kept } = rest
  return { ...kept, imagePath: imagePaths[0] ?? null, hideInPortalModal: false }
}

/** As the catalogue tells of it [DOM-34]; `image`: the link to its picture. */
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
