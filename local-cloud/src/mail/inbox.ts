import { join } from 'node:path'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { RecentLog } from '../store/recent-log'
import type { LogEntry } from '../store/recent-log'

const MessageSchema = v.object({
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

/** What was received; the envelope says who gets it, whatever the headers claim. */
export async function readMessage(raw: Buffer, recipients: string[]): Promise<Message> {
  const parsed = await PostalMime.parse(raw)
  return {
    from: parsed.from?.address ?? '',
    to: recipients,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
  }
}
