import { log } from '@portal/server'
import { parseJson, sha384 } from '../releases/documents/documents'
import { SHELL } from '../releases/documents/names'
import { mayPublish, type Publishers } from '../releases/documents/publishers'
import { describeFault, type ReleaseStore } from '../releases/store/store'
import { createCallCache } from './call-cache'
import { isSdkVersion, listTarballs } from './sdk'
import { listFittingVersions, sdkKey, LARGEST_LIST, LARGEST_TARBALL, openSignedSdk, type SignedSdk } from './stored-sdk'

/** The SDKs that a web server offers. */
export interface ServedSdks {
  /** The newest SDK for a shell's contract with a trusted signature; null without one. */
  readonly findFitting: (contract: string) => Promise<SignedSdk | null>
  /** A verified tarball of a trusted SDK; null without one. */
  readonly readTarball: (version: string, file: string) => Promise<Buffer | null>
}

/** No SDKs, for a web server without a store. */
export const noSdks: ServedSdks = { findFitting: async () => null, readTarball: async () => null }

interface SdkTrust {
  /** The current publishers. A key for the shell may publish SDKs too. */
  readonly publishers: () => Publishers | null
  /** The operator's root keys. */
  readonly roots?: readonly string[] | undefined
  readonly now?: () => number
}

/** Cache time. Anybody may request SDKs, so the store is read at most this often. */
const CACHE_MS = 5_000
const MAX_LISTS = 32
/** Enough for four SDKs. */
const MAX_TARBALLS = 64

/** Reads the SDKs of a store. Ignores SDKs that are unsigned, changed, or of an untrusted key [OPEN-256]. */
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

/** The signed list of a version; null for an invalid one, which is logged. */
async function readList(store: ReleaseStore, version: string): Promise<SignedSdk | null> {
  const content = await store.read(sdkKey(version), LARGEST_LIST)
  try {
    return content && openSignedSdk(version, parseJson(content))
  } catch (error) {
    log.warn('an SDK is not given away', { version, why: describeFault(error) })
    return null
  }
}
