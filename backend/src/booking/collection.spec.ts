import { emptyBooking, toBookingSubmit } from '@portal/domain'
import type { BookingSubmit } from '@portal/domain'
import { expect, test, vi } from 'vitest'
import { unavailable } from '../errors/failure'
import type { Places } from '../services/places'
import { locatedCollection } from './collection'

const cottesloe = {
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: -31.99,
  lng: 115.75,
}
const typed: BookingSubmit = {
  ...toBookingSubmit(emptyBooking()),
  collection_add_option_c: 'postal_address',
  collection_add_street: '12 Marine Pde',
  collection_add_city: 'cottesloe',
  collection_add_state: 'WA',
  collection_add_postalcode: '6011',
  collection_add_country: 'Australia',
  collection_add_latitude: null,
  collection_add_longitude: null,
}

function placesWith(found: Awaited<ReturnType<Places['find']>>) {
  const suggest = vi.fn<Places['suggest']>(async (text) => [{ placeId: 'p1', text, mainText: text, secondaryText: '' }])
  return { suggest, find: async () => found }
}
const located = async (places: Places, submit = typed) => {
  const { collection_add_latitude: lat, collection_add_longitude: lng } = await locatedCollection(places, submit)
  return [lat, lng]
}

test('gives a typed home address the coordinates of the place that was found [WIZ-89]', async () => {
  const places = placesWith(cottesloe)
  expect(await located(places)).toEqual([-31.99, 115.75])
  expect(places.suggest).toHaveBeenCalledWith('12 Marine Pde, cottesloe WA 6011', undefined)
})

test('ignores a different place, and saves although the lookup fails or hangs', async () => {
  expect(await located(placesWith({ ...cottesloe, street: '21 Marine Parade' }))).toEqual([null, null])
  const away = async () => Promise.reject(unavailable('Address look-up is not available at the moment.'))
  expect(await located({ suggest: away, find: away })).toEqual([null, null])
  vi.useFakeTimers()
  const waits = located({ suggest: () => new Promise(() => undefined), find: away })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await waits).toEqual([null, null])
  vi.useRealTimers()
})

test('does not look up an address with coordinates, without a street, or of another option', async () => {
  const places = placesWith(cottesloe)
  await located(places, { ...typed, collection_add_latitude: -1, collection_add_longitude: 2 })
  await located(places, { ...typed, collection_add_street: '' })
  await located(places, { ...typed, collection_add_option_c: 'customer_address' })
  expect(places.suggest).not.toHaveBeenCalled()
})
