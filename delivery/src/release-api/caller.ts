import type { Context } from 'hono'
import { unlisted, unsigned } from './answer'
import { callerOf } from './signed-call'
import type { Trusted } from './trusted-content'

/** The public key of the caller. Refuses a caller whose key is not listed for any package. */
export function callerIn({ req }: Context, { keys }: Trusted): string {
  const { pathname, search } = new URL(req.url)
  const key = callerOf({ method: req.method, path: pathname + search }, req.header('authorization'))
  if (key === null) throw unsigned()
  const listed = Object.values(keys.publishers() ?? {})
  if (!listed.some((some) => some.includes(key))) throw unlisted(key, 'read or write here')
  return key
}
