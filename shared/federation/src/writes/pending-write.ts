import { ApiError } from '@portal/api-client'

/** A write under its `Idempotency-Key`; sent again under the same key it still happens once. */
export type PendingWrite<Content> = Content & { readonly key: string }

/** Holds the one write whose answer is not known yet: in memory, or with what else outlives a reload. */
export interface PendingStore<Content> {
  read(): PendingWrite<Content> | null
  keep(write: PendingWrite<Content> | null): void
}

/** A new intention, under a key of its own. */
export function newWrite<Content extends object>(content: Content): PendingWrite<Content> {
  return { ...content, key: crypto.randomUUID() }
}

/** Sends a write and keeps it until the server has answered. */
export async function sendPending<Content, Answer>(
  store: PendingStore<Content>,
  write: PendingWrite<Content>,
  send: (write: PendingWrite<Content>) => Promise<Answer>,
): Promise<Answer> {
  store.keep(write)
  try {
    const answer = await send(write)
    store.keep(null)
    return answer
  } catch (error) {
    if (isAnswered(error)) store.keep(null)
    throw error
  }
}

/** Whether the server has judged the write; otherwise it may or may not have happened. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

export function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
