import { randomUUID } from 'node:crypto'
import type { MessageKind } from '@portal/domain-bundled/asking'
import type { Db } from '../db/connect'
import { addToOutbox } from '../outbox/outbox'
import type { LineReference } from './present-line'

interface NewMessage extends LineReference {
  readonly kind: MessageKind
  /** `now`: after an action of staff or owner. `later`: an automatic follow-up. */
  readonly when: 'now' | 'later'
  readonly requestId: number | null
  /** The approved version, or the one to change; requests are identified by `requestId` instead. */
  readonly version?: number
  /** Who requested it; missing for an automatic message. */
  readonly by?: string
}

/** Queues a message. Its id stays the same in all attempts, so that receivers keep one. */
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
