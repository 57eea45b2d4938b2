import { roundToHundredths } from '@portal/domain'
import type { Random } from '../random'
import type { DemoOwner, DemoPet } from '../types/booking'
import type { DemoAddress } from '../types/practice'
import { FIRST_NAMES, LAST_NAMES, PET_NAMES } from '../world/names.data'
import { STREETS } from '../world/places.data'
import type { Suburb } from '../world/places.data'
import { PET_PROFILES } from './pets.data'

export const sizeOf = (weight: number | null): string => {
  if (weight === null) return ''
  if (weight < 10) return 'Small'
  if (weight < 25) return 'Medium'
  return weight < 45 ? 'Large' : 'Extra Large'
}

function makeAddress(suburb: Suburb, random: Random): DemoAddress {
  const near = (degree: number): number => Math.round((degree + (random.next() - 0.5) * 0.012) * 1e5) / 1e5
  const unit = random.chance(0.18) ? `${random.int(1, 24)}/` : ''
  return {
    street: `${unit}${random.int(1, 180)} ${random.pick(STREETS)}`,
    city: suburb.name,
    state: suburb.state,
    postalcode: suburb.postcode,
    country: 'Australia',
    lat: near(suburb.lat),
    lng: near(suburb.lng),
  }
}

const emailName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** Mobile numbers from the range reserved for fiction, some landlines. */
function phoneOf(state: Suburb['state'], random: Random): string {
  if (random.chance(0.85)) return `+6149157${String(random.int(0, 9999)).padStart(4, '0')}`
  return `+61${state === 'WA' ? 8 : 3}7010${String(random.int(0, 9999)).padStart(4, '0')}`
}

export function makeOwner(suburbs: readonly Suburb[], random: Random): DemoOwner {
  const firstName = random.pick(FIRST_NAMES)
  const lastName = random.pick(LAST_NAMES)
  const suburb = random.pick(suburbs)
  return {
    firstName,
    lastName,
    phoneNumber: phoneOf(suburb.state, random),
    email: random.chance(0.8) ? `${emailName(firstName)}.${emailName(lastName)}@example.com` : '',
    address: makeAddress(suburb, random),
    returnTo: random.pick(['Vet', 'Vet', 'Owner']),
  }
}

export function makePet(lastName: string, random: Random): DemoPet {
  const profile = random.weighted(PET_PROFILES.map((entry) => [entry, entry.often] as const))
  const weight = roundToHundredths(profile.kg[0] + random.next() * (profile.kg[1] - profile.kg[0]))
  return {
    firstName: random.pick(PET_NAMES),
    lastName,
    type: profile.type,
    breed: profile.breed,
    sex: random.chance(0.5) ? 'Male' : 'Female',
    size: sizeOf(weight),
    weight,
    customUnit: profile.inGrams ? Math.round(weight * 1000) : null,
    collected: false,
    detailsChecked: false,
    hadIssue: false,
  }
}
