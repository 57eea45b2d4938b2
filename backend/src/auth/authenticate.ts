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
import { admitUse } from './admit-guest'
import type { GuestTokens } from './guest-token'
import { admitSignIn, maySignInGoOn, whereWritable } from './sign-ins'
import type { SignInDeps } from './sign-ins'
import type { VerifyStaffToken } from './staff-token'

/** How long a looked-up session is used again: the longest that a process lets in whom another has signed out. */
const KEEP_MS = 5000
const KEEP_AT_MOST = 5000

interface CachedSession {
  readonly session: Promise<Session>
  readonly until: number
}

export interface Authenticator {
  /** The session behind an Authorization header; null on open endpoints and on the operator's, whom it admits or refuses. */
  authenticate(access: ServedEndpoint['access'], header: string | undefined): Promise<Session | null>
  /** Is this whoever runs the portal? On calls that tell others less. */
  isOperator(header: string | undefined): boolean
  /** The sign-in of a fresh staff token, and when it is over at the latest; null for a token that is not taken. */
  signInOf(token: string): Promise<{ readonly signIn: SignIn; readonly endsAt: Date } | null>
  /** Whether the sign-in of a fresh staff token goes on, so that it may be handed out [OPEN-162]. */
  mayRenew(token: string): Promise<boolean>
  /** Forgets looked-up sessions after a member, the practice or a sign-in changed. */
  forget(): void
}

interface AuthenticatorDeps {
  readonly db: Db
  readonly verifyStaff: VerifyStaffToken
  readonly guests: GuestTokens
  /** null: nobody makes the operator's calls. */
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
      await whereWritable(keepSubject(db, claims.username, claims.subject, now()))
    return session
  }

  /** A token got with a number that the clinic has corrected since is over, and one that was ended [OPEN-81, OPEN-169]. */
  async function openGuest(token: string): Promise<Session> {
    const { claims, issuedAt, isVerifiedBy } = await guests.verify(token)
    const owner = await new GuestRepository(db).ownerOfBooking(claims)
    if (owner === null || !isVerifiedBy(owner.phone)) throw unauthenticated()
    if (owner.signedOutAt !== null && issuedAt <= owner.signedOutAt) throw unauthenticated()
    return openGuestSession(claims)
  }

  function sessionOf(token: string): Promise<Session> {
    const asked = Date.now()
    const known = cache.get(token)
    if (known !== undefined && known.until > asked) return known.session
    if (cache.size >= KEEP_AT_MOST) cache.clear()
    const session = open(token)
    cache.set(token, { session, until: asked + KEEP_MS })
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

/** What is asked of a token that the pool has just made, before a page has it. */
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
        // Who may not enter for another reason hears it of the API, in its words.
        if (error.kind === 'forbidden') return true
        if (error.kind === 'unauthenticated') return false
        throw error
      }
    },
  }
}

/** The token of an Authorization header. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]{16,4096}=*)$/.exec(header ?? '')?.[1] ?? null
}

/** Lets the operator pass, who is nobody of a practice and has no session. */
function admitOperator(token: string | null, operatorToken: string | null): null {
  if (operatorToken === null) throw forbidden('This call needs the setting OPERATOR_TOKEN, which this service has not.')
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
