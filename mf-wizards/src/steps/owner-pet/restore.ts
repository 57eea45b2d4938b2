import {
  emptyBooking,
  homeAddressFields,
  isCollectionOption,
  ownerFields,
  petFields,
  toAmount,
  zoneProduct,
} from '@portal/domain'
import type { Address, BreedOption, CollectionProduct } from '@portal/domain'
import type { ComboValue } from '@portal/forms'
import { toOwnerPetValues } from './convert'
import type { UnsavedValues } from '../../booking/session/draft-work'
import { partsOf } from './address-value'
import { bookingValuesOf } from '../../booking/session/owner-pet-values'
import type { AddressValue, OwnerPetValues } from '../../booking/session/owner-pet-values'

/**
 * Reads typed values from the draft. Storage may hold anything, so each part is validated and invalid ones become
 * empty.
 */
export function restoreOwnerPetValues(stored: unknown): OwnerPetValues {
  const values = record(stored)
  const owner = record(values.owner)
  const pet = record(values.pet)
  const collection = record(values.collection)
  const aside = record(values.aside)
  return {
    skipOwner: values.skipOwner === true,
    owner: { ...ownerFields.asked(owner), address: addressValue(owner.address) },
    pet: {
      ...petFields.asked(pet),
      breed: choice(pet.breed, breed),
      weight: text(pet.weight),
      customUnit: text(pet.customUnit),
    },
    booking: bookingValuesOf(values.booking),
    instructions: list(values.instructions).map((row) => {
      const { id, description } = record(row)
      return { id: text(id), description: text(description) }
    }),
    collection: {
      option: isCollectionOption(collection.option) ? collection.option : '',
      other: addressValue(collection.other),
      products: entries(collection.products, zoneItem),
    },
    aside: {
      breeds: entries(aside.breeds, (stored) => choice(stored, breed)),
      weights: entries(aside.weights, text),
    },
  }
}

/** The stored base of the values [OPEN-87]; a new booking has none, so they are based on an empty form. */
export function restoredBase({ version, base }: UnsavedValues): { version: number; values: OwnerPetValues } {
  return { version, values: base ? restoreOwnerPetValues(base) : toOwnerPetValues(emptyBooking()) }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? toAmount(value) : null)

/** The readable entries of a record. */
function entries<T>(value: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  const found = Object.entries(record(value)).map(([key, stored]) => [key, read(stored)] as const)
  return Object.fromEntries(found.flatMap(([key, kept]) => (kept === null ? [] : [[key, kept]])))
}

function choice<T>(value: unknown, read: (value: Readonly<Record<string, unknown>>) => T): ComboValue<T> {
  const { text: typed, chosen } = record(value)
  return { text: text(typed), chosen: chosen ? read(record(chosen)) : null }
}

const address = (value: unknown): Address => homeAddressFields.asked(value)

function addressValue(value: unknown): AddressValue {
  const { isByHand, parts } = record(value)
  return { ...choice(value, address), isByHand: isByHand === true, parts: partsOf(address(parts)) }
}

function breed(value: Readonly<Record<string, unknown>>): BreedOption {
  return {
    name: text(value.name),
    custom_unit: text(value.custom_unit) || null,
    custom_unit_to_kg_ratio: number(value.custom_unit_to_kg_ratio),
  }
}

function zoneItem(value: unknown): CollectionProduct | null {
  const { id, name, price } = record(value)
  return text(id) ? zoneProduct({ id: text(id), name: text(name), price: number(price) }) : null
}
