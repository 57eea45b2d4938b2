import * as v from 'valibot'
import { address, inProject, readSettings } from '../settings'
import type { BucketAccess } from './bucket'
import { bucketIn, bucketStore } from './bucket-store'
import { folderStore } from './folder-store'
import type { ReleaseStore } from './store'

/** Where a release store is. */
export interface StorePlace {
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string
  /** How a bucket is reached. */
  readonly bucket?: BucketAccess
  /** Folder of this machine for copies of what it serves of a bucket. */
  readonly copies?: string
}

const isBucket = (place: string) => place.startsWith('s3:')

const EnvironmentSchema = v.object({
  RELEASE_STORE: v.pipe(
    v.optional(v.string(), '.data/releases'),
    v.check(
      (place) => !isBucket(place) || bucketIn(place) !== null,
      'not a folder, nor a bucket like s3://bucket/prefix',
    ),
    v.transform((place) => (isBucket(place) ? place : inProject(place))),
  ),
  RELEASE_STORE_ENDPOINT: v.optional(address),
  RELEASE_STORE_ACCESS_KEY: v.optional(v.string(), ''),
  RELEASE_STORE_SECRET_KEY: v.optional(v.string(), ''),
  RELEASE_COPIES: v.optional(v.string(), '.data/release-copies'),
})

/** Where the release store of these settings is; throws with the names of those that are wrong. */
export function storeFromEnvironment(environment: NodeJS.ProcessEnv): StorePlace {
  const settings = readSettings(EnvironmentSchema, environment)
  return {
    store: settings.RELEASE_STORE,
    bucket: {
      endpoint: settings.RELEASE_STORE_ENDPOINT,
      accessKey: settings.RELEASE_STORE_ACCESS_KEY,
      secretKey: settings.RELEASE_STORE_SECRET_KEY,
    },
    copies: inProject(settings.RELEASE_COPIES),
  }
}

/** Opens a release store. Throws for a bucket that is not written as one. */
export function openStore({
  store,
  bucket = {},
  copies = inProject('.data/release-copies'),
}: StorePlace): ReleaseStore {
  return isBucket(store) ? bucketStore(store, bucket, copies) : folderStore(store)
}
