import { bookingFieldLabel } from '@portal/booking-ui'
import type { FieldCode } from '@portal/domain'
import type { CardField, RejectedField, PatientCard } from '@portal/domain-bundled/patient-card'
import { quoted } from '../filling/filling-text'

/** Names of the sources. */
export const SOURCES = { pasted: 'the patient record', handedOver: 'your practice software' } as const
export type Source = keyof typeof SOURCES

export const CARD_EMPTY = 'Paste the patient record first.'
export const CARD_TOO_LONG = 'This is longer than 32 KB, so we did not read it. Paste the record of one patient.'
export const NOTHING_FOUND = 'We found no details for this form here. You can type them below.'
export const LISTS_FAILED =
  'The lists of pet types and breeds could not be loaded. Please choose type and breed yourself.'
export const OWNER_SKIPPED = 'Owner details are excluded from this booking, so the owner was not filled in.'

/** Labels of field parts that have names of their own. */
const PARTS: Partial<Record<CardField, string>> = {
  'owner.address.street': 'Street',
  'owner.address.city': 'Suburb or city',
  'owner.address.state': 'State or territory',
  'owner.address.postalcode': 'Postcode',
  'owner.address.country': 'Country',
  'pet.type': 'Pet type',
  'pet.breed': 'Breed',
}

const labelOf = (field: CardField) => PARTS[field] ?? bookingFieldLabel(field)

const REASONS: Partial<Record<FieldCode, string>> = {
  tooLong: 'is longer than the field takes',
  unprintable: 'has characters that cannot be printed',
  notInList: 'is not among the choices',
  notInState: 'is not in that state or territory',
  notPositive: 'is not above 0',
}

/** Why a field of the record was left out. */
export function leftOutText({ field, code }: RejectedField, card: PatientCard): string {
  return `${labelOf(field)} ${quoted(card[field] ?? '')} ${REASONS[code] ?? 'is not in a form that the field takes'}.`
}

/** The record's pet type or breed is not in the lists. */
export function notListedText(field: 'pet.type' | 'pet.breed', text: string): string {
  return `${labelOf(field)} ${quoted(text)} was not found in the list. Please choose it yourself.`
}

export const FILLING_IN = 'Filling in what your practice software handed over'
