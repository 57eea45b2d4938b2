import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isAtMost } from '@portal/federation/host'
import { parseJson, sha384 } from '../releases/documents/documents'
import { Refusal } from '../releases/documents/refusal'
import { verifyDocument, signDocument, UntrustedDocument } from '../releases/documents/signatures'
import { describeFault, type ReleaseStore } from '../releases/store/store'
import { isSdkVersion, readSdk, SDK_DOCUMENT, validateSdk, listTarballs, type Sdk } from './sdk'

/** Folder of SDKs in the store, by version. No package has this name. */
export const SDKS = 'sdk'

/** Key of an SDK's file in the store. The list's signature includes its key. */
export const sdkKey = (version: string, file = SDK_DOCUMENT) => `${SDKS}/${version}/${file}`

/** Limits of a list and a tarball. Today they have 4 KB and 250 KB. */
export const LARGEST_LIST = 64 * 1024
export const LARGEST_TARBALL = 4 * 1024 * 1024

/** An SDK with a valid signature, and the key that signed it. */
export interface SignedSdk extends Sdk {
  readonly key: string
  /** The signed list, unchanged. */
  readonly json: unknown
}

/** Verifies the signed list of a version. Throws `UntrustedDocument` for a wrong signature or version. */
export function openSignedSdk(version: string, json: unknown): SignedSdk {
  const place = sdkKey(version)
  const { document, key } = verifyDocument(place, json)
  const sdk = validateSdk(document)
  // The version consists of the contract and a counter, so both must agree [OPEN-240].
  if (sdk.version !== version || !version.startsWith(`${sdk.contract}.`)) {
    throw new UntrustedDocument(`${place} is the list of ${sdk.version} for contract ${sdk.contract}`)
  }
  return { ...sdk, key, json }
}

/**
 * Publishes an SDK: tarballs first, the signed list last. `isNew` is false when the same SDK is published already.
 * Refuses other content for a published version.
 */
export async function publishSdk(
  store: ReleaseStore,
  folder: string,
  signer: () => KeyObject,
): Promise<{ readonly sdk: Sdk; readonly isNew: boolean }> {
  const sdk = await readSdk(folder)
  const place = sdkKey(sdk.version)
  const earlier = await store.read(place, LARGEST_LIST)
  if (earlier) return { sdk: checkSameContent(sdk, earlier), isNew: false }
  const list = Buffer.from(`${JSON.stringify(signDocument(place, sdk, signer()), null, 2)}\n`)
  for (const { file, integrity } of listTarballs(sdk)) {
    const key = sdkKey(sdk.version, file)
    if (await store.create(key, await readFile(path.join(folder, file)))) continue
    // An interrupted attempt may have left the same tarball.
    const leftover = await store.read(key, LARGEST_TARBALL)
    if (!leftover || sha384(leftover) !== integrity) throw existingVersion(sdk.version, `${file} has other bytes`)
  }
  if (await store.create(place, list)) return { sdk, isNew: true }
  return publishSdk(store, folder, signer)
}

/** Returns the SDK when the published list has the same tarballs. Refuses other content. */
function checkSameContent(sdk: Sdk, earlier: Buffer): Sdk {
  let found = 'It cannot be read'
  try {
    const published = openSignedSdk(sdk.version, parseJson(earlier))
    found = 'Another content'
    if (JSON.stringify(listTarballs(published)) === JSON.stringify(listTarballs(sdk))) return sdk
  } catch (error) {
    found = describeFault(error)
  }
  throw existingVersion(sdk.version, found)
}

const existingVersion = (version: string, found: string) =>
  new Refusal(`The SDK ${version} is published already with other content.`, {
    expected: 'A new version, or the same bytes. A published SDK never changes.',
    found: `${found}.`,
    todo: 'Pack it with the next counter: "portal sdk pack --patch 1", then "portal sdk publish".',
  })

/** Versions in a store for this contract or an earlier one, the newest first. */
export async function listFittingVersions(store: ReleaseStore, contract: string): Promise<string[]> {
  const versions = (await store.list(SDKS)).filter(isSdkVersion)
  return versions.filter((version) => isAtMost(contractOfVersion(version), contract)).toSorted(compareNewestFirst)
}

const contractOfVersion = (version: string) => version.split('.').slice(0, 2).join('.')

/** Compares versions for a sort with the newest first. */
export function compareNewestFirst(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)]
  const at = a.findIndex((number, index) => number !== b[index])
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}
