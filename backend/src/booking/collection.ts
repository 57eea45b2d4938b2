import { addressLine, collectionAddressFields, hasCoordinates, isHomeOption, zoneProduct } from '@portal/domain'
import type { Address, BookingSubmit, CollectionDetails, CollectionProduct, SubmitLine } from '@portal/domain'
import { addressPartErrors, isSamePlace } from '@portal/domain-bundled/booking-errors'
import type { LineRecord } from '../repositories/booking'
import type { CatalogueRepository, ZoneRow } from '../repositories/catalogue'
import type { Places } from '../services/places'
import type { CurrentDraft, FieldDetail } from './draft'

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

const NOT_AT_A_HOME = 'The pet is collected from the practice: no collection zone can be chosen'
const ONE_ZONE = 'A pet is collected once: choose one collection zone'
const NOT_OFFERED = 'This kind of booking offers no collection from a home'

/** Whether a sent line removes its item from the order [CAT-46]. */
export const isRemoval = ({ deleted, quantity }: Pick<SubmitLine, 'deleted' | 'quantity'>) => deleted || quantity === 0

export interface RefusedZones {
  readonly errors: FieldDetail
  readonly messages: readonly string[]
}

/** Errors of zone lines that contradict the collection address or each other [OPEN-44]. */
export function zoneLinesRefusal(sent: readonly SubmitLine[], collection: CollectionDetails | null): RefusedZones {
  const zones = sent.flatMap((line, index) => (line.is_home_collection && !isRemoval(line) ? [index] : []))
  const isHome = isHomeOption(collection?.collectionAddressOption)
  const wrong = isHome ? zones.slice(1) : zones
  const code = isHome ? 'tooMany' : 'notOffered'
  return {
    errors: Object.fromEntries(wrong.map((index) => [`quoted_products.${index}.product`, code])),
    messages: wrong.length === 0 ? [] : [isHome ? ONE_ZONE : NOT_AT_A_HOME],
  }
}

/** Refuses a home if the booking offers no collection from one [OPEN-43]. */
export const homeNotOffered: RefusedZones = {
  errors: { 'collection.collectionAddressOption': 'notOffered' },
  messages: [NOT_OFFERED],
}

/** The written lines plus former zone lines, marked deleted with quantity 0 [OPEN-44]. */
export function withoutFormerZones(
  current: readonly LineRecord[],
  written: readonly LineRecord[],
  chosen: string | undefined,
): LineRecord[] {
  const sent = new Set(written.map(({ id }) => id))
  const isSent = written.some((line) => line.homeCollection && !line.deleted)
  const former = current.filter(
    (line) => line.homeCollection && !line.deleted && !sent.has(line.id) && (isSent || line.productId !== chosen),
  )
  return [...written, ...former.map((line) => ({ ...line, deleted: true, quantity: 0 }))]
}

/** Longest wait for the lookup. A typed address is good enough without it. */
const PATIENCE_MS = 2000

/** Adds coordinates to a typed home address if the lookup finds it [WIZ-89]. */
export async function locatedCollection(places: Places, submit: BookingSubmit): Promise<BookingSubmit> {
  if (submit.collection_add_option_c !== 'postal_address') return submit
  const address = collectionAddressFields.read(submit)
  if (hasCoordinates(address) || Object.keys(addressPartErrors(address, 'visited')).length > 0) return submit
  const found = await Promise.race([foundPlace(places, address).catch(() => null), patience()])
  return found ? { ...submit, collection_add_latitude: found.lat, collection_add_longitude: found.lng } : submit
}

async function foundPlace(places: Places, typed: Address): Promise<Pick<Address, 'lat' | 'lng'> | null> {
  const [first] = await places.suggest(addressLine(typed), undefined)
  const found = first ? await places.find(first.placeId, undefined) : null
  return found && hasCoordinates(found) && isSamePlace(typed, found) ? found : null
}

const patience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref())
