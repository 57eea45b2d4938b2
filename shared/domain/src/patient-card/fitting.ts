import { toAmount } from '@portal/domain'
import { addressPartErrors } from '../address/errors'
import { ownerErrors } from '../owner/errors'
import { petErrors } from '../pet/errors'
import type { FieldCode } from '../value/rules'
import { isKnownCountry } from '../address/country-named'
import { CARD_FIELDS } from './card'
import type { CardField, PatientCard } from './card'

/** A field of a card that does not fit the form's rule for it. */
export interface RejectedField {
  readonly field: CardField
  readonly code: FieldCode
}

export interface FittingCard {
  readonly card: PatientCard
  readonly leftOut: readonly RejectedField[]
}

/** What no name, address or number has, and programs have. */
const MARKUP = /[<>{}\\]|javascript:/i

/** The card without what the form would refuse, which is named and never cut [OPEN-189]. */
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

/** By the rules of the form; what a card leaves open, or the form asks about anew, is no fault of it. */
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
    // The form's list of countries has it.
    'owner.address.country': isKnownCountry(of('owner.address.country')) ? undefined : 'notInList',
    'pet.firstName': pet.firstName,
    'pet.lastName': pet.lastName,
    // Which types can be booked says the form, at the type.
    'pet.type': pet.type === 'notOffered' ? undefined : pet.type,
    'pet.breed': pet.breed,
    'pet.sex': pet.sex,
    // A few grams are no kg, and are enough of a breed that is weighed in grams.
    'pet.weight': pet.weight === 'notPositive' && (toAmount(of('pet.weight')) ?? 0) > 0 ? undefined : pet.weight,
  }
}
