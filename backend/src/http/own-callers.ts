import type { MiddlewareHandler } from 'hono'
import { CALLER_HEADER, isCaller } from '@portal/server'
import type { Deps } from '../deps'
import { HttpError } from './http-error'

/** What a balancer, an orchestrator and Prometheus ask themselves; the rest of it is for the operator's token. */
const OPEN = new Set(['/api/health', '/api/health/live', '/api/health/ready', '/api/metrics'])
const STRANGER = "This address takes calls of the portal's own web servers alone. Nothing was saved."

/** Refuses whoever does not show one of the secrets of web servers and guard, where there are any [OPEN-285]. */
export function ownCallersAlone({ callers }: Pick<Deps, 'callers'>): MiddlewareHandler {
  return async ({ req }, next) => {
    // By the computer's clock, as all tokens are.
    if (callers.length > 0 && !OPEN.has(req.path) && !isCaller(req.header(CALLER_HEADER), callers)) {
      throw new HttpError(403, STRANGER)
    }
    await next()
  }
}
