import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inCall, log, networkOf } from '@portal/server'
import type { Metrics } from '@portal/server'
import { visitorOf } from './proxy/headers'

export const REQUEST_ID = 'x-request-id'

interface Told {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  /** Who answers it: this server or one behind it. Never its address, which holds ids and secrets. */
  readonly call: string
  readonly proxies: number
}

/**
 * Answers a request under an id of its own, which it goes on with and comes back with, and tells the log and the figures
 * once it is done how it was answered; of one that its visitor has left, that too.
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
