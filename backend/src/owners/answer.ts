import { requestProblem } from '@portal/domain-bundled/asking'
import type { Engraving } from '@portal/domain/plaque'
import type { Db } from '../db/connect'
import { messagesToOwner } from './owner-messages'
import { currentRequest, presentLine } from './present-line'
import type { LineReference } from './present-line'

/** Last day for the owner's answer, and for staff the details of the request. */
export async function requestFor(
  db: Db,
  of: LineReference,
  { isStaff, hasSms }: { readonly isStaff: boolean; readonly hasSms: boolean },
): Promise<Pick<Engraving, 'answerBy' | 'request'>> {
  const present = await presentLine(db, of)
  const current = present && currentRequest(present)
  if (!current) return { answerBy: null, request: null }
  const { answerBy, requestedAt, openedFirst, openedLast } = current
  if (!isStaff) return { answerBy, request: null }
  const messages = await messagesToOwner(db, current)
  const { ownerPhone: phone, details } = present.booking
  return {
    answerBy,
    request: {
      requestedAt: requestedAt.toISOString(),
      openedFirst: openedFirst?.toISOString() ?? null,
      openedLast: openedLast?.toISOString() ?? null,
      messages,
      problem: requestProblem(messages, { email: details.owner?.email ?? '', phone }, hasSms),
    },
  }
}
