import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Portal } from '../asked-contract'
import { fetchSdk } from '../fetch-sdk'
import type { SignedSdk } from '../stored-sdk'
import { writeSdk } from '../write-sdk'
import { checkFree } from './asked-portal'
import { checkEmpty, createOutside, type Wanted } from './create'

/**
 * Makes a remote of the SDK that a portal gives away. `signers`: whose signature is taken; none named: that which the
 * portal shows. Folder, name, contract, signature and bytes are checked before anything is written [OPEN-292].
 */
export async function createFrom(portal: Portal, wanted: Wanted, signers: readonly string[]): Promise<SignedSdk> {
  await checkEmpty(wanted.folder)
  const fetched = await fetchSdk(portal, signers)
  await checkFree(portal, wanted.remote, '--from')
  const work = await mkdtemp(path.join(tmpdir(), 'portal-sdk-'))
  try {
    const sdk = path.join(work, 'sdk')
    await writeSdk(sdk, fetched)
    await createOutside(wanted, sdk, portal)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return fetched.sdk
}
