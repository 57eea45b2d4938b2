import {
  bookingFields,
  collectionAddressFields,
  emptyPet,
  feeFields,
  loosePetFields,
  noAddress,
  ownerFields,
  petFields,
  amountOn,
} from '@portal/domain'
import type { PriceList, ServerBooking, ServerLine, LinePiece } from '@portal/domain'
import { optionFacts } from '../catalogue/product-option'
import type { Db } from '../db/connect'
import type { ChildOption } from '../db/records'
import { lineArtwork } from '../repositories/artwork'
import type { ArtworkFacts } from '../repositories/artwork'
import type { BookingRecord, EventRecord, InstructionRecord, StoredBooking, LineRecord } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'

/**
 * Converts a stored booking for the API. `prices`: amounts that the practice may see. `pieces`: today's catalogue
 * facts, if they were requested.
 */
export function toServerBooking(stored: StoredBooking, prices: PriceList, pieces?: Pieces): ServerBooking {
  const { booking } = stored
  const { pet, owner, collection } = booking.details
  return {
    id: booking.id,
    date_entered: booking.dateEntered.toISOString(),
    opportunity_type: booking.relationship,
    cstm: cstmOf(booking, prices),
    ...collectionAddressFields.write(collection?.collectionAddress ?? noAddress()),
    ...loosePetFields.write(pet ?? emptyPet()),
    pet: pet && petFields.write(pet),
    owner: owner && ownerFields.write(owner),
    client: null,
    collectionDetails: collection,
    order_events: stored.events.map(toServerEvent),
    quoted_products: stored.lines.map((line) => toServerLine(line, prices, stored.artworks, pieces)),
    special_instructions: stored.instructions.map((row) => toServerInstruction(row, booking.id)),
    has_default_product: false,
    outcome: stored.submission?.outcome ?? null,
    discarded_at: booking.discardedAt?.toISOString() ?? null,
    warnings: [],
    version: booking.version,
  }
}

function cstmOf(booking: BookingRecord, prices: PriceList): ServerBooking['cstm'] {
  return {
    order_stage_c: booking.stage,
    order_id_c: String(booking.orderId),
    service_type: { id: booking.serviceTypeId, name: booking.serviceType },
    ...bookingFields.write({ ...booking.details, vetStaff: booking.vetStaff, isPackage: booking.isPackage }),
    ok_prepare_c: booking.okPrepare,
    ok_prepare_time_c: booking.okPrepareTime?.toISOString() ?? null,
    ok_cremate_c: booking.okCremate,
    opportunity_type: booking.relationship,
    provided_client_details_c: !booking.skipOwner,
    skip_owner_details_c: booking.skipOwner,
    bill_to_c: booking.billTo || null,
    ...feeFields('wireField', (key) => (prices === null ? null : (booking.fees[key] ?? null))),
    collection_add_option_c: booking.details.collection?.collectionAddressOption ?? null,
  }
}

function toServerEvent(event: EventRecord): ServerBooking['order_events'][number] {
  return {
    id: String(event.seq),
    field: event.field,
    from_value: event.fromValue || null,
    to_value: event.toValue || null,
    date_created: new Date(event.at).toISOString(),
    created_by: event.by || null,
  }
}

export function toServerInstruction(row: InstructionRecord, bookingId: string) {
  return { id: row.id, description: row.description, opportunity_id: bookingId, completed: row.completed }
}

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

/** Today's catalogue facts of ordered products; products no longer listed are missing. */
export type Pieces = ReadonlyMap<string, LinePiece>

/** Ids of a line's product and, for a package, of its contents. */
function pieceIds({ homeCollection, productId, children }: LineRecord): string[] {
  if (homeCollection) return []
  return [productId, ...children.filter(({ id, baseId }) => id === baseId).map(({ id }) => id)]
}

/** Catalogue facts of the lines' products, with today's instructions [OPEN-97]. */
export async function linePieces(db: Db, lines: readonly LineRecord[]): Promise<Pieces> {
  const rows = await new CatalogueRepository(db).productFacts([...new Set(lines.flatMap(pieceIds))])
  return new Map(
    rows.map(({ id, name, details, holdsAshes }) => [
      id,
      {
        id,
        name,
        holds_ashes: holdsAshes ?? false,
        requires_engraving: details.requiresEngraving,
        pre_cremation_instructions: details.preCremationInstructions || null,
        return_instructions: details.returnInstructions || null,
      },
    ]),
  )
}
