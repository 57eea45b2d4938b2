import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { NameSchema, parse } from './input'
import { canonicalName } from './pool'
import { ServiceError } from './service-error'
import { replaceSecret, checkCode } from './software-token-code'
import type { Identity } from './identity'
import type { User } from './pool'

/** Usernames with this text must set up an authenticator app, as in a pool with mandatory MFA [OPEN-289]. */
const MANDATORY_APP_MARK = '+app@'

export const mustSetUp = ({ username, softwareToken }: User): boolean =>
  username.includes(MANDATORY_APP_MARK) && !(softwareToken?.enabled && softwareToken.verified)

const sessionIsOver = () =>
  new ServiceError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

/** Each step of the challenge has a new session token. */
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

/** The challenge after the password. */
export function setUpChallenge(identity: Identity, user: User) {
  return {
    ChallengeName: 'MFA_SETUP',
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    Session: nextSession(identity, user, false),
  }
}

export async function associateAtSignIn(identity: Identity, session: string) {
  const user = userOfSetUp(identity, session)
  identity.setUps.take(session)
  const secret = await replaceSecret(identity, user)
  return { SecretCode: secret, Session: nextSession(identity, user, false) }
}

/** After a wrong code the session stays valid for another attempt. */
export async function verifyAtSignIn(identity: Identity, session: string, code: string) {
  const user = userOfSetUp(identity, session)
  if (checkCode(identity, user, code) !== 'right' || user.softwareToken === null)
    throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
  user.softwareToken.verified = true
  identity.setUps.take(session)
  await identity.pool.save()
  return { Status: 'SUCCESS', Session: nextSession(identity, user, true) }
}

const ResponseSchema = v.object({ USERNAME: NameSchema })

/** Enables the app, after a correct code. */
export async function finishSetUp(identity: Identity, session: string | undefined, input: unknown): Promise<User> {
  const opened = session === undefined ? undefined : identity.setUps.take(session)
  const user = opened?.hasShownCode ? identity.pool.find(opened.username) : undefined
  if (!user?.enabled || !user.softwareToken || user.username !== canonicalName(parse(ResponseSchema, input).USERNAME))
    throw sessionIsOver()
  user.softwareToken.enabled = true
  await identity.pool.save()
  return user
}
