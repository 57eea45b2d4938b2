import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The cookie in which a browser names the files of the shell that an earlier page has brought it [OPEN-308]. */
export const FILES_COOKIE = '__Host-portal-files'

const YEAR_S = 365 * 86_400
/** Allowed in a cookie, and in no name of a file. */
const BETWEEN = '!'

/** The files that this visitor's browser has had before. A list of another release does no harm. */
export const keptFiles = (context: Context): ReadonlySet<string> =>
  new Set(getCookie(context, FILES_COOKIE)?.split(BETWEEN))

/** Takes note of what this page brings; no script reads it. */
export const keepFiles = (context: Context, files: readonly string[]): void =>
  setCookie(context, FILES_COOKIE, files.join(BETWEEN), {
    secure: true,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: YEAR_S,
  })
