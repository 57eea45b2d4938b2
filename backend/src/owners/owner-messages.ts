import { OwnerMessageKindSchema } from '@portal/domain/plaque'
import type { OwnerMessage } from '@portal/domain/plaque'
import { desc, eq } from 'drizzle-orm'
import { is } from 'valibot'
import type { Db } from '../db/connect'
import { ownerMessages } from '../db/schema/owner-request'
import type { MessageRow, RequestRow } from './present-line'

/** Messages to the owner about a request, latest first; without those to the clinic or Client Care. */
export async function messagesToOwner(db: Db, { id }: RequestRow): Promise<OwnerMessage[]> {
  const rows = await db
    .select()
    .from(ownerMessages)
    .where(eq(ownerMessages.requestId, id))
    .orderBy(desc(ownerMessages.createdAt), ownerMessages.channel)
  return rows.flatMap(toMessage)
}

function toMessage({ kind, channel, recipient, sentAt, refusedAt }: MessageRow): OwnerMessage[] {
  if (!is(OwnerMessageKindSchema, kind)) return []
  return [{ kind, channel, to: recipient, sentAt: sentAt?.toISOString() ?? null, isRefused: refusedAt !== null }]
}
