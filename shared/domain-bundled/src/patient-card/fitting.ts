import { toAmount } from '@portal/domain'
import type { FieldCode } from '@portal/domain'
import { addressPartErrors } from '../address/errors'
import { ownerErrors } from '../owner/errors'
import { petErrors } from '../pet/errors'
import { isKnownCountry } from '../address/country-named'
import { CARD_FIELDS } from './card'
import type { CardField, PatientCard } from './card'
import { fold } from '../search/fold'
import { ANIMALS } from './species.data'

/** A card field that the form's rules refuse. */
export interface RejectedField {
  readonly field: CardField
  readonly code: FieldCode
}

export interface FittingCard {
  readonly card: PatientCard
  readonly leftOut: readonly RejectedField[]
}

/** Occurs in programs, never in names, addresses or numbers. */
const MARKUP = /[<>{}\\]|javascript:/i

/** Removes fields that the form would refuse. They are reported, not cut [OPEN-189]. */
export function fittingCard(card: PatientCard): FittingCard {
  const codes = codesOf(card)
  const filled = CARD_FIELDS.filter((field) => card[field])
  const leftOut = filled.flatMap((field) => {
    const code = MARKUP.test(card[field] ?? '') ? 'invalid' : codes[field]
    return code ? [{ field, code }] : []
  })
  const isOut = new Set(leftOut.map(({ field }) => field))
  return {
    card: Object.fromEntries(filled.filter((field) => !isOut.has(field)).map((field) => [field, card[field]])),
    leftOut,
  }
}

/** Errors by the form's rules, except fields the card leaves empty or the form asks again. */
function codesOf(card: PatientCard): { readonly [Field in CardField]?: FieldCode | undefined } {
  const of = (field: CardField) => card[field] ?? ''
  const owner = ownerErrors({
    firstName: of('owner.firstName'),
    lastName: of('owner.lastName'),
    phoneNumber: of('owner.phoneNumber'),
    email: of('owner.email'),
  })
  const address = addressPartErrors({
    street: of('owner.address.street'),
    city: of('owner.address.city'),
    state: of('owner.address.state'),
    postalcode: of('owner.address.postalcode'),
    country: of('owner.address.country'),
  })
  const pet = petErrors({
    firstName: of('pet.firstName'),
    lastName: of('pet.lastName'),
    type: of('pet.type'),
    breed: of('pet.breed'),
    sex: of('pet.sex'),
    weight: of('pet.weight'),
  })
  return {
    'owner.firstName': owner.firstName,
    'owner.lastName': owner.lastName,
    'owner.phoneNumber': owner.phoneNumber,
    'owner.email': owner.email,
    'owner.address.street': address.street,
    'owner.address.city': address.city,
    'owner.address.state': address.state,
    'owner.address.postalcode': address.postalcode,
    // Must be in the form's list of countries.
    'owner.address.country': isKnownCountry(of('owner.address.country')) ? undefined : 'notInList',
    'pet.firstName': pet.firstName,
    'pet.lastName': pet.lastName,
    // The form itself says which types can be booked.
    'pet.type': pet.type === 'notOffered' ? undefined : pet.type,
    'pet.breed': pet.breed,
    'pet.sex': pet.sex,
    // A few grams round to 0 kg, but are valid for a breed that is weighed in grams.
    'pet.weight': pet.weight === 'notPositive' && (toAmount(of('pet.weight')) ?? 0) > 0 ? undefined : pet.weight,
  }
}

/** The offered pet type that a card's species means; undefined if none matches. */
export function petTypeOf(species: string, offered: readonly string[]): string | undefined {
  const folded = fold(species)
  const named = offered.find((type) => fold(type) === folded)
  if (named) return named
  const [animal] = Object.entries(ANIMALS).find(([, names]) => names.split(', ').includes(folded)) ?? []
  return offered.find((type) => type === animal)
}
