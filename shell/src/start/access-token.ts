import { learnServerTime, serverNow } from './server-clock'

/** Seconds before its end at which a token counts as expired, so that the request arrives in time. */
const MARGIN_S = 30

interface Claims {
  /** When the token expires and when it was issued, in ms since 1970 by the server's clock. */
  readonly ends: number | null
  readonly made: number | null
  /** The identity service's user id. */
  readonly subject: string | null
}

/** Claims of an access token; nulls for anything else. */
export function tokenClaims(token: string): Claims {
  try {
    const { exp, iat, sub } = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return {
      ends: typeof exp === 'number' ? exp * 1000 : null,
      made: typeof iat === 'number' ? iat * 1000 : null,
      subject: typeof sub === 'string' ? sub : null,
    }
  } catch {
    return { ends: null, made: null, subject: null }
  }
}

/** Whether a token is still worth sending. The server decides; this only saves a useless request. */
export function isUsable(token: string | null, now = serverNow()): token is string {
  const ends = token ? tokenClaims(token).ends : null
  return ends !== null && ends - MARGIN_S * 1000 > now
}

/** Whether a token may be sent for this user's screens. The server decides about a token without a user. */
export function isTokenOf(subject: string, token: string): boolean {
  const named = tokenClaims(token).subject
  return named === null || named === subject
}

/** Sets the page's clock by a token that was just issued. */
export function learnTimeFrom(token: string): void {
  const { made } = tokenClaims(token)
  if (made !== null) learnServerTime(made)
}
