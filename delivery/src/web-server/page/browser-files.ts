import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** Cookie with the shell's files that an earlier page has given this browser [OPEN-308]. */
export const FILES_COOKIE = '__Host-portal-files'

const YEAR_S = 365 * 86_400
/** Separates file names. A cookie may contain it, a file name does not. */
const SEPARATOR = '!'

/** Files that this browser has got before. Files of another release do no harm. */
export const readBrowserFiles = (context: Context): ReadonlySet<string> =>
  new Set(getCookie(context, FILES_COOKIE)?.split(SEPARATOR))

/** Writes the list of files into a cookie that scripts cannot read. */
export const rememberBrowserFiles = (context: Context, files: readonly string[]): void =>
  setCookie(context, FILES_COOKIE, files.join(SEPARATOR), {
    secure: true,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: YEAR_S,
  })
