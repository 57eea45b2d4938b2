/** Seconds before its end at which a token counts as ended: time for the request to arrive. */
const MARGIN_S = 30

/** When an access token ends, in ms since 1970; null for anything that is no token. */
export function tokenExpiry(token: string): number | null {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof payload.exp === 'number' ? payload.exp * 1000 : null
  } catch {
    return null
  }
}

/** Is this token still good to send? The server decides in the end; this only spares a useless request. */
export function isUsable(token: string | null, now = Date.now()): token is string {
  const expiry = token ? tokenExpiry(token) : null
  return expiry !== null && expiry - MARGIN_S * 1000 > now
}
