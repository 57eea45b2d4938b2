import { ApiError } from '@portal/api-client'

/** A write with its `Idempotency-Key`: sent twice, it happens once. */
export type PendingWrite<Content> = Content & { readonly key: string }

/** Stores the one unanswered write: in memory, or in a storage that survives a reload. */
export interface PendingStore<Content> {
  read(): PendingWrite<Content> | null
  keep(write: PendingWrite<Content> | null): void
}

export function newWrite<Content extends object>(content: Content): PendingWrite<Content> {
  return { ...content, key: crypto.randomUUID() }
}

/** Sends a write and stores it until the server has answered. */
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

/** Whether the server has decided on the write; otherwise it may or may not have happened. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

export function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
