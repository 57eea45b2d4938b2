import * as v from 'valibot'
import type { Db } from '../db/connect'
import type { Mail, Message } from '../services/mail'
import { addToOutbox } from './outbox'
import type { OutboxItem } from './outbox'

const MessageSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() })

/** Queues an e-mail, which is sent at least once after the commit. */
export async function queueEmail(tx: Db, { to, subject, text }: Message, now: Date): Promise<void> {
  await addToOutbox(tx, { kind: 'email', payload: { to, subject, text } }, now)
}

export function deliverEmail(mail: Mail, { payload }: OutboxItem): Promise<void> {
  return mail.send(v.parse(MessageSchema, payload))
}
