import { trimmed } from '@portal/domain'
import type { Address, FieldCode } from '@portal/domain'

/** How an address is used: somebody drives there, or something is sent there. */
export type AddressUse = 'visited' | 'sentTo'

const POST_BOX =
  /(?:\b(?:g\.?\s*)?p\.?\s*o\.?\s*box|\bpost(?:al|\s*office)?\s+box|\b(?:locked|private|mail|community)\s*(?:mail\s*)?(?:bag|box)|\bparcel\s+(?:locker|collect)|\bposte\s+restante|\b(?:c\/?[-o]?|care\s+of)\s+(?:the\s+)?post\s+office)[\s:#.]*(?:no\.?\s*)?(?:[a-z]?\d+[a-z]?)?/gi
const NOTHING_KNOWN = /^(?:n\/?a|nil|none|unknown|not known|tb[ac]|no (?:street|fixed) (?:address|abode)|x+)$/i

/**
 * Error of a street that somebody drives or sends to; undefined for a valid one. A post box receives post but no
 * visitors [OPEN-353].
 */
export function streetError({ street, city }: Partial<Address>, use: AddressUse): FieldCode | undefined {
  const text = trimmed(street)
  const place = trimmed(text.replace(POST_BOX, ''))
  if (isStreet(place, trimmed(city))) return undefined
  if (place === text) return 'streetMissing'
  return use === 'visited' ? 'postBox' : undefined
}

/** Whether the text is more than the suburb repeated or a remark such as "unknown". */
function isStreet(text: string, city: string): boolean {
  const plain = text.replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')
  return /\p{L}{2}/u.test(plain) && !NOTHING_KNOWN.test(plain) && plain.toLowerCase() !== city.toLowerCase()
}
