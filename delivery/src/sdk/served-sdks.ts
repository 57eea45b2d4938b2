import { log } from '@portal/server'
import { parseJson } from '../releases/documents/documents'
import { sha384 } from '../releases/documents/hash'
import { SHELL } from '../releases/documents/names'
import { mayPublish, type Publishers } from '../releases/documents/publishers'
import { describeFault, type ReleaseStore } from '../releases/store/store'
import { keptFor } from './kept-for'
import { isSdkVersion, tarballsOf } from './sdk'
import { fittingVersions, keyOfSdk, LARGEST_LIST, LARGEST_TARBALL, signedSdkOf, type SignedSdk } from './stored-sdk'

/** The SDKs that a web server gives away. */
export interface ServedSdks {
  /** The newest that fits a shell of this contract, signed by whoever may; null: there is none. */
  readonly fitting: (contract: string) => Promise<SignedSdk | null>
  /** A tarball of one, with the bytes of its hash; null where there is none such. */
  readonly tarball: (version: string, file: string) => Promise<Buffer | null>
}

/** Of a web server without a store of its own. */
export const noSdks: ServedSdks = { fitting: async () => null, tarball: async () => null }

interface Trust {
  /** Who may publish what, at this moment: an SDK is published by who may publish the shell. */
  readonly publishers: () => Publishers | null
  /** The operator's root keys. */
  readonly roots?: readonly string[] | undefined
  readonly now?: () => number
}

/** Anybody may ask: the store is looked at this often. */
const KEPT_MS = 5_000
const MOST_LISTS = 32
/** Of four SDKs. */
const MOST_TARBALLS = 64

/** Follows the SDKs of a store. What is not signed, changed, or of a key that counts no more is none [OPEN-256]. */
export function openSdks(store: ReleaseStore, { publishers, roots = [], now }: Trust): ServedSdks {
  const versionsOf = keptFor<string[]>(KEPT_MS, MOST_LISTS, now)
  const listOf = keptFor<SignedSdk | null>(KEPT_MS, MOST_LISTS, now)
  const bytesOf = keptFor<Buffer | null>(KEPT_MS, MOST_TARBALLS, now)
  const counts = (key: string) => roots.includes(key) || mayPublish(publishers() ?? {}, key, SHELL)
  const trusted = async (version: string) => {
    const sdk = await listOf(version, () => readList(store, version))
    return sdk && counts(sdk.key) ? sdk : null
  }
  return {
    fitting: async (contract) => {
      for (const version of await versionsOf(contract, () => fittingVersions(store, contract))) {
        const sdk = await trusted(version)
        if (sdk) return sdk
      }
      return null
    },
    tarball: async (version, file) => {
      const sdk = isSdkVersion(version) ? await trusted(version) : null
      const tarball = sdk && tarballsOf(sdk).find((one) => one.file === file)
      if (!tarball) return null
      const key = keyOfSdk(version, file)
      const bytes = await bytesOf(key, () => store.read(key, LARGEST_TARBALL))
      return bytes && sha384(bytes) === tarball.integrity ? bytes : null
    },
  }
}

/** The signed list of a version; null where it is none, which the log tells. */
async function readList(store: ReleaseStore, version: string): Promise<SignedSdk | null> {
  const content = await store.read(keyOfSdk(version), LARGEST_LIST)
  try {
    return content && signedSdkOf(version, parseJson(content))
  } catch (error) {
    log.warn('an SDK is not given away', { version, why: describeFault(error) })
    return null
  }
}
