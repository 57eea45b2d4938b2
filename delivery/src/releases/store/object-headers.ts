import { isRemoteName } from '@portal/federation/host'
import { dispositionOf, cacheControlOf, typeOf } from '../../http/file-headers'

/** Headers stored with an object of the bucket. */
export interface ObjectHeaders {
  readonly type: string
  /** Encoding of a compressed form. Its type is that of the original file. */
  readonly encoding?: string | undefined
  readonly cache: string
  /** Tells browsers to show or to save the file. */
  readonly disposition: string
}

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }
/** Cache time of steps, lists and documents. */
const SHORT_CACHE = 'public, max-age=5'

/**
 * Headers of an object, which a CDN in front of the bucket passes on. Files of releases have the type of their name and
 * are cached for a year. Other documents have a short cache time [OPEN-271].
 */
export function headersOfObject(key: string): ObjectHeaders {
  const [name = '', , ...file] = key.split('/')
  const isOfRelease = file.length > 0 && (name === 'shell' || isRemoteName(name))
  const [, plain = key, ending = ''] = (isOfRelease && /^(.+)(\.br|\.gz)$/.exec(key)) || []
  const cache = (isOfRelease && cacheControlOf(plain)) || SHORT_CACHE
  return { type: typeOf(plain), encoding: ENCODINGS[ending], cache, disposition: dispositionOf(plain) }
}
