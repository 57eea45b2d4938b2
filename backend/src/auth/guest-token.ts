import { SignJWT, jwtVerify } from 'jose'
import type { Db } from '../db/connect'
import { sharedSecret } from '../db/shared-secret'
import { unauthenticated } from '../errors/failure'
import type { GuestClaims, GuestUse } from '../tenant/session'

const isUse = (value: unknown): value is GuestUse => value === 'guest' || value === 'client'

const ISSUER = 'portal-guest'
export const LIFETIME_SECONDS = 60 * 60

export interface GuestTokens {
  sign(claims: Omit<GuestClaims, 'use'>, use: GuestUse, now: Date): Promise<string>
  verify(token: string): Promise<GuestClaims>
}

/** Guest tokens signed with a secret that all processes on one database share. */
export async function guestTokens(db: Db): Promise<GuestTokens> {
  const secret = await sharedSecret(db, 'guest_secret')
  return {
    sign: (claims, use, now) => {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ practice: claims.practiceId, booking: claims.bookingId, line: claims.lineId, use })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + LIFETIME_SECONDS)
        .sign(secret)
    },
    verify: async (token) => {
      const { payload } = await jwtVerify(token, secret, { issuer: ISSUER, algorithms: ['HS256'] }).catch(() => {
        throw unauthenticated()
      })
      const { practice, booking, line, use } = payload
      if (typeof practice !== 'string' || typeof booking !== 'string' || typeof line !== 'string' || !isUse(use)) {
        throw unauthenticated()
      }
      return { practiceId: practice, bookingId: booking, lineId: line, use }
    },
  }
}
