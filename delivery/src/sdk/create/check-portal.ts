import { isAtMost, VERSIONS_PATH } from '@portal/federation/host'
import * as v from 'valibot'
import { Refusal } from '../../releases/documents/refusal'
import { readPortal, readContract, type Portal } from '../request-portal'

const VersionsSchema = v.object({ remotes: v.record(v.string(), v.string()) })

/** Refuses a remote for a portal that has one of that name, or an earlier contract than the SDK. */
export async function checkPortal(portal: Portal, remote: string, sdk: string): Promise<void> {
  const contract = await readContract(portal, '--portal')
  if (!isAtMost(sdk, contract)) {
    throw new Refusal(`The SDK does not fit ${portal.origin}.`, {
      expected: `An SDK for contract ${contract}, or for an earlier one.`,
      found: `One for contract ${sdk}: what it offers this portal does not have.`,
      todo: `Take the one that fits, "portal create ${remote} --from ${portal.origin}", or have the shell of contract ${sdk} released first.`,
    })
  }
  await checkFree(portal, remote, '--portal')
}

/** Refuses the name of a remote that the portal has; `option` is how the command names the portal. */
export async function checkFree(portal: Portal, remote: string, option: string): Promise<void> {
  const { remotes } = await readPortal(portal, VERSIONS_PATH, VersionsSchema, option)
  if (!Object.hasOwn(remotes, remote)) return
  throw new Refusal(`${portal.origin} has a remote ${remote} already.`, {
    expected: 'A name that no other team has.',
    found: `${remote} ${remotes[remote]} is served there.`,
    todo: 'Choose another name.',
  })
}
