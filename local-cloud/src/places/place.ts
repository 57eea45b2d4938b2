import { STATE_NAMES, numberFrom } from './gazetteer'
import { PLACE_WITHOUT_CITY } from './localities.data'
import { placeIdOf } from './place-id'
import type { Locality, State } from './gazetteer'
import type { Place } from './place-id'

export interface AddressComponent {
  longText: string
  shortText: string
  types: string[]
  languageCode: 'en'
}

export interface PlaceAnswer {
  id: string
  types: string[]
  formattedAddress: string
  addressComponents: AddressComponent[]
  location: { latitude: number; longitude: number }
}

const component = (longText: string, shortText: string, ...types: string[]): AddressComponent => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
})

const region = (state: State, postcode: string) => [
  component(STATE_NAMES[state], state, 'administrative_area_level_1', 'political'),
  component('Australia', 'AU', 'country', 'political'),
  ...(postcode === '' ? [] : [component(postcode, postcode, 'postal_code')]),
]

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')
const townOf = ({ name, state, postcode }: Locality) => joined(name, state, postcode)

/** Within some hundred metres of the locality's centre, the same for the same address. */
function nearby({ latitude, longitude }: Locality, seed: string) {
  const offset = (text: string) => ((numberFrom(text) % 1000) - 500) / 100_000
  return {
    latitude: Number((latitude + offset(`north ${seed}`)).toFixed(6)),
    longitude: Number((longitude + offset(`east ${seed}`)).toFixed(6)),
  }
}

function roadhouse(): Omit<PlaceAnswer, 'id'> {
  const { name, route, routeShort, state, postcode, latitude, longitude } = PLACE_WITHOUT_CITY
  return {
    types: ['gas_station', 'point_of_interest', 'establishment'],
    formattedAddress: `${name}, ${routeShort}, ${state} ${postcode}, Australia`,
    addressComponents: [component(route, routeShort, 'route'), ...region(state, postcode)],
    location: { latitude, longitude },
  }
}

function content(place: Place): Omit<PlaceAnswer, 'id'> {
  if (place.kind === 'roadhouse') return roadhouse()
  const { locality } = place
  const town = [
    component(locality.name, locality.name, 'locality', 'political'),
    ...region(locality.state, locality.postcode),
  ]
  if (place.kind === 'locality') {
    return {
      types: ['locality', 'political'],
      formattedAddress: `${townOf(locality)}, Australia`,
      addressComponents: town,
      location: { latitude: locality.latitude, longitude: locality.longitude },
    }
  }
  const { number, street } = place
  const [unit, houseNumber] = number.includes('/') ? number.split('/') : [undefined, number]
  return {
    types: ['street_address'],
    formattedAddress: `${number} ${street.abbreviated}, ${townOf(locality)}, Australia`,
    addressComponents: [
      ...(unit === undefined ? [] : [component(unit, unit, 'subpremise')]),
      component(houseNumber ?? number, houseNumber ?? number, 'street_number'),
      component(street.name, street.abbreviated, 'route'),
      ...town,
    ],
    location: nearby(locality, number + street.name),
  }
}

/** The place with its address in parts. */
export function placeAnswer(place: Place): PlaceAnswer {
  return { id: placeIdOf(place), ...content(place) }
}

function linesOf(place: Place): { main: string; secondary: string } {
  if (place.kind === 'roadhouse') {
    return {
      main: PLACE_WITHOUT_CITY.name,
      secondary: `${PLACE_WITHOUT_CITY.routeShort}, ${PLACE_WITHOUT_CITY.state}`,
    }
  }
  const { name, state } = place.locality
  if (place.kind === 'locality') return { main: name, secondary: `${state}, Australia` }
  return { main: `${place.number} ${place.street.name}`, secondary: `${name} ${state}, Australia` }
}

/** One line of the list below the field. */
export function suggestion(place: Place) {
  const { main, secondary } = linesOf(place)
  const placeId = placeIdOf(place)
  return {
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${main}, ${secondary}` },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      types: content(place).types,
    },
  }
}
