import { apiUrl } from '@portal/api-client/url'
import { listPartMetrics, reportAutoRollback } from '@portal/api-client/contract/operator'
import { requestOwnService } from '@portal/server'
import type { OwnService } from '@portal/server'
import * as v from 'valibot'

/** What pages have counted of each version, summed. */
export type PartMetrics = v.InferOutput<(typeof listPartMetrics)['response']>
/** What the owner of a remote is told of a canary that was rolled back. */
export type AutoRollback = v.InferInput<(typeof reportAutoRollback)['body']>

/** The calls of the API that are for whoever runs the portal. */
export interface OperatorApi {
  /** Throws when the API does not answer as its contract says. */
  readonly countsSince: (since: Date) => Promise<PartMetrics>
  /** Tells it once, however often it is called with one key. */
  readonly notify: (notice: AutoRollback, key: string) => Promise<void>
}

const ANSWER_MS = 5_000

/** The API at this address, with the operator's token (`OPERATOR_TOKEN`); from within, as an own service. */
export function operatorApi(address: string, token: string, own: OwnService = {}): OperatorApi {
  const base = `${address.replace(/\/+$/, '')}/api/`
  const ask = async (
    url: string | null,
    init: {
      readonly method?: string
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    } = {},
  ) => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers }
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await requestOwnService(url ?? base, own, { ...init, headers, signal })
    if (!answer.ok) throw new Error(`the API answers ${answer.status}`)
    return answer
  }
  const askSince = async ({ path }: { readonly path: string }, since: Date): Promise<unknown> =>
    (await ask(apiUrl(base, { path }, { query: { since: since.toISOString() } }))).json()
  return {
    countsSince: async (since) => v.parse(listPartMetrics.response, await askSince(listPartMetrics, since)),
    notify: async (notice, key) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      await ask(apiUrl(base, reportAutoRollback), { method: 'POST', headers, body: JSON.stringify(notice) })
    },
  }
}
