import * as v from 'valibot'
import type { Db } from '../db/connect'
import type { Mail, Message } from '../services/mail'
import { addToOutbox } from './outbox'
import type { OutboxItem } from './outbox'

const MessageSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() })

/** An e-mail whose words are known: it is sent after the commit, at least once. Rows have its kind by its former name. */
export async function queueEmail(tx: Db, { to, subject, text }: Message, now: Date): Promise<void> {
  await addToOutbox(tx, { kind: 'letter', payload: { to, subject, text } }, now)
}

export function deliverEmail(mail: Mail, { payload }: OutboxItem): Promise<void> {
  return mail.send(v.parse(MessageSchema, payload))
}
