import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inCall, log, networkOf } from '@portal/server'
import type { Metrics } from '@portal/server'
import { visitorOf } from './proxy/headers'

export const REQUEST_ID = 'x-request-id'

interface RequestExchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  /** Name of the service that answers, `page` for this server. Not the address, which contains ids and secrets. */
  readonly call: string
  readonly proxies: number
}

/**
 * Gives a request an id, which the upstream and the visitor get too, and answers it. Writes one log line and one metric
 * when the answer closes, also after the visitor has left.
 */
export function logRequest(
  { incoming, outgoing, call, proxies }: RequestExchange,
  metrics: Metrics,
  answer: () => void,
): void {
  const id = randomUUID()
  outgoing.setHeader(REQUEST_ID, id)
  incoming.headers[REQUEST_ID] = id
  const network = networkOf(visitorOf(incoming, proxies))
  const since = performance.now()
  inCall({ request: id, from: network, method: incoming.method ?? '', call }, () => {
    outgoing.once('close', () => {
      const ms = performance.now() - since
      metrics.answered(call, outgoing.statusCode, ms / 1000)
      log.call({ status: outgoing.statusCode, ms: Math.round(ms * 10) / 10, whole: outgoing.writableFinished })
    })
    answer()
  })
}
