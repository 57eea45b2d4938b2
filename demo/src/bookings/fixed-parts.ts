import { addTime } from '@portal/domain'
import type { DemoLine, DemoOwner, DemoPet } from '../types/booking'
import type { DemoAddress } from '../types/practice'
import { ARTWORK } from './artwork.data'
import type { Artwork } from './artwork.data'
import type { BookingPlan } from './booking'
import { lineOf } from './lines'

const HOME: DemoAddress = {
  street: '12 Marmion Street',
  city: 'East Fremantle',
  state: 'WA',
  postalcode: '6158',
  country: 'Australia',
  lat: -32.0391,
  lng: 115.7669,
}
export const ST_KILDA: DemoAddress = {
  street: '5/31 Acland Street',
  city: 'St Kilda',
  state: 'VIC',
  postalcode: '3182',
  country: 'Australia',
  lat: -37.8668,
  lng: 144.9787,
}

export const owner = (firstName: string, lastName: string, phoneNumber: string, address = HOME): DemoOwner => ({
  firstName,
  lastName,
  phoneNumber,
  address,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  returnTo: 'Vet',
})

const pet =
  (type: string) =>
  (firstName: string, breed: string, weight: number | null, sex: DemoPet['sex']): Partial<DemoPet> => ({
    firstName,
    type,
    breed,
    weight,
    sex,
    customUnit: null,
  })
export const dog = pet('Dog')
export const cat = pet('Cat')

export const plaqueLine =
  (orderId: string): BookingPlan['lines'] =>
  (id, weight, random): DemoLine[] => {
    const artwork = ARTWORK[orderId]
    if (!artwork) throw new Error(`No artwork for ${orderId}`)
    return [lineOf(`${id}-line-1`, artwork.plaque, weight, random, { engravingText: wordsOn(artwork) })]
  }

export const urnLine =
  (productId: string): BookingPlan['lines'] =>
  (id, weight, random) => [lineOf(`${id}-line-1`, productId, weight, random)]

/** The words of a line with this artwork. */
export const wordsOn = ({ words }: Artwork) => words.filter((text) => text !== '').join('\n')

/** Time of day in UTC, `days` before the day of the reset. */
export const daysBefore = (today: Date, days: number, hour: number, minute: number): Date =>
  addTime(addTime(today, -days, 'day'), hour * 60 + minute, 'minute')
