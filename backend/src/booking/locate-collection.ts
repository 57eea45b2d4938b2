import { addressLine, collectionAddressFields, hasCoordinates } from '@portal/domain'
import type { Address, BookingSubmit } from '@portal/domain'
import { addressPartErrors, isSamePlace } from '@portal/domain-bundled/booking-errors'
import type { Places } from '../services/places'

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
