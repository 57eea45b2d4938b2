import type { ObjectInfo } from './objects'
import type { Listing } from './xml'

const MOST_KEYS = 1000

function maxKeysOf(text: string | null): number {
  const wanted = Number(text ?? MOST_KEYS)
  return Number.isInteger(wanted) && wanted >= 0 ? Math.min(wanted, MOST_KEYS) : MOST_KEYS
}

/** The key up to the first delimiter after the prefix; undefined without one. */
function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  if (delimiter === '') return undefined
  const end = key.indexOf(delimiter, prefix.length)
  return end < 0 ? undefined : key.slice(0, end + delimiter.length)
}

/** A page of ListObjectsV2, grouped by the delimiter. */
export function listObjects(bucket: string, sorted: ObjectInfo[], query: URLSearchParams): Listing {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const token = query.get('continuation-token') ?? ''
  const startAfter = query.get('start-after') ?? ''
  const after = token === '' ? startAfter : Buffer.from(token, 'base64url').toString('utf8')
  const maxKeys = maxKeysOf(query.get('max-keys'))
  const listing: Listing = {
    bucket,
    prefix,
    delimiter,
    maxKeys,
    startAfter,
    token,
    encoded: query.get('encoding-type') === 'url',
    objects: [],
    commonPrefixes: [],
    nextToken: undefined,
  }
  let last = ''
  for (const object of sorted) {
    const folded = commonPrefix(object.key, prefix, delimiter)
    const entry = folded ?? object.key
    const isPast = Buffer.compare(Buffer.from(entry), Buffer.from(after)) > 0
    if (!object.key.startsWith(prefix) || !isPast || entry === last) continue
    if (listing.objects.length + listing.commonPrefixes.length >= maxKeys) {
      listing.nextToken = maxKeys === 0 ? undefined : Buffer.from(last).toString('base64url')
      break
    }
    if (folded === undefined) listing.objects.push(object)
    else listing.commonPrefixes.push(folded)
    last = entry
  }
  return listing
}
