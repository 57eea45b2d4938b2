import * as v from 'valibot'
import { ownCa } from '@portal/server'
import type { Program } from '@portal/server'
import { address, inProject, OWN_TRUST, readSettingsOf } from '../../settings'
import type { BucketAccess } from './bucket'
import { parseBucketPlace, bucketStore } from './bucket-store'
import { folderStore } from './folder-store'
import { StoreFailure, UnconditionalWrites, type ReleaseStore } from './store'

/** Place of a release store, and access to it. */
export interface StorePlace {
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string
  readonly bucket?: BucketAccess
  /** Local folder for copies of a bucket's files. */
  readonly copies?: string
}

const isBucket = (place: string) => place.startsWith('s3:')

export const StoreEnvironmentSchema = v.object({
  RELEASE_STORE: v.pipe(
    v.string(),
    v.check(
      (place) => !isBucket(place) || parseBucketPlace(place) !== null,
      'neither a folder nor a bucket like s3://bucket/prefix',
    ),
    v.transform((place) => (isBucket(place) ? place : inProject(place))),
  ),
  RELEASE_STORE_ENDPOINT: v.optional(address),
  RELEASE_STORE_ACCESS_KEY: v.string(),
  RELEASE_STORE_SECRET_KEY: v.string(),
  RELEASE_COPIES: v.string(),
  ...OWN_TRUST,
})

/** The store's place from checked settings. */
export function storePlaceOf(settings: v.InferOutput<typeof StoreEnvironmentSchema>): StorePlace {
  return {
    store: settings.RELEASE_STORE,
    bucket: {
      endpoint: settings.RELEASE_STORE_ENDPOINT,
      accessKey: settings.RELEASE_STORE_ACCESS_KEY,
      secretKey: settings.RELEASE_STORE_SECRET_KEY,
      ca: settings.RELEASE_STORE_ENDPOINT && ownCa(settings, 'RELEASE_STORE_ENDPOINT'),
    },
    copies: inProject(settings.RELEASE_COPIES),
  }
}

/** The store's place from environment variables. The error names the wrong ones. */
export const storeFromEnvironment = (program: Program, environment: NodeJS.ProcessEnv): StorePlace =>
  storePlaceOf(readSettingsOf(program, StoreEnvironmentSchema, environment))

/** Opens a release store. Throws for an invalid bucket URL. */
export function openStore({
  store,
  bucket = {},
  copies = inProject('.data/release-copies'),
}: StorePlace): ReleaseStore {
  return isBucket(store) ? bucketStore(store, bucket, copies) : folderStore(store)
}

/**
 * Start check of a program that writes: throws if the store overwrites documents. It passes an unavailable store, whose
 * first write checks again [OPEN-272].
 */
export async function checkWritesAtStart(store: ReleaseStore): Promise<void> {
  try {
    await store.checkWrites?.()
  } catch (error) {
    if (error instanceof UnconditionalWrites || !(error instanceof StoreFailure)) throw error
  }
}
