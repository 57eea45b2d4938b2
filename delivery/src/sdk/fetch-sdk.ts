import { isAtMost } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { parseJson } from '../releases/documents/documents'
import { sha384 } from '../releases/documents/hash'
import { Refusal } from '../releases/documents/refusal'
import { asked, contractOf, type Portal } from './asked-contract'
import { isSdkVersion, tarballsOf, type Sdk } from './sdk'
import { SDK_PATH, tarballPath } from './sdk-paths'
import { LARGEST_LIST, LARGEST_TARBALL, signedSdkOf, type SignedSdk } from './stored-sdk'

/** An SDK as a portal has given it, whole and checked. */
export interface FetchedSdk {
  readonly sdk: SignedSdk
  /** Its tarballs, by file. */
  readonly tarballs: ReadonlyMap<string, Buffer>
}

/**
 * The SDK that fits a deployed portal. `signers`: whose signature is taken; none named: that which the portal shows, by
 * TLS or from this machine alone. Refuses what is not signed, changed on the way, of a later contract, or from no portal
 * of ours; nothing of it is written or unpacked before all of it is checked [OPEN-257].
 */
export async function fetchSdk(portal: Portal, signers: readonly string[]): Promise<FetchedSdk> {
  if (signers.length === 0) checkPrivate(portal)
  const contract = await contractOf(portal, '--from')
  const sdk = await listOf(portal, contract)
  checkSigner(portal, sdk, signers)
  if (!isAtMost(sdk.contract, contract)) throw later(portal, sdk, contract)
  const tarballs = new Map<string, Buffer>()
  for (const tarball of tarballsOf(sdk)) tarballs.set(tarball.file, await tarballOf(portal, sdk, tarball))
  return { sdk, tarballs }
}

async function listOf(portal: Portal, contract: string): Promise<SignedSdk> {
  const answer = await asked(portal, SDK_PATH)
  if (!answer.ok) throw none(portal, contract)
  try {
    const json = Object(parseJson(await bytesOf(answer, LARGEST_LIST)))
    const version = String(json.version)
    if (!isSdkVersion(version)) throw new Error('it is no list of an SDK')
    return signedSdkOf(version, json)
  } catch (error) {
    throw untrusted(portal, `${messageOf(error)}.`)
  }
}

async function tarballOf(
  portal: Portal,
  { version }: Sdk,
  { file, integrity }: { readonly file: string; readonly integrity: string },
): Promise<Buffer> {
  const answer = await asked(portal, tarballPath(version, file))
  if (!answer.ok) throw untrusted(portal, `${file} is not there: status ${answer.status}.`)
  const bytes = await bytesOf(answer, LARGEST_TARBALL).catch((error: unknown) => {
    throw untrusted(portal, `${file}: ${messageOf(error)}.`)
  })
  if (sha384(bytes) !== integrity) throw untrusted(portal, `${file} has other bytes than were signed.`)
  return bytes
}

/** Reads no more than was expected. */
async function bytesOf(answer: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > most) throw new Error(`it has more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const isOwn = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host) || host.endsWith('.localhost')

/** Without a key to go by it must be the portal itself that answers. */
function checkPrivate({ origin }: Portal): void {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' || isOwn(hostname)) return
  throw new Refusal(`${origin} is not asked without a key to go by.`, {
    expected: 'An address that begins with https://, or the public key that signs the SDK.',
    found: 'An address that anybody on the way may answer for.',
    todo: 'Ask the operator for the public key, and name it: --signed-by MCow…',
  })
}

function checkSigner({ origin }: Portal, { version, key }: SignedSdk, signers: readonly string[]): void {
  if (signers.length === 0 || signers.includes(key)) return
  throw new Refusal(`The SDK ${version} of ${origin} is signed by another key.`, {
    expected: `A signature of ${signers.join(' or ')}.`,
    found: `One of ${key}.`,
    todo: 'Ask the operator of the portal whether that key is theirs. If so, name it: --signed-by, with that key.',
  })
}

const later = ({ origin }: Portal, { version, contract }: Sdk, offered: string) =>
  new Refusal(`The SDK ${version} does not fit ${origin}.`, {
    expected: `One for contract ${offered}, or for an earlier one.`,
    found: `One for contract ${contract}: what it offers this portal does not have.`,
    todo: 'Try again when its shell is released. If it stays so, tell the operator: its web servers give away what does not fit.',
  })

const none = ({ origin }: Portal, contract: string) =>
  new Refusal(`${origin} has no SDK.`, {
    expected: `An SDK for its contract ${contract}, or for an earlier one, published by the team of the shell.`,
    found: 'None that fits, or none whose signature counts there.',
    todo: 'Ask the team of the shell: "portal sdk publish" puts it into the release store.',
  })

const untrusted = ({ origin }: Portal, found: string) =>
  new Refusal(`The SDK of ${origin} is not taken.`, {
    expected: 'A list that is signed, and tarballs with the hashes that it names.',
    found,
    todo: 'Nothing of it was written. Try again; if it stays so, something between you and the portal changes it, or it is damaged there: tell the operator.',
  })
