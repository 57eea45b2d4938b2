import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isAtMost } from '@portal/federation/host'
import { parseJson } from '../releases/documents/documents'
import { sha384 } from '../releases/documents/hash'
import { Refusal } from '../releases/documents/refusal'
import { verifyDocument, signDocument, UntrustedDocument } from '../releases/documents/signatures'
import { describeFault, type ReleaseStore } from '../releases/store/store'
import { isSdkVersion, readSdk, SDK_DOCUMENT, sdkOf, tarballsOf, type Sdk } from './sdk'

/** Where SDKs are in the store, each below its version; no package has this name. */
export const SDKS = 'sdk'

/** Where a file of an SDK is in the store; what is signed is its list, with this place. */
export const keyOfSdk = (version: string, file = SDK_DOCUMENT) => `${SDKS}/${version}/${file}`

/** The largest list, and the largest tarball; today they have 4 KB and 250 KB. */
export const LARGEST_LIST = 64 * 1024
export const LARGEST_TARBALL = 4 * 1024 * 1024

/** An SDK whose list is as it was signed, and by whom. */
export interface SignedSdk extends Sdk {
  readonly key: string
  /** The signed list, as it is in the store. */
  readonly json: unknown
}

/** The signed list of the SDK of this version. Throws `Untrusted`, or what else is wrong with it. */
export function signedSdkOf(version: string, json: unknown): SignedSdk {
  const place = keyOfSdk(version)
  const { document, key } = verifyDocument(place, json)
  const sdk = sdkOf(document)
  // Its version is its contract's and a count, so that the one tells the other [OPEN-240].
  if (sdk.version !== version || !version.startsWith(`${sdk.contract}.`)) {
    throw new UntrustedDocument(`${place} is the list of ${sdk.version} for contract ${sdk.contract}`)
  }
  return { ...sdk, key, json }
}

/**
 * Puts an SDK into the store, once and for good: tarballs first, the list last, signed. Answers whether it was not there
 * before. Refuses one of a version that is there with other content.
 */
export async function publishSdk(
  store: ReleaseStore,
  folder: string,
  signer: () => KeyObject,
): Promise<{ readonly sdk: Sdk; readonly isNew: boolean }> {
  const sdk = await readSdk(folder)
  const place = keyOfSdk(sdk.version)
  const earlier = await store.read(place, LARGEST_LIST)
  if (earlier) return { sdk: sameAs(sdk, earlier), isNew: false }
  const list = Buffer.from(`${JSON.stringify(signDocument(place, sdk, signer()), null, 2)}\n`)
  for (const { file, integrity } of tarballsOf(sdk)) {
    const key = keyOfSdk(sdk.version, file)
    if (await store.create(key, await readFile(path.join(folder, file)))) continue
    // What an attempt before has left is taken where it is the same.
    const left = await store.read(key, LARGEST_TARBALL)
    if (!left || sha384(left) !== integrity) throw taken(sdk.version, `${file} has other bytes`)
  }
  if (await store.create(place, list)) return { sdk, isNew: true }
  return publishSdk(store, folder, signer)
}

/** The same SDK, whoever has signed it. */
function sameAs(sdk: Sdk, earlier: Buffer): Sdk {
  let found = 'It cannot be read'
  try {
    const there = signedSdkOf(sdk.version, parseJson(earlier))
    found = 'Another content'
    if (JSON.stringify(tarballsOf(there)) === JSON.stringify(tarballsOf(sdk))) return sdk
  } catch (error) {
    found = describeFault(error)
  }
  throw taken(sdk.version, found)
}

const taken = (version: string, found: string) =>
  new Refusal(`The SDK ${version} is in the store already, and is another.`, {
    expected: 'A version that is free, or the same bytes: what teams have built with never changes.',
    found: `${found}.`,
    todo: 'Pack it under the next count: "portal sdk pack --patch 1", then "portal sdk publish".',
  })

/** The versions of a store that are not later than a shell of this contract, the newest first. */
export async function fittingVersions(store: ReleaseStore, contract: string): Promise<string[]> {
  const versions = (await store.list(SDKS)).filter(isSdkVersion)
  return versions.filter((version) => isAtMost(contractIn(version), contract)).toSorted(newestFirst)
}

const contractIn = (version: string) => version.split('.').slice(0, 2).join('.')

/** Less than 0 where the first is the newer one. */
export function newestFirst(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)]
  const at = a.findIndex((number, index) => number !== b[index])
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}
