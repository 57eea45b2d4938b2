import { addTime } from '@portal/domain'
import { ASK_AFTER_MINUTES } from '@portal/domain-bundled/asking'
import type { EndReason } from '@portal/domain/plaque'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import type { SubmittedApproval, SubmittedArtwork } from '../db/records'
import { bookingSubmissions } from '../db/schema/booking'
import { queueMessage } from '../owners/queue'
import { stateOf } from '../repositories/artwork'
import type { StoredBooking } from '../repositories/booking'
import { EngravingRepository, NO_ANSWER } from '../repositories/engraving'
import type { LineKey } from '../repositories/engraving'
import type { ActionContext } from '../session/action-context'
import { tenantFrom } from '../session/tenant'

/** The artwork of each plaque at the submission. */
export function submittedArtworks({ lines, artworks }: StoredBooking): SubmittedArtwork[] {
  const present = artworks.filter(({ lineId }) => lines.some(({ id, deleted }) => id === lineId && !deleted))
  return present.map((facts) => {
    const { lineId, version, sha256, approvedBy: by, approvedAs: as, approvedAt, approvalMethod: method } = facts
    const isApproved = approvedAt !== null && as !== null && sha256 !== null
    const approval = isApproved
      ? { version: version ?? 0, sha256, by: by ?? '', as, method, at: new Date(approvedAt).toISOString() }
      : null
    return { lineId, version: version ?? 0, sha256, state: stateOf(facts), approval }
  })
}

/** Adds or replaces the artwork of a line in the submission of a locked booking. */
export async function addSubmittedArtwork(tx: Db, of: Line, artwork: Omit<SubmittedArtwork, 'lineId'>): Promise<void> {
  const { lineId } = of
  await changeArtworks(tx, of, (before) => [...before.filter((one) => one.lineId !== lineId), { ...artwork, lineId }])
}

interface Line {
  readonly practiceId: string
  readonly bookingId: string
  readonly lineId: string
}

/** Adds an approval to the submission of a locked booking; null removes it. */
export async function setApproval(tx: Db, of: Line, approval: SubmittedApproval | null): Promise<void> {
  await changeArtworks(tx, of, (before) =>
    before.map((each) => (each.lineId === of.lineId ? { ...each, approval } : each)),
  )
}

type Artworks = readonly SubmittedArtwork[]

async function changeArtworks(tx: Db, of: Line, change: (before: Artworks) => Artworks): Promise<void> {
  const ofBooking = and(
    eq(bookingSubmissions.practiceId, of.practiceId),
    eq(bookingSubmissions.bookingId, of.bookingId),
  )
  const [submission] = await tx
    .select({ artworks: bookingSubmissions.artworks })
    .from(bookingSubmissions)
    .where(ofBooking)
  if (submission === undefined) return
  await tx
    .update(bookingSubmissions)
    .set({ artworks: change(submission.artworks) })
    .where(ofBooking)
}

/**
 * Ends an approval and removes it from the submission. Sends the owner a message, unless a new request is already queued
 * [OPEN-346]. The caller writes the history.
 */
export async function endApproval({ tx, session, now }: ActionContext, key: LineKey, why: EndReason): Promise<void> {
  const of = { ...key, practiceId: session.practiceId }
  await new EngravingRepository(tx, tenantFrom(session)).setAnswer(key, { ...NO_ANSWER, endedAt: now, endedWhy: why })
  await setApproval(tx, of, null)
  const due = addTime(now, ASK_AFTER_MINUTES, 'minute')
  await queueMessage(tx, { ...of, kind: 'withdrawn', when: 'later', requestId: null }, due)
}
