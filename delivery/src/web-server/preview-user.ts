import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** Names the user of a preview to this server alone: requests for files carry no session [OPEN-332]. */
const COOKIE = '__Host-portal-preview'

/** A user's id that was asked with; null where there is none that can be one. */
export const askedUser = ({ req }: Context): string | null => {
  const who = req.query('who') ?? ''
  return who !== '' && who.length <= 200 ? who : null
}

/** The user to whom this browser's page was given a preview; null: none. */
export const previewUser = (context: Context): string | null => getCookie(context, COOKIE) ?? null

/** Lets this browser load the files of this user's previews, until it is closed. */
export const keepPreviewUser = (context: Context, who: string): void =>
  setCookie(context, COOKIE, who, { secure: true, path: '/', httpOnly: true, sameSite: 'Strict' })
