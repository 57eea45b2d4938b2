import { log } from '@portal/server'
import { randomUUID } from 'node:crypto'
import { engravingTextOf } from '@portal/domain/plaque'
import type { ApprovalMethod, EngravingDraft } from '@portal/domain/plaque'
import { sameValue } from '@portal/domain-bundled/merge'
import { engravedWordsOf } from '../booking/owner-words'
import { refuseIfErrors } from '../booking/write-booking'
import type { Deps } from '../deps'
import { setApproval, endApproval } from '../booking/submitted-artworks'
import { Failure, conflict, invalid } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import { EngravingRepository, NO_ANSWER } from '../repositories/engraving'
import type { LineKey } from '../repositories/engraving'
import { VerificationRepository } from '../repositories/verification'
import { notifyApproved, notifyChangesAsked } from '../owners/answered'
import { requestApprovalIfSubmitted, repeatRequest } from '../owners/request-approval'
import { tenantFrom } from '../session/tenant'
import { findLine, lockLine, nameOf, refuseIfWords, refuseUnlessOpen, visitorOf } from './engraved-line'
import type { EngravedLine } from './engraved-line'
import type { ActionContext } from '../session/action-context'
import { pictureHashes } from './picture-hash'
import { queueProof } from './proof'
import { engravingErrors, recordOf, refusalsOf } from './record'

/** Saves the next version. This ends an approval or change request. */
export async function saveEngraving(
  act: ActionContext,
  of: LineKey,
  version: number,
  draft: EngravingDraft,
): Promise<EngravedLine> {
  const before = await lockLine(act, of)
  await refuseUnlessOpen(before, act, version)
  refuseIfWords(before)
  refuseIfErrors(engravingErrors(draft, before.entry))
  const { errors, messages } = await refusalsOf(draft, before.entry)
  refuseIfErrors(errors, messages)
  const { line, entry, row, stored } = before
  const ids = { id: row?.id ?? randomUUID(), productId: line.productId }
  await new EngravingRepository(act.tx, tenantFrom(act.session)).addVersion(
    { ...of, ...ids, version: version + 1 },
    {
      savedBy: nameOf(act.session, stored),
      savedAs: visitorOf(act.session),
      savedAt: act.now,
      details: recordOf(draft, entry, { ...ids, bookingId: of.bookingId, quotedProductId: of.lineId }),
    },
  )
  if (row?.approvedAt) await endApproval(act, of, 'artworkChanged')
  await saveWords(act, before, engravingTextOf(draft))
  await addToHistory(act, before, row?.approvedAt ? 'artwork changed, to be approved again' : 'artwork saved')
  return findLine(act, of)
}

/** The line's text comes from the record [CAT-42]. */
async function saveWords(
  { tx, session }: ActionContext,
  { stored, line }: EngravedLine,
  engravingText: string,
): Promise<void> {
  if (line.engravingText === engravingText) return
  const repository = new BookingRepository(tx, tenantFrom(session))
  await repository.saveLines(stored.booking.id, [{ ...line, engravingText }])
  await repository.update(stored.booking.id, {})
}

const CHANGED =
  'The artwork was changed in the meantime. Look at it as it is now, then approve it. Nothing was approved.'

/** The picture that was approved, and how the owner told staff. */
interface ApprovalInput {
  /** Hash of the displayed picture. */
  readonly sha256: string
  readonly method: ApprovalMethod | null
}

const SAID_SO: Readonly<Record<ApprovalMethod, string>> = {
  phone: 'by phone',
  inPerson: 'in person',
  letter: 'by letter',
}

/** Approves this version. The hash of a picture proves which version the caller saw. A repeated call changes nothing. */
export async function approveEngraving(
  act: ActionContext,
  of: LineKey,
  version: number,
  { sha256, method: ownerMethod, storage }: ApprovalInput & Pick<Deps, 'storage'>,
): Promise<EngravedLine> {
  const method = methodOf(act, ownerMethod)
  const before = await lockLine(act, of)
  const { row, current, stored } = before
  const hashes = before.version === version && current ? await pictureHashes(storage, current) : null
  const isShown = hashes !== null && [hashes.artwork, hashes.screen].includes(sha256)
  if (row?.approvedAt && row.approvedVersion === version && isShown) return before
  await refuseUnlessOpen(before, act)
  if (before.version !== version || hasOtherWords(before)) throw new Failure('outdated', CHANGED)
  if (hashes === null) throw conflict('The artwork is not finished yet. Nothing was approved.')
  if (!isShown) throw new Failure('outdated', CHANGED)
  if (row?.changeAt && act.session.kind === 'staff') {
    throw conflict('The owner has asked for changes. Change the artwork, or ask again. Nothing was approved.')
  }
  await new EngravingRepository(act.tx, tenantFrom(act.session)).setAnswer(of, {
    ...NO_ANSWER,
    approvedAt: act.now,
    approvedBy: nameOf(act.session, stored),
    approvedAs: visitorOf(act.session),
    approvalMethod: method,
    approvedVersion: version,
    approvedSha256: hashes.artwork,
    endedAt: null,
    endedWhy: null,
  })
  await addToHistory(
    act,
    before,
    method === null ? 'artwork approved' : `artwork approved for the owner, who said so ${SAID_SO[method]}`,
  )
  await setApproval(act.tx, ownersLine(act, of), {
    version,
    sha256: hashes.artwork,
    by: nameOf(act.session, stored),
    as: visitorOf(act.session),
    method,
    at: act.now.toISOString(),
  })
  await queueProof(act.tx, { ...of, approvedAt: act.now })
  await notifyApproved(act.tx, ownersLine(act, of), visitorOf(act.session), act.now)
  return findLine(act, of)
}

/** Whether the picture shows words that staff have changed since; the next picture is on its way. */
const hasOtherWords = ({ line, current }: EngravedLine) =>
  Boolean(current?.details.words) && !sameValue(current?.details.words, engravedWordsOf(line))

/** How the owner told staff, which staff must state; null if the owner approves. */
function methodOf({ session }: ActionContext, method: ApprovalMethod | null): ApprovalMethod | null {
  if (session.kind !== 'staff') return null
  if (method !== null) return method
  throw invalid({ method: 'required' }, 'Choose how the owner told you. Nothing was approved.')
}

/** Stores a change request, which ends an approval. */
export async function requestChanges(
  act: ActionContext,
  of: LineKey,
  version: number,
  note: string,
): Promise<EngravedLine> {
  const before = await lockLine(act, of)
  await refuseUnlessOpen(before, act, version)
  if (before.current === null) throw conflict('There is no artwork yet to be changed. Nothing was saved.')
  const change = { ...NO_ANSWER, changeNote: note, changeAt: act.now }
  if (before.row?.approvedAt) await endApproval(act, of, 'renewed')
  await new EngravingRepository(act.tx, tenantFrom(act.session)).setAnswer(of, change)
  await addToHistory(act, before, `changes asked for: ${note}`)
  await notifyChangesAsked(act.tx, ownersLine(act, of), visitorOf(act.session), act.now)
  return findLine(act, of)
}

/** Withdraws an approval or change request, and asks the owner again. */
export async function renewApproval(act: ActionContext, of: LineKey, version: number): Promise<EngravedLine> {
  const before = await lockLine(act, of)
  await refuseUnlessOpen(before, act, version)
  if (!before.row?.approvedAt && !before.row?.changeAt) {
    await repeatRequest(act.tx, ownersLine(act, of), askerOf(act, before))
    return before
  }
  if (before.row.approvedAt) await endApproval(act, of, 'renewed')
  else await new EngravingRepository(act.tx, tenantFrom(act.session)).setAnswer(of, NO_ANSWER)
  await addToHistory(act, before, 'approval asked for again')
  await requestApprovalIfSubmitted(act.tx, ownersLine(act, of), askerOf(act, before))
  return findLine(act, of)
}

/** Unlocks the line after wrong numbers [OPEN-81]. */
export async function unlockEngraving(act: ActionContext, of: LineKey): Promise<EngravedLine> {
  const before = await lockLine(act, of)
  const tries = new VerificationRepository(act.tx)
  if (await tries.isLocked(of, act.now)) {
    await addToHistory(act, before, 'opened again after wrong numbers')
    log.security('line unlocked', { booking: of.bookingId })
  }
  await tries.unlock(of)
  return before
}

/** Adds an event about the artwork to the booking's history. */
export async function addToHistory(
  { tx, session, now }: ActionContext,
  { stored, line }: EngravedLine,
  what: string,
): Promise<void> {
  await new BookingRepository(tx, tenantFrom(session)).addEvent(stored.booking.id, {
    at: now,
    field: 'artwork',
    fromValue: '',
    toValue: `${line.name}: ${what}`,
    by: nameOf(session, stored),
  })
}

const askerOf = ({ session, now }: ActionContext, { stored }: EngravedLine) => ({ by: nameOf(session, stored), now })
const ownersLine = ({ session }: ActionContext, of: LineKey) => ({ ...of, practiceId: session.practiceId })
