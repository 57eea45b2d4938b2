import { createHmac } from 'node:crypto'
import { decodeProtectedHeader, SignJWT, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import { isSame, networkOf } from '@portal/server'
import type { Db } from '../db/connect'
import { unauthenticated } from '../errors/failure'
import { GUEST_SECONDS } from '../secrets/names'
import { openSecret } from '../secrets/secret'
import type { Key } from '../secrets/secret'
import type { GuestClaims, GuestUse } from '../session/session'

/** 132 bits, so that no second number with the same mark can be found. */
const MARK_LENGTH = 22

const isText = (value: unknown): value is string => typeof value === 'string'
const isUse = (value: unknown): value is GuestUse => value === 'guest' || value === 'client'

const ISSUER = 'portal-guest'

/** The engraving line that an owner was verified for, and the phone number used. */
export interface VerifiedOwner extends Omit<GuestClaims, 'use'> {
  readonly phone: string
}

export interface GuestTokens {
  sign(verified: VerifiedOwner, use: GuestUse, now: Date): Promise<string>
  /** Returns the claims, and a function that says whether the token was issued to a phone number. */
  verify(token: string): Promise<{ claims: GuestClaims; issuedAt: Date; isVerifiedBy: (phone: string) => boolean }>
  /** A mark of a phone number tried for a booking. The number cannot be read from it. */
  numberMark(bookingId: string, phone: string): string
  /** A mark of a username in a sign-in attempt. The username cannot be read from it. */
  userMark(username: string): string
  /** A mark of the caller's network. The address cannot be read from it. */
  callerMark(ip: string): string
  /** Reloads the secret if it was changed. */
  refresh(): Promise<void>
}

/** Guest tokens signed with a secret that all processes on one database share. */
export async function guestTokens(db: Db): Promise<GuestTokens> {
  const secret = await openSecret(db, 'guest_secret')
  // A new secret restarts the daily counts, because it changes all marks.
  const own = (...parts: readonly string[]) => mark(secret.signing(new Date()), parts)
  return {
    refresh: secret.refresh,
    callerMark: (ip) => own('caller', networkOf(ip)),
    userMark: (username) => own('user', username.trim().toLowerCase()),
    numberMark: (bookingId, phone) => own('tried', bookingId, phone),
    sign: ({ practiceId: practice, bookingId: booking, lineId: line, phone }, use, now) => {
      const issued = Math.floor(now.getTime() / 1000)
      const key = secret.signing(new Date())
      return new SignJWT({ practice, booking, line, use, by: mark(key, ['phone', booking, phone]) })
        .setProtectedHeader({ alg: 'HS256', kid: key.id })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + GUEST_SECONDS)
        .sign(key.bytes)
    },
    verify: async (token) => {
      const { payload, key } = await verified(token, secret.good(keyIdOf(token), new Date()))
      const { booking, line, use, by, iat = 0 } = payload
      if (!isText(payload.practice) || !isText(booking) || !isText(line) || !isText(by) || !isUse(use)) {
        throw unauthenticated()
      }
      return {
        issuedAt: new Date(iat * 1000),
        claims: { practiceId: payload.practice, bookingId: booking, lineId: line, use },
        isVerifiedBy: (phone) => isSame(by, mark(key, ['phone', booking, phone])),
      }
    },
  }
}

const mark = (key: Key, parts: readonly string[]) =>
  createHmac('sha256', key.bytes).update(JSON.stringify(parts)).digest('base64url').slice(0, MARK_LENGTH)

/** Key id in a token's header; '' if missing. */
function keyIdOf(token: string): string {
  const { kid } = decodeProtectedHeader(token)
  return isText(kid) ? kid : ''
}

async function verified(token: string, keys: readonly Key[]): Promise<{ payload: JWTPayload; key: Key }> {
  for (const key of keys) {
    const found = await jwtVerify(token, key.bytes, { issuer: ISSUER, algorithms: ['HS256'] }).catch(() => null)
    if (found !== null) return { payload: found.payload, key }
  }
  throw unauthenticated()
}
