import { amountOn } from '@portal/domain'
import type { PriceList, ServerLine } from '@portal/domain'
import type { ChildOption } from '../db/records'
import { lineArtwork } from '../repositories/artwork'
import type { ArtworkFacts } from '../repositories/artwork'
import type { LineRecord } from '../repositories/booking'
import { pieceIds } from './line-pieces'
import type { Pieces } from './line-pieces'
import { optionFacts } from '../catalogue/product-option'

/** Converts a stored line for the API. `pieces`: today's catalogue facts, if they were requested. */
export function toServerLine(
  line: LineRecord,
  prices: PriceList,
  artworks: readonly ArtworkFacts[],
  pieces?: Pieces,
): ServerLine {
  const artwork = artworks.find(({ lineId }) => lineId === line.id)
  return {
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    unit_price: line.homeCollection ? null : amountOn(prices, line),
    discount_price: prices === 'listPrice' ? line.discountPrice : null,
    engraving_text: line.engravingText || null,
    actual_product_id_c: line.productId,
    producttemplate_id_c: line.productId,
    parent_product_id: line.parentProductId,
    package_products_c: Object.fromEntries(
      Object.entries(line.packageProducts).map(([parent, ids]) => [
        parent,
        line.children
          .filter((child) => child.parentId === parent && ids.includes(child.id))
          .map((child) => toServerOption(child, prices)),
      ]),
    ),
    deleted: line.deleted,
    seq: line.seq,
    is_vpcreated: line.isVpcreated,
    editId: line.editId || null,
    // Amounts of chosen options are included in the line's own and must not count twice [OPEN-58].
    child_products: [],
    is_home_collection: line.homeCollection,
    includes_return_charge: line.includesReturnCharge,
    requires_collection: line.requiresCollection,
    can_be_deleted: !line.homeCollection,
    pieces: pieceIds(line).flatMap((id) => pieces?.get(id) ?? []),
    artwork: artwork ? lineArtwork(artwork) : null,
  }
}

function toServerOption(child: ChildOption, prices: PriceList): ServerLine['package_products_c'][string][number] {
  return {
    ...optionFacts(child.details),
    id: child.id,
    baseId: child.baseId,
    parentId: child.parentId,
    name: child.name,
    unit_price: amountOn(prices, child),
    engraving_text: child.engravingText,
    group: child.group ?? '',
    chosen_for_weight: child.chosenForWeight ?? null,
  }
}
