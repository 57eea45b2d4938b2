import { NOUN_FIELDS } from '@portal/domain/booking-fields'
import type { BookingContent } from '@portal/domain/booking-merge'

/**
 * What people wrote in a booking, by field: `pet.weight`, `instructions.<id>`, `items.<key>`. A field that says nothing
 * is not among them.
 */
export type Fields = Readonly<Record<string, string>>

interface Facts {
  readonly vetStaff: string
  readonly skipOwner: boolean
  readonly owner: BookingContent['owner'] | null
  readonly pet: BookingContent['pet'] | null
  readonly instructions: readonly { readonly id: string; readonly description: string }[]
  readonly items: readonly {
    readonly key: string
    readonly product: string | null
    readonly quantity: number
    readonly engraving: string | null
  }[]
}

export const SKIPPED = 'skipped'

const OWNER_FIELDS = NOUN_FIELDS.owner.map(({ name }) => `owner.${name}`)

/** The fields that an answer to a question of this name decides about. */
export function fieldsAsked(name: string): readonly string[] {
  return name === 'owner' ? [name, ...OWNER_FIELDS] : [name]
}

export function fieldsFrom({ vetStaff, skipOwner, owner, pet, instructions, items }: Facts): Fields {
  const fields: Record<string, string> = {
    vetStaff,
    owner: skipOwner ? SKIPPED : '',
    ...(owner && !skipOwner ? named('owner', { ...owner, address: owner.address.street }) : {}),
    ...(pet ? named('pet', { ...pet, breed: pet.breed && `${pet.type}, ${pet.breed}` }) : {}),
    ...Object.fromEntries(instructions.map(({ id, description }) => [`instructions.${id}`, description])),
    ...Object.fromEntries(items.map(({ key, ...item }) => [`items.${key}`, itemText(item)])),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Of a booking as a page has it. */
export function fieldsOf(booking: BookingContent): Fields {
  const { vetStaff, skipOwnerDetails: skipOwner, owner, pet, specialInstructions, quotedProducts } = booking
  const items = quotedProducts
    .filter(({ deleted, isHomeCollection }) => !deleted && !isHomeCollection)
    .map(({ id, editId, actualProductIdC, quantity, engravingText }) => {
      return { key: editId || id, product: actualProductIdC, quantity, engraving: engravingText }
    })
  return fieldsFrom({ vetStaff, skipOwner, owner, pet, instructions: specialInstructions, items })
}

/** The fields in which two states differ. */
export function differing(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
}

export function itemText(item: { product: string | null; quantity: number; engraving: string | null }): string {
  return `${item.product} ×${item.quantity} “${item.engraving ?? ''}”`
}

function named(noun: keyof typeof NOUN_FIELDS, facts: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = NOUN_FIELDS[noun].filter(({ name }) => facts[name] != null)
  return Object.fromEntries(given.map(({ name }) => [`${noun}.${name}`, String(facts[name])]))
}
