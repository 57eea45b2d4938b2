import { isAtMost } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { parseJson, sha384 } from '../releases/documents/documents'
import { Refusal } from '../releases/documents/refusal'
import { requestPortal, readContract, type Portal } from './request-portal'
import { isSdkVersion, listTarballs, type Sdk } from './sdk'
import { SDK_PATH, tarballPath } from './sdk-paths'
import { LARGEST_LIST, LARGEST_TARBALL, openSignedSdk, type SignedSdk } from './stored-sdk'

/** A complete, verified SDK from a portal. */
export interface SdkDownload {
  readonly sdk: SignedSdk
  /** Tarballs by file name. */
  readonly tarballs: ReadonlyMap<string, Buffer>
}

/**
 * Downloads the SDK that fits a deployed portal into memory. Refuses an SDK without a valid signature, with changed
 * bytes or for a later contract. Nothing is written or unpacked before all checks [OPEN-257].
 *
 * @param signers trusted keys; when empty, any key is accepted, but only by TLS or from this machine
 */
export async function fetchSdk(portal: Portal, signers: readonly string[]): Promise<SdkDownload> {
  if (signers.length === 0) checkTransport(portal)
  const contract = await readContract(portal, '--from')
  const sdk = await fetchList(portal, contract)
  checkSigner(portal, sdk, signers)
  if (!isAtMost(sdk.contract, contract)) throw laterContract(portal, sdk, contract)
  const tarballs = new Map<string, Buffer>()
  for (const tarball of listTarballs(sdk)) tarballs.set(tarball.file, await fetchTarball(portal, sdk, tarball))
  return { sdk, tarballs }
}

async function fetchList(portal: Portal, contract: string): Promise<SignedSdk> {
  const answer = await requestPortal(portal, SDK_PATH)
  if (!answer.ok) throw missingSdk(portal, contract)
  try {
    const json = Object(parseJson(await readBytes(answer, LARGEST_LIST)))
    const version = String(json.version)
    if (!isSdkVersion(version)) throw new Error('It is no list of an SDK')
    return openSignedSdk(version, json)
  } catch (error) {
    throw untrustedSdk(portal, `${messageOf(error)}.`)
  }
}

async function fetchTarball(
  portal: Portal,
  { version }: Sdk,
  { file, integrity }: { readonly file: string; readonly integrity: string },
): Promise<Buffer> {
  const answer = await requestPortal(portal, tarballPath(version, file))
  if (!answer.ok) throw untrustedSdk(portal, `${file} is not there: status ${answer.status}.`)
  const bytes = await readBytes(answer, LARGEST_TARBALL).catch((error: unknown) => {
    throw untrustedSdk(portal, `${file}: ${messageOf(error)}.`)
  })
  if (sha384(bytes) !== integrity) throw untrustedSdk(portal, `${file} has other bytes than were signed.`)
  return bytes
}

/** Reads a body. Throws above `maxBytes`. */
async function readBytes(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host) || host.endsWith('.localhost')

/** Refuses a plain-HTTP address of another machine, for downloads without a trusted key. */
function checkTransport({ origin }: Portal): void {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new Refusal(`${origin} cannot be trusted without a key.`, {
    expected: 'An https:// address, or the public key that signs the SDK.',
    found: 'A plain-HTTP address, whose answers anybody on the network can forge.',
    todo: 'Ask the operator for the public key and set it: --signed-by MCow…',
  })
}

function checkSigner({ origin }: Portal, { version, key }: SignedSdk, signers: readonly string[]): void {
  if (signers.length === 0 || signers.includes(key)) return
  throw new Refusal(`The SDK ${version} of ${origin} is signed by another key.`, {
    expected: `A signature of ${signers.join(' or ')}.`,
    found: `One of ${key}.`,
    todo: 'Ask the operator of the portal whether that key is theirs. If so, set --signed-by to it.',
  })
}

const laterContract = ({ origin }: Portal, { version, contract }: Sdk, offered: string) =>
  new Refusal(`The SDK ${version} does not fit ${origin}.`, {
    expected: `One for contract ${offered}, or for an earlier one.`,
    found: `One for contract ${contract}, with names that this portal does not have.`,
    todo: 'Try again after its shell is released. If it repeats, tell the operator that the web servers offer an SDK that does not fit.',
  })

const missingSdk = ({ origin }: Portal, contract: string) =>
  new Refusal(`${origin} has no SDK.`, {
    expected: `An SDK for its contract ${contract}, or for an earlier one, published by the team of the shell.`,
    found: 'None that fits and has a valid signature.',
    todo: 'Ask the team of the shell: "portal sdk publish" puts it into the release store.',
  })

const untrustedSdk = ({ origin }: Portal, found: string) =>
  new Refusal(`The SDK of ${origin} is not trusted.`, {
    expected: 'A signed list, and tarballs with the hashes of the list.',
    found,
    todo: 'Nothing was written. Try again. If it repeats, something on the network changes it, or it is damaged at the portal: tell the operator.',
  })
