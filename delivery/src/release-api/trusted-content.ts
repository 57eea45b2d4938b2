import { messageOf } from '@portal/domain/unknown'
import { signedStore } from '../releases/documents/signed-store'
import { UntrustedDocument } from '../releases/documents/signatures'
import type { KeyFollower } from '../releases/served/key-follower'
import { StoreFailure, type ReleaseStore } from '../releases/store/store'
import { malformed, untrusted } from './answer'

/** A store as a web server reads it, and what it follows from. */
export interface Trusted {
  readonly store: ReleaseStore
  /** The same without a look at signatures. */
  readonly bare: ReleaseStore
  readonly keys: KeyFollower
  readonly origins: readonly string[]
}

/**
 * The store as a web server would read it if this content were there. Refuses what no web server would follow: not
 * signed, signed for another place, or by a key that may not, whatever the document says of when it was.
 */
export async function trustedContent(
  { bare, keys, origins }: Trusted,
  key: string,
  content: Buffer,
): Promise<ReleaseStore> {
  const read: ReleaseStore['read'] = async (other, most) => (other === key ? content : bare.read(other, most))
  const store = signedStore(
    { ...bare, read },
    {
      publishers: keys.publishers,
      names: keys.names,
      origins,
    },
  )
  try {
    await store.read(key)
    return store
  } catch (error) {
    if (error instanceof StoreFailure) throw error
    throw error instanceof UntrustedDocument ? untrusted(error.message) : malformed(messageOf(error))
  }
}
