import * as v from 'valibot'
import { ownCa } from '@portal/server'
import type { Program } from '@portal/server'
import { address, inProject, OWN_TRUST, settingsOf } from '../../settings'
import type { BucketAccess } from './bucket'
import { parseBucketPlace, bucketStore } from './bucket-store'
import { folderStore } from './folder-store'
import { StoreFailure, UnconditionalWrites, type ReleaseStore } from './store'

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

export const StoreEnvironmentSchema = v.object({
  RELEASE_STORE: v.pipe(
    v.string(),
    v.check(
      (place) => !isBucket(place) || parseBucketPlace(place) !== null,
      'not a folder, nor a bucket like s3://bucket/prefix',
    ),
    v.transform((place) => (isBucket(place) ? place : inProject(place))),
  ),
  RELEASE_STORE_ENDPOINT: v.optional(address),
  RELEASE_STORE_ACCESS_KEY: v.string(),
  RELEASE_STORE_SECRET_KEY: v.string(),
  RELEASE_COPIES: v.string(),
  ...OWN_TRUST,
})

/** Where the release store of these settings is. */
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

/** The same from environment variables; throws with the names of those that are wrong. */
export const storeFromEnvironment = (program: Program, environment: NodeJS.ProcessEnv): StorePlace =>
  storePlaceOf(settingsOf(program, StoreEnvironmentSchema, environment))

/** Opens a release store. Throws for a bucket that is not written as one. */
export function openStore({
  store,
  bucket = {},
  copies = inProject('.data/release-copies'),
}: StorePlace): ReleaseStore {
  return isBucket(store) ? bucketStore(store, bucket, copies) : folderStore(store)
}

/**
 * For a program that writes, at its start: throws where writes of this store are no good. A store that is away is told
 * by whoever needs it, and looked at again before anything is written [OPEN-272].
 */
export async function checkWritesAtStart(store: ReleaseStore): Promise<void> {
  try {
    await store.checkWrites?.()
  } catch (error) {
    if (error instanceof UnconditionalWrites || !(error instanceof StoreFailure)) throw error
  }
}
