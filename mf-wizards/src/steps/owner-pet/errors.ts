import { MAX_INSTRUCTIONS, MAX_LENGTH, hasCoordinates } from '@portal/domain'
import type { OwnerInput, PetInput, FieldCode, VetPractice } from '@portal/domain'
import {
  addressPartErrors,
  bookingErrors,
  collectionErrors,
  instructionErrors,
  ownerErrors,
  petErrors,
} from '@portal/domain-bundled/booking-errors'
import type { OwnerNeeds } from '@portal/domain-bundled/booking-errors'
import { isLockedField } from '@portal/domain-bundled/booking-fields'
import { textMessages } from '@portal/forms'
import type { FormErrors } from '@portal/forms'
import { horseAndLivestockText } from '../../wording/client-care'
import { addressOf } from './address-value'
import { ADDRESS_NOT_CHOSEN, addressPartTexts } from './address-part-texts'
import { collectionOptionOf, toCollection, toPetForm } from './convert'
import type { BookingValues, OwnerPetValues } from '../../booking/session/owner-pet-values'

/** The parts of the step to validate; others are hidden or locked. */
export interface OwnerPetRules {
  /** Owner and pet of a submitted booking: only Client Care changes them [WIZ-106]. */
  readonly locked: boolean
  /** Exception: a missing weight may still be entered [WIZ-109]. */
  readonly weightEditable: boolean
  readonly hasCollection: boolean
  readonly needs: OwnerNeeds
  readonly practice: Pick<VetPractice, 'office_location'> | null
  /** 'Client Care on 08 9200 0000 (<hours>)' */
  readonly care: string
}

type ErrorTexts = Partial<Record<FieldCode, string>>

const nameWords = textMessages(MAX_LENGTH.name)
const OWNER: Partial<Record<keyof OwnerInput, ErrorTexts>> = {
  firstName: { required: "Enter the owner's first name", ...nameWords },
  lastName: { required: "Enter the owner's last name", ...nameWords },
  phoneNumber: { required: "Enter the owner's phone number", invalid: 'Please enter valid Phone Number' },
  email: {
    invalid: 'Please enter valid email address',
    contactMissing: 'Enter an email or a phone number: we contact the owner to arrange the cremation',
  },
  address: {
    required: "Enter the owner's address and choose it from the list",
    cityMissing: 'City not found',
    postalcodeMissing: 'Postal code not found',
    streetMissing: 'Enter the street and number: the ashes will be returned to this address',
    abroad: 'The ashes will be returned to this address, and we return them to addresses in Australia only',
  },
}

const weightInvalid = 'Enter the weight as a number'
const PET: Partial<Record<keyof PetInput, ErrorTexts>> = {
  firstName: { required: "Enter the pet's first name", ...nameWords },
  lastName: { required: "Enter the pet's last name", ...nameWords },
  type: { required: 'Choose the pet type' },
  breed: {
    required: 'Enter the breed and choose it from the list',
    notInList: 'Please select a valid breed from the options',
  },
  sex: { required: "Choose the pet's sex", notInList: "Choose the pet's sex" },
  weight: {
    required: "Enter the pet's weight",
    notPositive: 'The Pet Weight must be greater than 0',
    invalid: weightInvalid,
  },
  customUnit: {
    required: "Enter the pet's weight",
    notPositive: 'Must be greater than 0',
    invalid: weightInvalid,
  },
}

const INSTRUCTION: Readonly<Record<string, string>> = {
  required: 'Enter the instruction or delete the row',
  tooMany: `Keep to ${MAX_INSTRUCTIONS} instructions`,
  ...textMessages(MAX_LENGTH.instruction),
}

const COLLECTION: Record<string, ErrorTexts> = {
  collectionAddressOption: {
    required: 'Collection Address Option is required',
    notOffered: 'Error in selecting collection address option',
  },
  collectionAddress: {
    required: 'Collection Address is required',
    coordinatesMissing: 'Collection Address is required',
    streetMissing: 'The collection address has no street and number. Without them we cannot find the home',
    postBox: 'A post box cannot be a collection address. Enter the street and number of the home',
    abroad: 'We collect from addresses in Australia only. Choose another collection address',
  },
  collectionProducts: { required: 'Collection Product is Required' },
}

const BOOKING: Readonly<Record<keyof BookingValues, ErrorTexts>> = {}

const WORDS: Readonly<Record<string, Record<string, ErrorTexts>>> = {
  booking: BOOKING,
  owner: OWNER,
  pet: PET,
  collection: COLLECTION,
}

/** Error text of a field refused by the server, which uses the same codes. */
export function refusedText(part: string, field: string, code: string): string | undefined {
  const words: Readonly<Record<string, string>> | undefined = WORDS[part]?.[field]
  return words && (words[code] ?? words.invalid ?? words.required)
}

/** Error text of an instruction row [WIZ-103]. */
export function instructionText(code: string): string {
  return INSTRUCTION[code] ?? 'Check this instruction'
}

/** Validation errors of the form, nested like its values. */
export function ownerPetErrors(values: OwnerPetValues, rules: OwnerPetRules): FormErrors {
  const { owner, pet, booking, instructions, skipOwner } = values
  return withoutEmpty({
    owner: rules.locked || skipOwner ? {} : ownerWords(owner, rules.needs),
    pet: petWords(pet, rules),
    booking: textsOf(bookingErrors(booking), BOOKING),
    instructions: instructionWords(instructions),
    collection: rules.hasCollection ? collectionWords(values, rules) : {},
  })
}

function ownerWords({ address: entered, ...owner }: OwnerPetValues['owner'], needs: OwnerNeeds): FormErrors {
  const address = addressOf(entered)
  const errors = textsOf(ownerErrors({ ...owner, ...(address && { address }) }, needs), OWNER)
  if (entered.isByHand) {
    const { address: _, ...others } = errors
    return {
      ...others,
      ...(errors.address && {
        address: addressPartTexts(addressPartErrors(entered.parts, needs.isSentTo ? 'sentTo' : undefined)),
      }),
    }
  }
  return !address && entered.text.trim() ? { ...errors, address: ADDRESS_NOT_CHOSEN } : errors
}

function petWords(pet: OwnerPetValues['pet'], rules: OwnerPetRules): Record<string, string> {
  const codes = Object.entries(petErrors(toPetForm(pet), pet.breed.chosen !== null))
  const isAsked = (field: string) => !rules.locked || !isLockedField(`pet.${field}`, rules.weightEditable)
  const required = Object.fromEntries(codes.filter(([field]) => isAsked(field)))
  const errors = textsOf(required, PET)
  return required.type === 'notOffered' ? { ...errors, type: horseAndLivestockText(rules.care) } : errors
}

function instructionWords(rows: OwnerPetValues['instructions']): (FormErrors | undefined)[] {
  const codes = instructionErrors(rows)
  if (Object.keys(codes).length === 0) return []
  return rows.map((_, index) => {
    const code = codes[index]
    return code && { description: instructionText(code) }
  })
}

function collectionWords(values: OwnerPetValues, { practice }: OwnerPetRules): FormErrors {
  const codes = collectionErrors(toCollection(values, practice), values.skipOwner)
  const { other } = values.collection
  const isOther = collectionOptionOf(values) === 'postal_address'
  // Only a typed address may lack coordinates [WIZ-89].
  if (isOther && other.chosen && !other.isByHand && !hasCoordinates(other.chosen)) codes.collectionAddress = 'required'
  const {
    collectionAddressOption: option,
    collectionAddress: address,
    collectionProducts: product,
  } = textsOf(codes, COLLECTION)
  if (option) return { option }
  // Without an address there is no collection type to choose, so report only the address. Only the other home has its
  // own address field.
  if (address && isOther && other.isByHand)
    return { other: addressPartTexts(addressPartErrors(other.parts, 'visited')) }
  if (address) return isOther ? { other: address } : { option: address }
  return product ? { products: product } : {}
}

function textsOf(codes: Partial<Record<string, FieldCode>>, words: Record<string, ErrorTexts>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, code] of Object.entries(codes)) {
    if (code) found[field] = words[field]?.[code] ?? 'Check this field'
  }
  return found
}

function withoutEmpty(errors: Record<string, FormErrors | readonly (FormErrors | undefined)[]>): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, value]) => Object.keys(value).length > 0))
}
