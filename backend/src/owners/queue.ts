import { randomUUID } from 'node:crypto'
import type { MessageKind } from '@portal/domain/asking'
import type { Db } from '../db/connect'
import { addToOutbox } from '../outbox/outbox'
import type { LineReference } from './present-line'

interface NewMessage extends LineReference {
  readonly kind: MessageKind
  /** What staff or the owner have just done, or what follows on a later day. */
  readonly when: 'now' | 'later'
  readonly requestId: number | null
  /** The version that was approved, or is to be changed; what asks names its request instead. */
  readonly version?: number
  /** Who had it sent; nobody where its day has come. */
  readonly by?: string
}

/** Writes down what is to be sent at a moment; its id is the same at every try, so that receivers keep one. */
export async function queueMessage(
  tx: Db,
  { requestId, version, by = '', ...message }: NewMessage,
  at: Date,
): Promise<void> {
  const payload = {
    ...message,
    by,
    id: randomUUID(),
    requestId: requestId === null ? '' : String(requestId),
    version: version === undefined ? '' : String(version),
  }
  await addToOutbox(tx, { kind: 'ownerMessage', payload }, at)
}
