import { log } from '@portal/server'
import { jsonOf } from '../releases/documents/documents'
import { sha384 } from '../releases/documents/hash'
import { SHELL } from '../releases/documents/names'
import { mayPublish, type Publishers } from '../releases/documents/publishers'
import { faultOf, type ReleaseStore } from '../releases/store/store'
import { createCallCache } from './call-cache'
import { isSdkVersion, listTarballs } from './sdk'
import { listFittingVersions, sdkKey, LARGEST_LIST, LARGEST_TARBALL, openSignedSdk, type SignedSdk } from './stored-sdk'

/** The SDKs that a web server gives away. */
export interface ServedSdks {
  /** The newest that fits a shell of this contract, signed by whoever may; null: there is none. */
  readonly findFitting: (contract: string) => Promise<SignedSdk | null>
  /** A tarball of one, with the bytes of its hash; null where there is none such. */
  readonly readTarball: (version: string, file: string) => Promise<Buffer | null>
}

/** Of a web server without a store of its own. */
export const noSdks: ServedSdks = { findFitting: async () => null, readTarball: async () => null }

interface SdkTrust {
  /** Who may publish what, at this moment: an SDK is published by who may publish the shell. */
  readonly publishers: () => Publishers | null
  /** The operator's root keys. */
  readonly roots?: readonly string[] | undefined
  readonly now?: () => number
}

/** Anybody may ask: the store is looked at this often. */
const CACHE_MS = 5_000
const MAX_LISTS = 32
/** Of four SDKs. */
const MAX_TARBALLS = 64

/** Follows the SDKs of a store. What is not signed, changed, or of a key that counts no more is none [OPEN-256]. */
export function createServedSdks(store: ReleaseStore, { publishers, roots = [], now }: SdkTrust): ServedSdks {
  const versionsOf = createCallCache<string[]>(CACHE_MS, MAX_LISTS, now)
  const listOf = createCallCache<SignedSdk | null>(CACHE_MS, MAX_LISTS, now)
  const bytesOf = createCallCache<Buffer | null>(CACHE_MS, MAX_TARBALLS, now)
  const isTrustedKey = (key: string) => roots.includes(key) || mayPublish(publishers() ?? {}, key, SHELL)
  const readTrusted = async (version: string) => {
    const sdk = await listOf(version, () => readList(store, version))
    return sdk && isTrustedKey(sdk.key) ? sdk : null
  }
  return {
    findFitting: async (contract) => {
      for (const version of await versionsOf(contract, () => listFittingVersions(store, contract))) {
        const sdk = await readTrusted(version)
        if (sdk) return sdk
      }
      return null
    },
    readTarball: async (version, file) => {
      const sdk = isSdkVersion(version) ? await readTrusted(version) : null
      const tarball = sdk && listTarballs(sdk).find((one) => one.file === file)
      if (!tarball) return null
      const key = sdkKey(version, file)
      const bytes = await bytesOf(key, () => store.read(key, LARGEST_TARBALL))
      return bytes && sha384(bytes) === tarball.integrity ? bytes : null
    },
  }
}

/** The signed list of a version; null where it is none, which the log tells. */
async function readList(store: ReleaseStore, version: string): Promise<SignedSdk | null> {
  const content = await store.read(sdkKey(version), LARGEST_LIST)
  try {
    return content && openSignedSdk(version, jsonOf(content))
  } catch (error) {
    log.warn('an SDK is not given away', { version, why: faultOf(error) })
    return null
  }
}
