import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { DAY_MS } from '@portal/domain'
import type { Deps } from '../deps'
import { openMark } from '../sign-in/device-mark'
import type { Caller } from '../sign-in/device-mark'
import { callerNetwork } from './record-calls'

const REFRESH = 'portal-refresh'

const optionsOf = (context: Context) => cookieOptions(context, '/api/identity')

/** The browser's reference that stands for the refresh token [OPEN-214]. */
export const readRefreshCookie = (context: Context): string | undefined =>
  isByTls(context) ? getCookie(context, REFRESH, 'host') : getCookie(context, REFRESH)

/** Expires at the latest end of the sign-in. */
export function setRefreshCookie(context: Context, value: string, seconds: number): void {
  setCookie(context, REFRESH, value, { ...optionsOf(context), maxAge: Math.max(0, Math.floor(seconds)) })
}

export function clearRefreshCookie(context: Context): void {
  deleteCookie(context, REFRESH, optionsOf(context))
}

const DEVICE = 'portal-device'
/** Longest life of a cookie in browsers. */
const LASTS_SECONDS = (400 * DAY_MS) / 1000

/** The caller that a call is counted for: a browser with our mark, or its network [OPEN-329]. */
export function callerOfCall(context: Context, deps: Pick<Deps, 'proxies' | 'refreshSeal'>): Caller {
  const cookie = isByTls(context) ? getCookie(context, DEVICE, 'host') : getCookie(context, DEVICE)
  return { network: callerNetwork(context, deps.proxies), mark: openMark(deps, cookie) }
}

export function setDeviceCookie(context: Context, mark: string): void {
  setCookie(context, DEVICE, mark, { ...cookieOptions(context, '/api'), maxAge: LASTS_SECONDS })
}

const isByTls = ({ req }: Context) => req.header('x-forwarded-proto') === 'https'

/**
 * Out of reach of scripts and other sites. `__Host-` binds the cookie to this host and requires the path `/`. Plain
 * http, for local use, allows neither that nor `Secure`.
 */
const cookieOptions = (context: Context, plainPath: string) =>
  ({
    httpOnly: true,
    sameSite: 'Strict',
    ...(isByTls(context) ? { prefix: 'host', secure: true, path: '/' } : { path: plainPath }),
  }) satisfies CookieOptions
