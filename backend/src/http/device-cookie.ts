import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DAY_MS } from '@portal/domain'
import { openMark } from '../sign-in/device-mark'
import type { Caller } from '../sign-in/device-mark'
import type { Deps } from '../deps'
import { cookieOptions, isByTls } from './refresh-cookie'
import { callerNetwork } from './record-calls'

const NAME = 'portal-device'
/** Longest life of a cookie in browsers. */
const LASTS_SECONDS = (400 * DAY_MS) / 1000

/** The caller that a call is counted for: a browser with our mark, or its network [OPEN-329]. */
export function callerOfCall(context: Context, deps: Pick<Deps, 'proxies' | 'refreshSeal'>): Caller {
  const cookie = isByTls(context) ? getCookie(context, NAME, 'host') : getCookie(context, NAME)
  return { network: callerNetwork(context, deps.proxies), mark: openMark(deps, cookie) }
}

export function setDeviceCookie(context: Context, mark: string): void {
  setCookie(context, NAME, mark, { ...cookieOptions(context, '/api'), maxAge: LASTS_SECONDS })
}
