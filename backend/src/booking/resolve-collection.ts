import { addressLine, collectionAddressFields, hasCoordinates, isHomeOption, zoneProduct } from '@portal/domain'
import type { Address, BookingSubmit, CollectionDetails, CollectionProduct } from '@portal/domain'
import type { LineRecord } from '../repositories/booking'
import type { CatalogueRepository, ZoneRow } from '../repositories/catalogue'
import type { CurrentDraft } from './draft'
import { isRemoval } from './zone-lines'

export interface ResolvedCollection {
  readonly collection: CollectionDetails | null
  /** Zones of the address; empty without a collection type. */
  readonly zones: readonly ZoneRow[]
}

/** Collection details for the sent address, with the collection type of its zone. */
export async function resolveCollection(
  catalogue: CatalogueRepository,
  current: CurrentDraft,
  submit: BookingSubmit,
): Promise<ResolvedCollection> {
  const option = submit.collection_add_option_c
  if (!option) return { collection: null, zones: [] }
  const place = {
    collectionAddressOption: option,
    collectionAddress: withKnownCoordinates(collectionAddressFields.read(submit), current),
    collectionProducts: null,
  }
  const chosen = sentZone(submit) ?? keptZone(place, current, submit)
  if (chosen === null) return { collection: place, zones: [] }
  const { postalcode, city } = place.collectionAddress
  const zones = await catalogue.zones(postalcode, city)
  const name = zones.find(({ id }) => id === chosen.id)?.name ?? chosen.name
  return { collection: { ...place, collectionProducts: zoneProduct({ id: chosen.id, name }) }, zones }
}

/** A typed address keeps coordinates that were found before, because the lookup may be down. */
function withKnownCoordinates(address: Address, { facts }: CurrentDraft): Address {
  const before = facts.details.collection?.collectionAddress
  const isSame = addressLine(before) === addressLine(address)
  return before && isSame && !hasCoordinates(address) ? { ...address, lat: before.lat, lng: before.lng } : address
}

type Zone = Pick<CollectionProduct, 'id' | 'name'>

function sentZone({ quoted_products: sent }: BookingSubmit): Zone | null {
  const line = sent?.find((each) => each.is_home_collection && !isRemoval(each))
  return line ? { id: line.product, name: '' } : null
}

/** The zone line stays if it is not sent, like any other line, unless the address moved [API-25]. */
function keptZone(place: CollectionDetails, { facts, lines }: CurrentDraft, { quoted_products: sent }: BookingSubmit) {
  const { postalcode, city } = facts.details.collection?.collectionAddress ?? {}
  const isSamePlace = place.collectionAddress.postalcode === postalcode && place.collectionAddress.city === city
  if (!isHomeOption(place.collectionAddressOption) || !isSamePlace) return null
  const isRemoved = ({ id, editId }: LineRecord) =>
    sent?.some((line) => isRemoval(line) && (line.id ? line.id === id : line.editId && line.editId === editId))
  const line = lines.find((each) => each.homeCollection && !each.deleted && !isRemoved(each))
  return line ? { id: line.productId, name: line.name } : null
}
