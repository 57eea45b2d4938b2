import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { assertPolicy } from './password-policy'
import { canonicalName } from './pool'
import { fakeVerifier, openExchange, paddedHex, provesPassword } from './srp'
import { ServiceError, invalidParameter, wrongCredentials } from './service-error'
import { setUpChallenge, finishSetUp, mustSetUp } from './set-up-challenge'
import { needsCode, acceptTokenCode } from './software-token-code'
import { ACCESS_SECONDS } from './tokens'
import { NameSchema, PasswordSchema, TextSchema, parse } from './input'
import type { Identity } from './identity'
import type { Session, User } from './pool'

const InitiateSchema = v.object({
  AuthFlow: TextSchema,
  AuthParameters: v.record(v.string(), v.unknown()),
})
const SrpSchema = v.object({ USERNAME: NameSchema, SRP_A: TextSchema })
const RefreshSchema = v.object({ REFRESH_TOKEN: TextSchema })
const RespondSchema = v.object({
  ChallengeName: TextSchema,
  Session: v.optional(TextSchema),
  ChallengeResponses: v.record(v.string(), v.unknown()),
})
const ClaimSchema = v.object({
  USERNAME: NameSchema,
  PASSWORD_CLAIM_SECRET_BLOCK: TextSchema,
  PASSWORD_CLAIM_SIGNATURE: TextSchema,
  TIMESTAMP: TextSchema,
})
const NewPasswordSchema = v.object({ USERNAME: NameSchema, NEW_PASSWORD: PasswordSchema })

async function authenticationResult(identity: Identity, user: User, session: Session, refreshToken?: string) {
  return {
    AccessToken: await identity.tokens.access(user, session),
    IdToken: await identity.tokens.id(user, session),
    ExpiresIn: ACCESS_SECONDS,
    TokenType: 'Bearer',
    ...(refreshToken === undefined ? {} : { RefreshToken: refreshToken }),
  }
}

const TokenSchema = v.object({ USERNAME: NameSchema, SOFTWARE_TOKEN_MFA_CODE: TextSchema })

async function openSession(identity: Identity, user: User) {
  const { session, refreshToken } = await identity.startSession(user)
  return {
    ChallengeParameters: {},
    AuthenticationResult: await authenticationResult(identity, user, session, refreshToken),
  }
}

export async function refreshTokens(identity: Identity, refreshToken: string) {
  const session = identity.sessionOfRefreshToken(refreshToken)
  const user = identity.pool.userOfSession(session)
  if (!session || !user) throw new ServiceError('NotAuthorizedException', 'Refresh Token has been revoked')
  return { AuthenticationResult: await authenticationResult(identity, user, session) }
}

function startSrp(identity: Identity, input: unknown) {
  const { USERNAME, SRP_A } = parse(SrpSchema, input)
  const username = canonicalName(USERNAME)
  const known = identity.pool.find(username) ?? fakeVerifier(identity.pool.secret, username)
  const exchange = openExchange(SRP_A, known.verifier)
  if (!exchange) throw invalidParameter('SRP_A is not valid.')
  const secretBlock = randomBytes(192).toString('base64')
  identity.passwordClaims.put(secretBlock, { username, exchange })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: username,
      USER_ID_FOR_SRP: username,
      SALT: known.salt,
      SRP_B: paddedHex(exchange.serverPublic),
      SECRET_BLOCK: secretBlock,
    },
  }
}

/** Starts a sign-in, or renews the tokens of a session. */
export async function initiateAuth(identity: Identity, input: unknown) {
  const { AuthFlow, AuthParameters } = parse(InitiateSchema, input)
  if (AuthFlow === 'USER_SRP_AUTH') return startSrp(identity, AuthParameters)
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
    return refreshTokens(identity, parse(RefreshSchema, AuthParameters).REFRESH_TOKEN)
  }
  throw invalidParameter(`${AuthFlow.slice(0, 40)} flow not enabled for this client`)
}

/** Counts a failure before it answers, so that parallel guesses count too. */
function checkClaim(identity: Identity, claim: v.InferOutput<typeof ClaimSchema>): User {
  const opened = identity.passwordClaims.take(claim.PASSWORD_CLAIM_SECRET_BLOCK)
  if (!opened || opened.username !== canonicalName(claim.USERNAME)) throw wrongCredentials()
  if (identity.signInLock.isLocked(opened.username)) {
    throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded')
  }
  const proven = provesPassword(opened.exchange, {
    poolName: identity.pool.name,
    username: opened.username,
    secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: claim.TIMESTAMP,
    signature: claim.PASSWORD_CLAIM_SIGNATURE,
  })
  const user = identity.pool.find(opened.username)
  if (!proven || !user) {
    identity.signInLock.fail(opened.username)
    throw wrongCredentials()
  }
  identity.signInLock.forget(opened.username)
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.')
  return user
}

/** Returns the tokens, or the next challenge: an app's code, or its set-up. */
async function afterPassword(identity: Identity, user: User) {
  if (mustSetUp(user)) return setUpChallenge(identity, user)
  if (!needsCode(user)) return openSession(identity, user)
  const session = randomBytes(96).toString('base64url')
  identity.tokenChallenges.put(session, { username: user.username })
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeParameters: { USER_ID_FOR_SRP: user.username },
    Session: session,
  }
}

/** After a wrong code the challenge stays open for another attempt. */
async function acceptCode(identity: Identity, session: string | undefined, input: unknown) {
  const { USERNAME, SOFTWARE_TOKEN_MFA_CODE } = parse(TokenSchema, input)
  const opened = session === undefined ? undefined : identity.tokenChallenges.peek(session)
  const user = opened && identity.pool.find(opened.username)
  if (session === undefined || !user?.enabled || user.username !== canonicalName(USERNAME)) throw sessionIsOver()
  acceptTokenCode(identity, user, SOFTWARE_TOKEN_MFA_CODE)
  identity.tokenChallenges.take(session)
  return openSession(identity, user)
}

function newPasswordChallenge(identity: Identity, user: User) {
  const session = randomBytes(96).toString('base64url')
  identity.newPasswords.put(session, { username: user.username })
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email: user.email }),
    },
    Session: session,
  }
}

async function acceptNewPassword(identity: Identity, session: string | undefined, input: unknown) {
  const { USERNAME, NEW_PASSWORD } = parse(NewPasswordSchema, input)
  const opened = session === undefined ? undefined : identity.newPasswords.take(session)
  const user = opened && identity.pool.find(opened.username)
  if (session === undefined || !user?.enabled || user.username !== canonicalName(USERNAME)) {
    throw sessionIsOver()
  }
  try {
    assertPolicy(NEW_PASSWORD)
  } catch (error) {
    identity.newPasswords.put(session, { username: user.username })
    throw error
  }
  identity.pool.setPassword(user, NEW_PASSWORD)
  await identity.pool.save()
  return afterPassword(identity, user)
}

const sessionIsOver = () =>
  new ServiceError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

/** Answers to PASSWORD_VERIFIER, NEW_PASSWORD_REQUIRED, SOFTWARE_TOKEN_MFA and MFA_SETUP. */
export async function respondToAuthChallenge(identity: Identity, input: unknown) {
  const { ChallengeName, ChallengeResponses, Session } = parse(RespondSchema, input)
  if (ChallengeName === 'PASSWORD_VERIFIER') {
    const user = checkClaim(identity, parse(ClaimSchema, ChallengeResponses))
    return user.temporary ? newPasswordChallenge(identity, user) : afterPassword(identity, user)
  }
  if (ChallengeName === 'NEW_PASSWORD_REQUIRED') return acceptNewPassword(identity, Session, ChallengeResponses)
  if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return acceptCode(identity, Session, ChallengeResponses)
  if (ChallengeName === 'MFA_SETUP')
    return openSession(identity, await finishSetUp(identity, Session, ChallengeResponses))
  throw invalidParameter(`Challenge ${ChallengeName.slice(0, 40)} is not supported.`)
}
