import { decodeProtectedHeader } from 'jose'
import type { Access } from '@portal/api-client/contract'
import type { Db } from '../db/connect'
import { forbidden, unauthenticated } from '../errors/failure'
import { openGuestSession, openStaffSession } from '../tenant/session'
import type { Session } from '../tenant/session'
import { admitUse } from './admit-guest'
import type { GuestTokens } from './guest-token'
import type { VerifyStaffToken } from './staff-token'

/** How long a looked-up session is used again: the longest a deactivated member stays in. */
const KEEP_MS = 5000
const KEEP_AT_MOST = 5000

interface Kept {
  readonly session: Promise<Session>
  readonly until: number
}

export interface Authenticator {
  /** The session behind an Authorization header; null on open endpoints. */
  authenticate(access: Access, header: string | undefined): Promise<Session | null>
  /** Forgets looked-up sessions after a member or the practice changed. */
  forget(): void
}

export function authenticator(db: Db, verifyStaff: VerifyStaffToken, guests: GuestTokens): Authenticator {
  const kept = new Map<string, Kept>()

  async function open(token: string): Promise<Session> {
    return isGuestToken(token)
      ? openGuestSession(await guests.verify(token))
      : openStaffSession(db, await verifyStaff(token))
  }

  function sessionOf(token: string): Promise<Session> {
    const now = Date.now()
    const known = kept.get(token)
    if (known !== undefined && known.until > now) return known.session
    if (kept.size >= KEEP_AT_MOST) kept.clear()
    const session = open(token)
    kept.set(token, { session, until: now + KEEP_MS })
    session.catch(() => kept.delete(token))
    return session
  }

  return {
    authenticate: async (access, header) => {
      if (access === 'open') return null
      const token = /^Bearer ([\w.~+/-]{16,4096}=*)$/.exec(header ?? '')?.[1]
      if (token === undefined) throw unauthenticated()
      const session = await sessionOf(token)
      if (access === 'staff' && session.kind !== 'staff') throw forbidden('This is for signed-in staff only.')
      if (access === 'staff-or-client') admitUse(session, ['client'])
      return session
    },
    forget: () => kept.clear(),
  }
}

function isGuestToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'HS256'
  } catch {
    throw unauthenticated()
  }
}
