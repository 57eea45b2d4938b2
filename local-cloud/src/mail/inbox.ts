import { join } from 'node:path'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { RecentLog } from '../log/recent-log'
import type { LogEntry } from '../log/recent-log'

const MessageSchema = v.object({
  /** '' when the message has none. */
  messageId: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})
export type Message = v.InferOutput<typeof MessageSchema>
export type Inbox = RecentLog<Message>
export type InboxEntry = LogEntry<Message>

export function openInbox(folder: string): Promise<Inbox> {
  return RecentLog.open(join(folder, 'messages'), MessageSchema)
}

/** Stores a message once per Message-ID and recipients, as mail servers do. */
export async function storeMessage(inbox: Inbox, message: Message): Promise<void> {
  const isSame = ({ value }: InboxEntry) =>
    value.messageId === message.messageId && value.to.join() === message.to.join()
  if (message.messageId !== '' && inbox.list().some(isSame)) return
  await inbox.add(message)
}

/** The recipients come from the SMTP envelope, not from the headers. */
export async function readMessage(raw: Buffer, recipients: string[]): Promise<Message> {
  const parsed = await PostalMime.parse(raw)
  return {
    messageId: parsed.messageId ?? '',
    from: parsed.from?.address ?? '',
    to: recipients,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
  }
}
