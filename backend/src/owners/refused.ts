import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { ownerMessages } from '../db/schema/owner-request'
import { notFound } from '../errors/failure'
import { isOfMessage } from './deliver'

/** Records that a message came back; repeating it changes nothing. */
export async function noteRefused(tx: Db, messageId: string, reason: string, now: Date): Promise<void> {
  const id = messageId.replace(/^</, '').replace(/[@>].*$/, '')
  const [message] = await tx.select().from(ownerMessages).where(eq(ownerMessages.id, id))
  if (message === undefined) throw notFound('The message')
  if (message.refusedAt !== null) return
  await tx.update(ownerMessages).set({ refusedAt: now, reason }).where(isOfMessage(id))
}
