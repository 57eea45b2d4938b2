import { isRemoteName } from '@portal/federation/host'
import { dispositionOf, keptFor, typeOf } from '../../http/file-headers'

/** What an object of a bucket is given to be told with. */
export interface ObjectHeaders {
  readonly type: string
  /** Of a compressed form, which has the type of what it was made of. */
  readonly encoding?: string | undefined
  readonly cache: string
  /** Whether a browser shows or saves it. */
  readonly disposition: string
}

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }
/** Steps, lists and documents: whoever keeps them asks again after this time. */
const SHORT_CACHE = 'public, max-age=5'

/**
 * The headers of a document of the store, as a CDN in front of its bucket passes them on: a file of a release is what
 * its name says, for a year; all else is asked for again [OPEN-271].
 */
export function headersOfObject(key: string): ObjectHeaders {
  const [name = '', , ...file] = key.split('/')
  const isOfRelease = file.length > 0 && (name === 'shell' || isRemoteName(name))
  const [, plain = key, ending = ''] = (isOfRelease && /^(.+)(\.br|\.gz)$/.exec(key)) || []
  const cache = (isOfRelease && keptFor(plain)) || SHORT_CACHE
  return { type: typeOf(plain), encoding: ENCODINGS[ending], cache, disposition: dispositionOf(plain) }
}
