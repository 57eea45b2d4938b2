import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

const NAME = 'portal-refresh'

export const isByTls = ({ req }: Context) => req.header('x-forwarded-proto') === 'https'

/**
 * Out of reach of scripts and other sites. `__Host-` binds the cookie to this host and requires the path `/`. Plain
 * http, for local use, allows neither that nor `Secure`.
 */
export const cookieOptions = (context: Context, plainPath: string) =>
  ({
    httpOnly: true,
    sameSite: 'Strict',
    ...(isByTls(context) ? { prefix: 'host', secure: true, path: '/' } : { path: plainPath }),
  }) satisfies CookieOptions

const optionsOf = (context: Context) => cookieOptions(context, '/api/identity')

/** The browser's reference that stands for the refresh token [OPEN-214]. */
export const readRefreshCookie = (context: Context): string | undefined =>
  isByTls(context) ? getCookie(context, NAME, 'host') : getCookie(context, NAME)

/** Expires at the latest end of the sign-in. */
export function setRefreshCookie(context: Context, value: string, seconds: number): void {
  setCookie(context, NAME, value, { ...optionsOf(context), maxAge: Math.max(0, Math.floor(seconds)) })
}

export function clearRefreshCookie(context: Context): void {
  deleteCookie(context, NAME, optionsOf(context))
}
