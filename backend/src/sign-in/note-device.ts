import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { queueNewDevice } from '../emails/new-device'
import { isNewDevice } from '../repositories/known-device'
import { SignInRepository } from '../repositories/sign-in'
import { deviceOf } from '../session/device'
import type { PoolCallResult } from './renew'

/**
 * Says by what a sign-in was made, for its user's list; its user is told by mail of something new [OPEN-263]. What could
 * not be written at the sign-in is done at its next renewal.
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
    // Where nothing can be written, whoever signs in can still read.
    if (asFailure(error)?.kind !== 'unavailable') throw error
  }
}
