import { isAtMost } from '@portal/federation/host'
import { Refusal } from '../releases/documents/refusal'
import { readContract } from '../sdk/request-portal'
import { isInstalled } from '../settings'

/** Refuses an address that is no portal, or a shell with an earlier contract than these sources [OPEN-246]. */
export async function checkDeployed(portal: URL, contract: string): Promise<void> {
  const offered = await readContract(portal, '--against')
  if (isAtMost(contract, offered)) return
  throw new Refusal(`These sources do not fit ${portal.origin}.`, {
    expected: `Remotes for contract ${offered}, or for an earlier one.`,
    found: `Sources of contract ${contract}.`,
    todo: isInstalled
      ? `Use the SDK that fits: portal sdk --from ${portal.origin}, then npm install. Or choose a portal whose shell is as new as your SDK.`
      : `Check out the sources of contract ${offered}, or choose a portal whose shell is as new as yours.`,
  })
}
