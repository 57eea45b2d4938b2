import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { CALLER_HEADER, isCaller, namesTwoHosts, TWO_HOSTS } from '@portal/server'
import type { Deps } from '../deps'
import { HttpError } from './http-error'
import { malformed } from '../errors/failure'

/** Paths for load balancers, orchestrators and Prometheus; their details need the operator's token. */
const OPEN = new Set(['/api/health', '/api/health/live', '/api/health/ready', '/api/metrics'])
const STRANGER = "This address takes calls of the portal's own web servers alone. Nothing was saved."

/** Refuses callers without a secret of the web servers and the guard, if secrets are set [OPEN-285]. */
export function onlyOwnCallers({ callers }: Pick<Deps, 'callers'>): MiddlewareHandler {
  return async ({ req }, next) => {
    // By the computer's clock, as all tokens are.
    if (callers.length > 0 && !OPEN.has(req.path) && !isCaller(req.header(CALLER_HEADER), callers)) {
      throw new HttpError(403, STRANGER)
    }
    await next()
  }
}

/** Refuses two hosts also on calls that bypass the web server [OPEN-145]. */
export const refuseTwoHosts: MiddlewareHandler = async ({ env }, next) => {
  const incoming: unknown = env?.incoming
  if (incoming instanceof IncomingMessage && namesTwoHosts(incoming)) throw malformed(TWO_HOSTS)
  await next()
}
