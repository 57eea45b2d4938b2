import type { AnswerTo, ApiClient, ContentOf, Endpoint } from '@portal/api-client'
import { newWrite, sameContent, sendPending } from './pending-write'
import type { PendingStore, PendingWrite } from './pending-write'

type IdempotentEndpoint = Endpoint & { readonly idempotent: true }

type Send<E extends IdempotentEndpoint> = (input: ContentOf<E>) => Promise<AnswerTo<E>>

/**
 * Sends a write with an `Idempotency-Key`: a new key for new content, the same key until the same content is answered,
 * so that a retry after a lost answer does not write twice.
 */
export function keyedWrite<E extends IdempotentEndpoint>(api: ApiClient, endpoint: E): Send<E> {
  const store = inMemory<{ readonly input: ContentOf<E> }>()
  return (input) => {
    const left = store.read()
    const write = left && sameContent(left.input, input) ? left : newWrite({ input })
    return sendPending(store, write, ({ key }) => api.call(endpoint, { ...input, idempotencyKey: key }))
  }
}

function inMemory<Content>(): PendingStore<Content> {
  let pending: PendingWrite<Content> | null = null
  return { read: () => pending, keep: (write) => void (pending = write) }
}
