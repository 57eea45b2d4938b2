import {
  FORGOT_PASSWORD_PATH,
  LOGIN_PATHS,
  matchPath,
  matchRoute,
  staffLogins,
  withoutEndSlashes,
} from '@portal/federation/host'
import type { Registry } from '@portal/federation/host'

/**
 * The chunk of the shell's page without a session at a path. Null for a page with a session, and in doubt: such a page
 * begins with the skeleton.
 */
export function findOpenPage(registry: Registry, pathname: string): 'login' | 'forgot-password' | 'not-found' | null {
  const logins = [...LOGIN_PATHS, ...staffLogins(registry)]
  const isOneOf = (patterns: readonly string[], path: string) =>
    patterns.some((pattern) => matchPath(pattern, path) !== null)
  if (isOneOf(logins, pathname)) return 'login'
  if (isOneOf([FORGOT_PASSWORD_PATH], pathname)) return 'forgot-password'
  const path = normalizePath(pathname)
  const isKnown = path === '' || isOneOf([...logins, FORGOT_PASSWORD_PATH], path) || matchRoute(registry, path) !== null
  return isKnown ? null : 'not-found'
}

/** The path as the router compares it: decoded, in lower case, without slashes at its end. */
function normalizePath(pathname: string): string {
  try {
    return withoutEndSlashes(decodeURI(pathname).toLowerCase())
  } catch {
    return ''
  }
}
