import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { NameSchema, parse } from './input'
import { canonicalName } from './pool'
import { ServiceError } from './service-error'
import { freshSecret, judgeCode } from './software-token-code'
import type { Identity } from './identity'
import type { User } from './pool'

/** Accounts with this in their name must have an app, as all have to in a pool that demands one [OPEN-289]. */
const DEMANDED = '+app@'

export const mustSetUp = ({ username, softwareToken }: User): boolean =>
  username.includes(DEMANDED) && !(softwareToken?.enabled && softwareToken.verified)

const sessionIsOver = () =>
  new ServiceError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

/** Each step takes the session of the one before and gives the next its own. */
function nextSession(identity: Identity, user: User, hasShownCode: boolean): string {
  const session = randomBytes(96).toString('base64url')
  identity.setUps.put(session, { username: user.username, hasShownCode })
  return session
}

function userOfSetUp(identity: Identity, session: string): User {
  const opened = identity.setUps.peek(session)
  const user = opened && identity.pool.find(opened.username)
  if (!user?.enabled) throw sessionIsOver()
  return user
}

/** After the password of an account that must have an app and has none. */
export function askToSetUp(identity: Identity, user: User) {
  return {
    ChallengeName: 'MFA_SETUP',
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    Session: nextSession(identity, user, false),
  }
}

/** A fresh secret for whoever is at this step of a sign-in. */
export async function associateAtSignIn(identity: Identity, session: string) {
  const user = userOfSetUp(identity, session)
  identity.setUps.take(session)
  const secret = await freshSecret(identity, user)
  return { SecretCode: secret, Session: nextSession(identity, user, false) }
}

/** A wrong code leaves the session, for another. */
export async function verifyAtSignIn(identity: Identity, session: string, code: string) {
  const user = userOfSetUp(identity, session)
  if (judgeCode(identity, user, code) !== 'right' || user.softwareToken === null)
    throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
  user.softwareToken.verified = true
  identity.setUps.take(session)
  await identity.pool.save()
  return { Status: 'SUCCESS', Session: nextSession(identity, user, true) }
}

const ResponseSchema = v.object({ USERNAME: NameSchema })

/** The end of the step: a code was shown, so the app is on from now on. */
export async function finishSetUp(identity: Identity, session: string | undefined, input: unknown): Promise<User> {
  const opened = session === undefined ? undefined : identity.setUps.take(session)
  const user = opened?.hasShownCode ? identity.pool.find(opened.username) : undefined
  if (!user?.enabled || !user.softwareToken || user.username !== canonicalName(parse(ResponseSchema, input).USERNAME))
    throw sessionIsOver()
  user.softwareToken.enabled = true
  await identity.pool.save()
  return user
}
