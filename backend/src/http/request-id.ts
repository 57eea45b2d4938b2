import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const ids = new WeakMap<Request, string>()

/** The id by which an answer is found in the log again. */
export function requestIdOf(request: Request): string {
  return ids.get(request) ?? ''
}

/** Takes over the id the web server gave a request, or gives it one, and sends it back. */
export const requestId: MiddlewareHandler = async (context, next) => {
  const given = context.req.header('x-request-id') ?? ''
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  ids.set(context.req.raw, id)
  await next()
  context.res.headers.set('x-request-id', id)
}
