import { apiUrl } from '@portal/api-client/url'
import { listPartMetrics, reportAutoRollback } from '@portal/api-client/contract/operator'
import { requestOwnService } from '@portal/server'
import type { OwnService } from '@portal/server'
import * as v from 'valibot'

/** Loads and failures of each version, summed over pages. */
export type PartMetrics = v.InferOutput<(typeof listPartMetrics)['response']>
/** The notice of an automatic rollback, for the remote's owner. */
export type AutoRollback = v.InferInput<(typeof reportAutoRollback)['body']>

/** The operator's calls of the API. */
export interface OperatorApi {
  /** Throws when the answer does not match the contract. */
  readonly countsSince: (since: Date) => Promise<PartMetrics>
  /** Sends a notice, once for each key however often it is called. */
  readonly notify: (notice: AutoRollback, key: string) => Promise<void>
}

const ANSWER_TIMEOUT_MS = 5_000

/** A client of the API at this address, with the operator's token (`OPERATOR_TOKEN`). */
export function createOperatorApi(address: string, token: string, own: OwnService = {}): OperatorApi {
  const base = `${address.replace(/\/+$/, '')}/api/`
  const call = async (
    url: string | null,
    init: {
      readonly method?: string
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    } = {},
  ) => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers }
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const answer = await requestOwnService(url ?? base, own, { ...init, headers, signal })
    if (!answer.ok) throw new Error(`the API answers ${answer.status}`)
    return answer
  }
  const callSince = async ({ path }: { readonly path: string }, since: Date): Promise<unknown> =>
    (await call(apiUrl(base, { path }, { query: { since: since.toISOString() } }))).json()
  return {
    countsSince: async (since) => v.parse(listPartMetrics.response, await callSince(listPartMetrics, since)),
    notify: async (notice, key) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      await call(apiUrl(base, reportAutoRollback), { method: 'POST', headers, body: JSON.stringify(notice) })
    },
  }
}
