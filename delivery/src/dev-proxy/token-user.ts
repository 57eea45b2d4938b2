import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'

/** Claims of a member's token. Pet owners' tokens have others. */
const ClaimsSchema = v.object({ token_use: v.picklist(['access', 'id']), sub: v.string() })

/** The id of the member who sent a request; null without one. It does not verify the token: the portal does. */
export function readTokenUser({ authorization = '' }: IncomingHttpHeaders): string | null {
  const [, payload = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? []
  try {
    return v.parse(ClaimsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString())).sub
  } catch {
    return null
  }
}
