import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Portal } from '../request-portal'
import { fetchSdk } from '../fetch-sdk'
import type { SignedSdk } from '../stored-sdk'
import { writeSdk } from '../write-sdk'
import { checkFree } from './check-portal'
import { checkEmpty, createOutside, type NewRemote } from './create'

/**
 * Creates a remote with the SDK of a portal. Checks folder, name, contract, signature and bytes before it writes
 * anything [OPEN-292].
 *
 * @param signers trusted keys of the SDK; when empty, any key is accepted
 */
export async function createFromPortal(
  portal: Portal,
  newRemote: NewRemote,
  signers: readonly string[],
): Promise<SignedSdk> {
  await checkEmpty(newRemote.folder)
  const download = await fetchSdk(portal, signers)
  await checkFree(portal, newRemote.remote, '--from')
  const work = await mkdtemp(path.join(tmpdir(), 'portal-sdk-'))
  try {
    const sdk = path.join(work, 'sdk')
    await writeSdk(sdk, download)
    await createOutside(newRemote, sdk, portal)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return download.sdk
}
