import { isCollectionOption, toAmount } from '@portal/domain'
import type { Address, BreedOption } from '@portal/domain'
import type { Choice, OwnerPetValues, ZoneProduct } from './values'

/**
 * What was typed before a reload, read from the draft. Browser storage can hold anything, so every part is
 * taken only for what it is; what is damaged reads as empty.
 */
export function restoreOwnerPetValues(stored: unknown): OwnerPetValues {
  const values = record(stored)
  const owner = record(values.owner)
  const pet = record(values.pet)
  const collection = record(values.collection)
  return {
    skipOwner: values.skipOwner === true,
    owner: {
      ...texts(owner, ['firstName', 'lastName', 'phoneNumber', 'email']),
      address: choice(owner.address, address),
    },
    pet: {
      ...texts(pet, ['firstName', 'lastName', 'type', 'sex', 'weight', 'customUnit']),
      breed: choice(pet.breed, breed),
    },
    instructions: list(values.instructions).map((row) => texts(record(row), ['id', 'description'])),
    collection: {
      option: isCollectionOption(collection.option) ? collection.option : '',
      other: choice(collection.other, address),
      product: zoneProduct(collection.product),
    },
  }
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? toAmount(value) : null)

function texts<Key extends string>(from: Readonly<Record<string, unknown>>, keys: readonly Key[]): Record<Key, string> {
  // Every key is set in the next line.
  const read = {} as Record<Key, string>
  for (const key of keys) read[key] = text(from[key])
  return read
}

function choice<T>(value: unknown, read: (value: Readonly<Record<string, unknown>>) => T): Choice<T> {
  const { text: typed, chosen } = record(value)
  return { text: text(typed), chosen: chosen ? read(record(chosen)) : null }
}

function address(value: Readonly<Record<string, unknown>>): Address {
  return {
    ...texts(value, ['street', 'city', 'state', 'postalcode', 'country']),
    lat: number(value.lat),
    lng: number(value.lng),
  }
}

function breed(value: Readonly<Record<string, unknown>>): BreedOption {
  return {
    name: text(value.name),
    custom_unit: text(value.custom_unit) || null,
    custom_unit_to_kg_ratio: number(value.custom_unit_to_kg_ratio),
  }
}

function zoneProduct(value: unknown): ZoneProduct | null {
  const { zone, item } = record(value)
  const { id, name, price } = record(item)
  if (!text(id)) return null
  return {
    zone: text(zone),
    item: { id: text(id), name: text(name), quantity: 1, isHomeCollection: true, price: number(price) },
  }
}
