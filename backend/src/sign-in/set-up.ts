import { log, thisCall } from '@portal/server'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { queueSecondFactorChanged } from '../emails/sign-in-notices'
import type { PoolAnswer } from '../services/user-pool'
import { tokensOf } from './renew'
import type { SignInAttempt } from './attempt'

type SetUpDeps = Pick<Deps, 'db' | 'portal' | 'now' | 'outbox'>

const EndSchema = v.object({ ChallengeName: v.literal('MFA_SETUP') })

/** Reports a second factor set up during a sign-in like one set up under Profile: by mail, audit and security log. */
export async function reportSetUp(
  { db, portal, now, outbox }: SetUpDeps,
  { username }: SignInAttempt,
  input: object,
  answer: PoolAnswer,
): Promise<void> {
  if (!v.is(EndSchema, input) || tokensOf(answer) === null) return
  log.security('second factor', { is: 'on' })
  try {
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into audit (practice_id, subject, subject_id, action, field, from_value, to_value, made_by, request)
          select practice_id, 'member', id, 'update', 'second_factor', 'off', 'on', 'contact ' || id, ${thisCall()?.request ?? null}
          from contacts where lower(cognito_username) = ${username}`,
      )
      await queueSecondFactorChanged({ tx, portal, now: now() }, username, 'on')
    })
    outbox.wake()
  } catch (error) {
    // A read-only database still permits sign-ins.
    if (asFailure(error)?.kind !== 'unavailable') throw error
  }
}
