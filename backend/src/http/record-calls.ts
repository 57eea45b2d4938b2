import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { callerOf, inCall, log, networkOf, thisCall } from '@portal/server'
import type { CallFacts, Metrics } from '@portal/server'
import type { Session } from '../session/session'
import type { HttpError } from './http-error'

/**
 * Records each call in log and metrics, and refusals in the security log. Takes the request id from the web server or
 * creates one, and returns it in the response.
 */
export function recordCalls(proxies: number, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context
    const call: CallFacts = {
      request: idOf(req.header('x-request-id')),
      from: callerNetwork(context, proxies),
      method: req.method,
    }
    const since = performance.now()
    await inCall(call, async () => {
      await next()
      const { status } = context.res
      const ms = performance.now() - since
      // Otherwise a file or probe: names it by the first segment of a known path.
      call.call ??= status === 404 ? 'unknown' : (req.path.split('/')[2] ?? '')
      metrics.answered(call.call, status, ms / 1000)
      log.call({ status, ms: Math.round(ms * 10) / 10 })
      if (status === 401 || status === 403) log.security('refused', { status })
      if (status === 429) log.security('limited', { status })
    })
    context.res.headers.set('x-request-id', call.request)
  }
}

const idOf = (header = '') => (/^[\w-]{8,64}$/.test(header) ? header : randomUUID())

/** Sets the endpoint of the present call. */
export function noteCall(name: string): void {
  const call = thisCall()
  if (call) call.call = name
}

/** Sets the caller's id of the present call. */
export function noteCaller(access: string, session: Session | null): void {
  const call = thisCall()
  if (!call) return
  if (session) call.practice = session.practiceId
  if (session?.kind === 'staff') call.by = session.contact.id
  if (session?.kind === 'guest') call.by = `owner of ${session.bookingId}`
  if (access === 'operator') call.by = 'operator'
}

/** Sets the reason of a refusal for the security log; other errors do not belong there. */
export function noteRefusal({ status, message }: HttpError): void {
  const call = thisCall()
  if (call && [401, 403, 429].includes(status)) call.why = message
}

/** Network of the caller; `direct` if unknown, as in specs. */
export function callerNetwork({ req, env }: Context, proxies: number): string {
  const socketAddress: unknown = env?.incoming?.socket?.remoteAddress
  const own = typeof socketAddress === 'string' ? socketAddress : undefined
  return networkOf(callerOf(own, req.header('x-forwarded-for'), proxies) ?? 'direct')
}
