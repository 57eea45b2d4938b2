import { matchPath, matchRoute, staffLogins } from '@portal/federation/host'
import type { Registry } from '@portal/federation/host'

const FORGOT_PASSWORD = '/forgot-password'
/** Addresses of the sign-in form that are the shell's own [SHL-02, SHL-03]. */
const LOGINS = ['/login', '/login/:bookingId', '/login/:bookingId/:quotedProductId']

/**
 * Which of the shell's pages for everybody a path shows, by the chunk of its screen; null for a page of a session,
 * and where in doubt: such a page begins with the skeleton.
 */
export function openPage(registry: Registry, pathname: string): 'login' | 'forgot-password' | 'not-found' | null {
  const logins = [...LOGINS, ...staffLogins(registry)]
  const isOneOf = (patterns: readonly string[], path: string) =>
    patterns.some((pattern) => matchPath(pattern, path) !== null)
  if (isOneOf(logins, pathname)) return 'login'
  if (isOneOf([FORGOT_PASSWORD], pathname)) return 'forgot-password'
  const path = asRouterReads(pathname)
  const isSomebodys = path === '' || isOneOf([...logins, FORGOT_PASSWORD], path) || matchRoute(registry, path) !== null
  return isSomebodys ? null : 'not-found'
}

/** Without regard to case, escapes and slashes at the end. */
function asRouterReads(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase().replace(/\/+$/, '')
  } catch {
    return ''
  }
}
