import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { queueNewDevice } from '../member/new-device'
import { isNewDevice } from '../repositories/known-device'
import { SignInRepository } from '../repositories/sign-in'
import { deviceOf } from '../tenant/device'
import type { Passed } from './renew'

/**
 * Says by what a sign-in was made, for its user's list; of a new one that is by something new, its user is told by mail
 * [OPEN-263]. Of one from before this is known at its next renewal, and nobody is told.
 */
export async function noteDevice(
  { db, portal, now, outbox }: Pick<Deps, 'db' | 'portal' | 'now' | 'outbox'>,
  { signIn }: Passed,
  userAgent: string | undefined,
): Promise<void> {
  const device = deviceOf(userAgent)
  if (signIn === undefined || device === null) return
  try {
    await db.transaction(async (tx) => {
      if (!(await new SignInRepository(tx).nameDevice(signIn.id, device))) return
      const isNews = await isNewDevice(tx, signIn.username, device, now())
      if (isNews && signIn.isNew) await queueNewDevice({ tx, portal, now: now() }, signIn.username, device)
    })
    outbox.wake()
  } catch (error) {
    // Where nothing can be written, whoever signs in can still read.
    if (asFailure(error)?.kind !== 'unavailable') throw error
  }
}
