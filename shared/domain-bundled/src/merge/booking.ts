import type { BookingContent, BookingInput } from '@portal/domain'
import { NOUN_FIELDS, OWN_FIELDS, fieldNamed } from '../booking/displayed-fields'
import type { BookingFieldName, OwnFieldName } from '../booking/displayed-fields'
import { changedNames, mergeFields } from './rules'
import type { FieldValues } from './rules'

export { fieldNamed }
export type { BookingContent, BookingFieldName }

interface Field {
  read(booking: BookingContent): unknown
  /** Returns `into` with this field's value of `from`. */
  take(into: BookingContent, from: BookingContent): BookingContent
}

/** Fields by which bookings are compared and merged. Values that only make sense together are one field. */
const FIELDS = {
  ...ofItself(),
  ...ofNoun('owner'),
  ...ofNoun('pet'),
  collection: { ...ofBooking('collectionDetails'), read: placeOfCollection },
} satisfies Readonly<Record<Exclude<OwnFieldName, keyof BookingInput | 'owner' | keyof typeof LISTS>, Field>>

/** Stands for all owner fields if only one side has an owner. */
const WHOLE_OWNER = ofBooking('owner', 'skipOwnerDetails')

const LISTS = {
  instructions: list(
    'specialInstructions',
    ({ id }) => id,
    ({ description }) => description.trim(),
  ),
  items: list(
    'quotedProducts',
    ({ id, editId }) => editId || id,
    ({ isHomeCollection, deleted, ...line }) =>
      isHomeCollection || deleted
        ? undefined
        : [line.actualProductIdC, line.quantity, line.engravingText || null, chosenOptions(line.packageProductsC)],
  ),
}

/** Names of the fields in which two bookings differ. */
export function changedFields(before: BookingContent, after: BookingContent): BookingFieldName[] {
  const fields = fieldsOf(before, after)
  const names = changedNames(valuesOf(before, fields), valuesOf(after, fields))
  return [...new Set(names.flatMap((name) => fieldNamed(name) ?? []))]
}

export interface BookingMerge {
  /** My booking with all fields that only the other side changed; fields changed on both sides are mine. */
  readonly merged: BookingContent
  /** Names of the fields taken from the other side. */
  readonly fromTheirs: readonly string[]
  /** Names of the fields that both sides changed differently. */
  readonly conflicts: readonly string[]
}

/** Merges two edits of one booking that both began from `base` [OPEN-87]. */
export function mergeBooking(base: BookingContent, mine: BookingContent, theirs: BookingContent): BookingMerge {
  const fields = fieldsOf(base, mine, theirs)
  const values = (side: BookingContent) => valuesOf(side, fields)
  const { fromTheirs, conflicts } = mergeFields(values(base), values(mine), values(theirs))
  return { merged: copyFields(mine, theirs, fromTheirs), fromTheirs, conflicts }
}

/** Returns `into` with the named fields of `from`. */
export function copyFields(into: BookingContent, from: BookingContent, names: readonly string[]): BookingContent {
  const fields: Readonly<Record<string, Field>> = { ...FIELDS, owner: WHOLE_OWNER }
  const merged = names.reduce((booking, name) => fields[name]?.take(booking, from) ?? booking, into)
  return Object.entries(LISTS).reduce((booking, [prefix, rows]) => {
    const keys = names.filter((name) => name.startsWith(`${prefix}.`)).map((name) => name.slice(prefix.length + 1))
    return keys.length > 0 ? rows.take(booking, from, new Set(keys)) : booking
  }, merged)
}

function fieldsOf(...sides: readonly BookingContent[]): Readonly<Record<string, Field>> {
  const isGivenHereOnly = new Set(sides.map(({ skipOwnerDetails }) => skipOwnerDetails)).size > 1
  const entries = Object.entries<Field>(FIELDS)
  if (isGivenHereOnly) {
    return Object.fromEntries([['owner', WHOLE_OWNER], ...entries.filter(([name]) => !name.startsWith('owner.'))])
  }
  const isSkipped = sides.some(({ skipOwnerDetails }) => skipOwnerDetails)
  return Object.fromEntries(isSkipped ? entries.filter(([name]) => !name.startsWith('owner.')) : entries)
}

function valuesOf(booking: BookingContent, fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  const rows = Object.entries(LISTS).flatMap(([prefix, each]) =>
    each.values(booking).map(([key, value]) => [`${prefix}.${key}`, value] as const),
  )
  const values = Object.entries(fields).map(([name, { read }]) => [name, read(booking)] as const)
  return Object.fromEntries([...values, ...rows])
}

function ofBooking(...keys: readonly (keyof BookingContent)[]): Field {
  return {
    read: (booking) => pick(booking, keys),
    take: (into, from) => ({ ...into, ...pick(from, keys) }),
  }
}

function ofItself(): Record<string, Field> {
  const fields = OWN_FIELDS.map(({ name, keys }) => {
    const read = (booking: BookingContent) => valuesAt(booking, keys)
    return [name, { read, take: (into: BookingContent, from: BookingContent) => ({ ...into, ...read(from) }) }] as const
  })
  return Object.fromEntries(fields)
}

/** Displayed fields of the owner or the pet. */
function ofNoun(noun: keyof typeof NOUN_FIELDS): Record<string, Field> {
  const fields = NOUN_FIELDS[noun].map(({ name, keys }) => {
    const read = (booking: BookingContent) => valuesAt(booking[noun], keys)
    const take = (into: BookingContent, from: BookingContent) => ({ ...into, [noun]: { ...into[noun], ...read(from) } })
    return [`${noun}.${name}`, { read, take }] as const
  })
  return Object.fromEntries(fields)
}

function valuesAt(from: object, keys: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))
}

/** Only another home address is entered; the other two addresses follow from practice and owner. */
function placeOfCollection({ collectionDetails: details }: BookingContent): unknown {
  const { collectionAddressOption: option, collectionAddress, collectionProducts } = details
  // The server looks up the coordinates of this address [WIZ-89].
  return [
    option,
    option === 'postal_address' ? { ...collectionAddress, lat: null, lng: null } : null,
    collectionProducts?.id ?? null,
  ]
}

type ListKey = 'specialInstructions' | 'quotedProducts'
type RowOf<Key extends ListKey> = BookingContent[Key][number]

function list<Key extends ListKey>(
  part: Key,
  keyOf: (row: RowOf<Key>) => string,
  valueOf: (row: RowOf<Key>) => unknown,
) {
  const rowsOf = (booking: BookingContent): readonly RowOf<Key>[] => booking[part]
  return {
    values: (booking: BookingContent) => rowsOf(booking).map((row) => [keyOf(row), valueOf(row)] as const),
    take: (into: BookingContent, from: BookingContent, keys: ReadonlySet<string>): BookingContent => {
      const theirs = new Map(rowsOf(from).map((row) => [keyOf(row), row]))
      const mine = rowsOf(into).flatMap((row) => (keys.has(keyOf(row)) ? (theirs.get(keyOf(row)) ?? []) : row))
      const held = new Set(rowsOf(into).map(keyOf))
      const added = rowsOf(from).filter((row) => keys.has(keyOf(row)) && !held.has(keyOf(row)))
      return { ...into, [part]: [...mine, ...added] }
    },
  }
}

function chosenOptions(chosen: RowOf<'quotedProducts'>['packageProductsC']): unknown {
  return Object.entries(chosen).flatMap(([parent, options]) =>
    options.map(({ id, engraving_text: engraving }) => [parent, id, engraving || null]),
  )
}

function pick<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Partial<T> {
  const picked: Partial<T> = {}
  for (const key of keys) picked[key] = from[key]
  return picked
}
