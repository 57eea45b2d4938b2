import { createHmac } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { isSame, networkOf } from '@portal/server'
import type { Db } from '../db/connect'
import { sharedSecret } from '../db/shared-secret'
import { unauthenticated } from '../errors/failure'
import type { GuestClaims, GuestUse } from '../tenant/session'

/** 96 bits: nobody finds another number with the same mark. */
const MARK_LENGTH = 16

const isText = (value: unknown): value is string => typeof value === 'string'
const isUse = (value: unknown): value is GuestUse => value === 'guest' || value === 'client'

const ISSUER = 'portal-guest'
export const LIFETIME_SECONDS = 60 * 60

/** What an owner was verified for, and by which number. */
export interface Verified extends Omit<GuestClaims, 'use'> {
  readonly phone: string
}

export interface GuestTokens {
  sign(verified: Verified, use: GuestUse, now: Date): Promise<string>
  /** The claims, and whether a number is the one that the token was got with. */
  verify(token: string): Promise<{ claims: GuestClaims; issuedAt: Date; isVerifiedBy: (phone: string) => boolean }>
  /** A number that was tried for a booking, told apart and not known. */
  numberMark(bookingId: string, phone: string): string
  /** Somebody's network, told apart and not known. */
  callerMark(ip: string): string
}

/** Guest tokens signed with a secret that all processes on one database share. */
export async function guestTokens(db: Db): Promise<GuestTokens> {
  const secret = await sharedSecret(db, 'guest_secret')
  const mark = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, MARK_LENGTH)
  return {
    callerMark: (ip) => mark('caller', networkOf(ip)),
    numberMark: (bookingId, phone) => mark('tried', bookingId, phone),
    sign: ({ practiceId: practice, bookingId: booking, lineId: line, phone }, use, now) => {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ practice, booking, line, use, by: mark('phone', booking, phone) })
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
      const { booking, line, use, by, iat = 0 } = payload
      if (!isText(payload.practice) || !isText(booking) || !isText(line) || !isText(by) || !isUse(use)) {
        throw unauthenticated()
      }
      return {
        issuedAt: new Date(iat * 1000),
        claims: { practiceId: payload.practice, bookingId: booking, lineId: line, use },
        isVerifiedBy: (phone) => isSame(by, mark('phone', booking, phone)),
      }
    },
  }
}
