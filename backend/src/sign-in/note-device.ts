import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { queueNewDevice } from '../emails/sign-in-notices'
import { isNewDevice } from '../repositories/known-device'
import { SignInRepository } from '../repositories/sign-in'
import { deviceOf } from '../session/device'
import type { PoolCallResult } from './renew'

/**
 * Records the device of a sign-in for its user's list, and mails the user about a new one [OPEN-263]. If this cannot be
 * written now, the next renewal does it.
 */
export async function noteDevice(
  { db, portal, now, outbox }: Pick<Deps, 'db' | 'portal' | 'now' | 'outbox'>,
  { signIn }: PoolCallResult,
  userAgent: string | undefined,
): Promise<void> {
  if (signIn === undefined) return
  const device = deviceOf(userAgent)
  try {
    await db.transaction(async (tx) => {
      if (!(await new SignInRepository(tx).nameDevice(signIn.id, device))) return
      if (await isNewDevice(tx, signIn.username, device, now()))
        await queueNewDevice({ tx, portal, now: now() }, signIn.username, device)
    })
    outbox.wake()
  } catch (error) {
    // A read-only database still permits sign-ins.
    if (asFailure(error)?.kind !== 'unavailable') throw error
  }
}
