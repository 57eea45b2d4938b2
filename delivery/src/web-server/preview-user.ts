import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** Cookie with the user of a preview, because requests for files carry no session [OPEN-332]. */
const COOKIE = '__Host-portal-preview'

/** The user's id in the query of a request; null without an id of at most 200 characters. */
export const readUserQuery = ({ req }: Context): string | null => {
  const user = req.query('who') ?? ''
  return user !== '' && user.length <= 200 ? user : null
}

/** The user whose previews this browser may load; null without one. */
export const readPreviewUser = (context: Context): string | null => getCookie(context, COOKIE) ?? null

/** Lets this browser load the files of this user's previews until the browser closes. */
export const rememberPreviewUser = (context: Context, user: string): void =>
  setCookie(context, COOKIE, user, { secure: true, path: '/', httpOnly: true, sameSite: 'Strict' })
