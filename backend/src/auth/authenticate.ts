import { decodeProtectedHeader } from 'jose'
import type { ServedEndpoint } from '@portal/api-client/contract'
import { isSame } from '@portal/server'
import type { Db } from '../db/connect'
import { Failure, forbidden, unauthenticated } from '../errors/failure'
import { keepSubject } from '../repositories/account-subject'
import { GuestRepository } from '../repositories/guest'
import { SignInRepository } from '../repositories/sign-in'
import { openGuestSession, openStaffSession, signInOf } from '../session/session'
import type { Session } from '../session/session'
import type { SignIn, SignInLimits } from '../session/sign-in'
import { admitSignIn, admitUse, ignoreReadOnly, maySignInGoOn } from './admit'
import type { SignInDeps } from './admit'
import type { GuestTokens } from './guest-token'
import type { VerifyStaffToken } from './staff-token'

/** Lifetime of a cached session: a sign-out in another process takes effect after this time at the latest. */
const KEEP_MS = 5000
const KEEP_AT_MOST = 5000

interface CachedSession {
  readonly session: Promise<Session>
  readonly until: number
}

export interface Authenticator {
  /**
   * Returns the session of an Authorization header; null on open endpoints and for the operator. Throws for a caller
   * whom it does not admit.
   */
  authenticate(access: ServedEndpoint['access'], header: string | undefined): Promise<Session | null>
  /** Whether the header is the operator's, for calls that tell others less. */
  isOperator(header: string | undefined): boolean
  /** The sign-in of a fresh staff token and its latest end; null if the token is refused. */
  signInOf(token: string): Promise<{ readonly signIn: SignIn; readonly endsAt: Date } | null>
  /** Whether the sign-in of a fresh staff token continues, so that the token may be handed out [OPEN-162]. */
  mayRenew(token: string): Promise<boolean>
  /** Clears cached sessions after a member, practice or sign-in changed. */
  forget(): void
}

interface AuthenticatorDeps {
  readonly db: Db
  readonly verifyStaff: VerifyStaffToken
  readonly guests: GuestTokens
  /** null closes the operator's calls. */
  readonly operatorToken: string | null
  readonly limits: SignInLimits
  readonly now: () => Date
}

export function authenticator({
  db,
  verifyStaff,
  guests,
  operatorToken,
  limits,
  now,
}: AuthenticatorDeps): Authenticator {
  const cache = new Map<string, CachedSession>()
  const signIns = { repository: new SignInRepository(db), limits, now }

  async function open(token: string): Promise<Session> {
    return isGuestToken(token) ? openGuest(token) : openStaff(token)
  }

  async function openStaff(token: string): Promise<Session> {
    const claims = await verifyStaff(token)
    const session = await openStaffSession(db, claims)
    await admitSignIn(signIns, session.signIn)
    if (!session.isKnown && claims.subject !== null)
      await ignoreReadOnly(keepSubject(db, claims.username, claims.subject, now()))
    return session
  }

  /** Refuses a token that was ended, or that used a phone number the clinic has corrected since [OPEN-81, OPEN-169]. */
  async function openGuest(token: string): Promise<Session> {
    const { claims, issuedAt, isVerifiedBy } = await guests.verify(token)
    const owner = await new GuestRepository(db).ownerOfBooking(claims)
    if (owner === null || !isVerifiedBy(owner.phone)) throw unauthenticated()
    if (owner.signedOutAt !== null && issuedAt <= owner.signedOutAt) throw unauthenticated()
    return openGuestSession(claims)
  }

  function sessionOf(token: string): Promise<Session> {
    const now = Date.now()
    const known = cache.get(token)
    if (known !== undefined && known.until > now) return known.session
    if (cache.size >= KEEP_AT_MOST) cache.clear()
    const session = open(token)
    cache.set(token, { session, until: now + KEEP_MS })
    session.catch(() => cache.delete(token))
    return session
  }

  return {
    authenticate: async (access, header) => {
      if (access === 'open') return null
      if (access === 'operator') return admitOperator(bearerOf(header), operatorToken)
      const token = bearerOf(header)
      if (token === null) throw unauthenticated()
      const session = await sessionOf(token)
      if (access === 'staff' && session.kind !== 'staff') throw forbidden('This is for signed-in staff only.')
      if (access === 'staff-or-client') admitUse(session, ['client'])
      return session
    },
    isOperator: (header) => {
      const token = bearerOf(header)
      return token !== null && operatorToken !== null && isSame(token, operatorToken)
    },
    ...freshTokens({ db, verifyStaff, limits }, signIns),
    forget: () => cache.clear(),
  }
}

/** Checks of tokens that the pool has just issued, before a page gets them. */
function freshTokens(
  { db, verifyStaff, limits }: Pick<AuthenticatorDeps, 'db' | 'verifyStaff' | 'limits'>,
  signIns: SignInDeps,
): Pick<Authenticator, 'signInOf' | 'mayRenew'> {
  return {
    signInOf: async (token) => {
      const claims = await verifyStaff(token).catch((error: unknown) => {
        if (error instanceof Failure && error.kind === 'unauthenticated') return null
        throw error
      })
      if (claims === null) return null
      const signIn = signInOf(claims)
      return { signIn, endsAt: new Date(signIn.signedInAt.getTime() + limits.absoluteMs) }
    },
    mayRenew: async (token) => {
      try {
        const { signIn } = await openStaffSession(db, await verifyStaff(token))
        return await maySignInGoOn(signIns, signIn)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        // For other refusals the API call itself gives the reason.
        if (error.kind === 'forbidden') return true
        if (error.kind === 'unauthenticated') return false
        throw error
      }
    },
  }
}

export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]{16,4096}=*)$/.exec(header ?? '')?.[1] ?? null
}

/** Admits the operator, who belongs to no practice and has no session. */
function admitOperator(token: string | null, operatorToken: string | null): null {
  if (operatorToken === null)
    throw forbidden('This call needs the setting OPERATOR_TOKEN, which this service does not have.')
  if (token === null) throw unauthenticated()
  if (!isSame(token, operatorToken)) throw forbidden('This is for the operator of the portal only.')
  return null
}

function isGuestToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'HS256'
  } catch {
    throw unauthenticated()
  }
}
