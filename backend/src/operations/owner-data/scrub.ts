import { isErasedField } from './own-fields'

/** Keys of a record with data of the owner: names, numbers, addresses and texts. */
const OWNERS =
  /^(owner|client)|(first_|last_)?name$|phone|email|address|street|city|postal|^state$|description|engraving_text|custom_text|^(by|from_value|to_value)$/i

/** Keys of things without personal data, such as items and prices. */
const THINGS = /^(product|service|package|group|stage|quoted)/i

/**
 * Removes the owner's data from a record: texts and lists of texts become empty. Numbers, times and flags stay, so that
 * order and payment remain readable.
 */
export function withoutOwner(value: unknown, key = ''): unknown {
  const isOwners = isErasedField(key) || (OWNERS.test(key) && !THINGS.test(key))
  if (typeof value === 'string') return isOwners ? '' : value
  if (Array.isArray(value)) return value.map((one) => withoutOwner(one, key))
  if (typeof value !== 'object' || value === null) return value
  // The whole owner, whatever its fields are. An object with a quantity or price keeps its own name.
  if (/^owner$/i.test(key)) return null
  const isThing = 'quantity' in value || 'list_price' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isThing && name === 'name' ? one : withoutOwner(one, name)]),
  )
}
