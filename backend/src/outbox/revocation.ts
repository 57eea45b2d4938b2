import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { log } from '@portal/server'
import type { Db } from '../db/connect'
import { signIns } from '../db/schema/sign-ins'
import type { RefreshSeal } from '../services/refresh-seal'
import type { UserPool } from '../services/user-pool'
import { addToOutbox } from './outbox'
import type { OutboxItem } from './outbox'

interface RevocationDeps {
  readonly db: Db
  readonly userPool: UserPool
  readonly refreshSeal: RefreshSeal
}

const PayloadSchema = v.object({ signIn: v.string() })

/** Queues the revocation of an ended sign-in at the pool. */
export async function queueRevocation(tx: Db, signInId: string, now: Date): Promise<void> {
  await addToOutbox(tx, { kind: 'revocation', payload: { signIn: signInId } }, now)
}

/** Revokes the refresh token of an ended sign-in at the pool, and deletes it here [OPEN-216]. */
export async function deliverRevocation(
  { db, userPool, refreshSeal }: RevocationDeps,
  { payload }: OutboxItem,
): Promise<void> {
  const { signIn: id } = v.parse(PayloadSchema, payload)
  const [row] = await db.select({ sealed: signIns.sealedRefresh }).from(signIns).where(eq(signIns.id, id))
  const stored = row?.sealed ? refreshSeal.open(id, row.sealed) : null
  if (stored !== null) {
    const answer = await userPool.ask('RevokeToken', { ClientId: userPool.clientId, Token: stored.token })
    const isBusy = answer.status >= 500 || answer.error === 'TooManyRequestsException'
    if (isBusy) throw new Error(`the user pool answered ${answer.status}`)
    // The pool's settings do not permit revocation. The token is deleted anyway, so that nobody has it.
    if (answer.status >= 400) log.error(`identity: the user pool revoked no token: ${answer.error}`)
  }
  await db.update(signIns).set({ sealedRefresh: null }).where(eq(signIns.id, id))
}
