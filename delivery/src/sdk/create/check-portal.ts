import { isAtMost, VERSIONS_PATH } from '@portal/federation/host'
import * as v from 'valibot'
import { Refusal } from '../../releases/documents/refusal'
import { readPortal, readContract, type Portal } from '../request-portal'

const VersionsSchema = v.object({ remotes: v.record(v.string(), v.string()) })

/** Refuses a remote whose name the portal has already, or an SDK for a later contract than the portal's. */
export async function checkPortal(portal: Portal, remote: string, sdk: string): Promise<void> {
  const contract = await readContract(portal, '--portal')
  if (!isAtMost(sdk, contract)) {
    throw new Refusal(`The SDK does not fit ${portal.origin}.`, {
      expected: `An SDK for contract ${contract}, or for an earlier one.`,
      found: `One for contract ${sdk}, with names that this portal does not have.`,
      todo: `Use the SDK that fits, "portal create ${remote} --from ${portal.origin}", or release the shell of contract ${sdk} first.`,
    })
  }
  await checkFree(portal, remote, '--portal')
}

/** Refuses a remote's name that the portal has already; `option` is the command's option for the portal. */
export async function checkFree(portal: Portal, remote: string, option: string): Promise<void> {
  const { remotes } = await readPortal(portal, VERSIONS_PATH, VersionsSchema, option)
  if (!Object.hasOwn(remotes, remote)) return
  throw new Refusal(`${portal.origin} has a remote ${remote} already.`, {
    expected: 'A name that no other team has.',
    found: `${remote} ${remotes[remote]} is served there.`,
    todo: 'Choose another name.',
  })
}
