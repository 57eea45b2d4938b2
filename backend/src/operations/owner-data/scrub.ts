/** Keys under which a record has what is of an owner: names, numbers, addresses, and words that somebody wrote. */
const OWNERS =
  /^(owner|client)|(first_|last_)?name$|phone|email|address|street|city|postal|^state$|description|engraving_text|custom_text|^(by|from_value|to_value)$/i

/** The names of things, which are no one's: what was ordered, and what it costs. */
const THINGS = /^(product|service|package|group|stage|quoted)/i

/**
 * A record without what is of its owner: texts and lists of them are empty, and numbers, moments and flags stay, so that
 * what was ordered and paid can still be told.
 */
export function withoutOwner(value: unknown, key = ''): unknown {
  const isOwners = OWNERS.test(key) && !THINGS.test(key)
  if (typeof value === 'string') return isOwners ? '' : value
  if (Array.isArray(value)) return value.map((one) => withoutOwner(one, key))
  if (typeof value !== 'object' || value === null) return value
  // All that an owner is, whatever its fields are called; a thing's own name is beside its price.
  if (/^owner$/i.test(key)) return null
  const isThing = 'quantity' in value || 'list_price' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isThing && name === 'name' ? one : withoutOwner(one, name)]),
  )
}
