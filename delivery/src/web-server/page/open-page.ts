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
 * Which of the shell's pages for everybody a path shows, by the chunk of its screen; null for a page of a session,
 * and where in doubt: such a page begins with the skeleton.
 */
export function openPage(registry: Registry, pathname: string): 'login' | 'forgot-password' | 'not-found' | null {
  const logins = [...LOGIN_PATHS, ...staffLogins(registry)]
  const isOneOf = (patterns: readonly string[], path: string) =>
    patterns.some((pattern) => matchPath(pattern, path) !== null)
  if (isOneOf(logins, pathname)) return 'login'
  if (isOneOf([FORGOT_PASSWORD_PATH], pathname)) return 'forgot-password'
  const path = asRouterReads(pathname)
  const isSomebodys =
    path === '' || isOneOf([...logins, FORGOT_PASSWORD_PATH], path) || matchRoute(registry, path) !== null
  return isSomebodys ? null : 'not-found'
}

/** Without regard to case, escapes and slashes at the end. */
function asRouterReads(pathname: string): string {
  try {
    return withoutEndSlashes(decodeURI(pathname).toLowerCase())
  } catch {
    return ''
  }
}
