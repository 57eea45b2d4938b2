import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'

/** What of a token of the user pool says who has it; pet owners' tokens are others. */
const ClaimsSchema = v.object({ token_use: v.picklist(['access', 'id']), sub: v.string() })

/** The id in the user pool of the member who sent a request; null: none. The portal checks the token, this reads it. */
export function readTokenUser({ authorization = '' }: IncomingHttpHeaders): string | null {
  const [, payload = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? []
  try {
    return v.parse(ClaimsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString())).sub
  } catch {
    return null
  }
}
