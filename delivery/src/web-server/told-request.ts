import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inCall, log, networkOf } from '@portal/server'
import type { Metrics } from '@portal/server'
import { visitorOf } from './proxy/headers'

export const REQUEST_ID = 'x-request-id'

interface Told {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  /** The answering service: `page` for this server. Never the address, which holds ids and secrets. */
  readonly call: string
  readonly proxies: number
}

/**
 * Gives a request an id, which the upstream and the visitor get too, and answers it. Writes one log line and one metric
 * when the answer closes, also after the visitor has left.
 */
export function toldRequest({ incoming, outgoing, call, proxies }: Told, metrics: Metrics, answer: () => void): void {
  const request = randomUUID()
  outgoing.setHeader(REQUEST_ID, request)
  incoming.headers[REQUEST_ID] = request
  const from = networkOf(visitorOf(incoming, proxies))
  const since = performance.now()
  inCall({ request, from, method: incoming.method ?? '', call }, () => {
    outgoing.once('close', () => {
      const ms = performance.now() - since
      metrics.answered(call, outgoing.statusCode, ms / 1000)
      log.call({ status: outgoing.statusCode, ms: Math.round(ms * 10) / 10, whole: outgoing.writableFinished })
    })
    answer()
  })
}
