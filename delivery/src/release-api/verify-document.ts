import { messageOf } from '@portal/domain/unknown'
import { signedStore } from '../releases/documents/signed-store'
import { UntrustedDocument } from '../releases/documents/signatures'
import type { KeyFollower } from '../releases/served/key-follower'
import { StoreFailure, type ReleaseStore } from '../releases/store/store'
import { malformedUpload, untrustedDocument } from './refusals'

/** The release store with checks of signatures, and the keys and origins that these use. */
export interface TrustedStore {
  readonly store: ReleaseStore
  /** The same store without checks of signatures. */
  readonly bare: ReleaseStore
  readonly keys: KeyFollower
  readonly origins: readonly string[]
}

/**
 * Verifies a document before it is written, and returns the store as web servers would read it afterwards. Refuses a
 * document without a signature, signed for another place, or by a key without rights.
 */
export async function verifyDocument(
  { bare, keys, origins }: TrustedStore,
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
    throw error instanceof UntrustedDocument ? untrustedDocument(error.message) : malformedUpload(messageOf(error))
  }
}
