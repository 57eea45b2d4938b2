import { isAtMost } from '@portal/federation/host'
import { Refusal } from '../releases/documents/refusal'
import { readContract } from '../sdk/request-portal'
import { isInstalled } from '../settings'

/** Refuses a portal that is none, or whose shell the remotes of this machine do not fit [OPEN-246]. */
export async function checkDeployed(portal: URL, contract: string): Promise<void> {
  const offered = await readContract(portal, '--against')
  if (isAtMost(contract, offered)) return
  throw new Refusal(`What is built here does not fit ${portal.origin}.`, {
    expected: `Remotes for contract ${offered}, or for an earlier one.`,
    found: `Sources of contract ${contract}.`,
    todo: isInstalled
      ? `Take the SDK that fits it: portal sdk --from ${portal.origin}, then npm install; or choose a portal whose shell is as new as that SDK.`
      : `Check out the sources of contract ${offered}, or choose a portal whose shell is as new as yours.`,
  })
}
