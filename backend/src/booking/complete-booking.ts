import { STAGE, addTime, isPartialStage } from '@portal/domain'
import { invalid, outdated } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import { requestApproval } from '../owners/request-approval'
import type { RequestAuthor } from '../owners/request-approval'
import { tenantFrom } from '../session/tenant'
import { isVetSupplyOrder } from './draft-errors'
import { linePieces, toServerBooking } from './to-server-booking'
import { engravedWordsOf, queueWords } from './owner-words'
import { sizeQuestions, checkSubmission, outcomeOf } from './submission-checks'
import type { SubmissionInput } from './submission-checks'
import { refuseIfMayNotOrder } from './order-now'
import { submittedArtworks } from './submitted-artworks'
import { queueMissingPicture, queuePicture } from './summary-picture'
import { refuseIfWarned } from './warnings'
import { event, refuseIfFinal } from './write-booking'
import type { StaffContext } from '../session/action-context'

/** Whether the booking can still be submitted. */
function isOpen({ booking }: StoredBooking): boolean {
  return isPartialStage(booking.stage)
}

/** Submits the displayed version once and stores a record of it [OPEN-49, OPEN-86]. */
export async function submitBooking(write: StaffContext, id: string, shown: SubmissionInput): Promise<StoredBooking> {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const stored = await repository.lock(id)
  if (!isOpen(stored)) return submittedBefore(write, stored, shown)
  await refuseIfMayNotOrder(write)
  await refuseIfFinal(write, stored)
  await checkSubmission(write, stored, shown)
  await refuseIfWarned(write, stored)
  const { sentence: outcome } = outcomeOf(write, stored)
  const { by, at } = event(write, '', '', '')
  const confirmations = {
    outcome,
    outcomeAcknowledged: shown.isAcknowledged,
    confirmedSizes: sizeQuestions(stored).map((question) => question.message),
  }
  await repository.addSubmission({
    bookingId: id,
    at,
    by,
    version: stored.booking.version,
    ...confirmations,
    artworks: submittedArtworks(stored),
    imageKey: '',
    record: { ...toServerBooking(stored, 'listPrice', await linePieces(write.tx, stored.lines)), ...confirmations },
  })
  const { practiceId } = write.session
  if (shown.picture) await queuePicture(write.tx, { practiceId, bookingId: id }, shown.picture, at)
  await repository.update(id, { stage: STAGE.vpSubmitted })
  await repository.addEvent(id, event(write, 'order_stage_c', stored.booking.stage, STAGE.vpSubmitted))
  await askOwner(write, stored, { by, now: at })
  return repository.find(id)
}

/** Time in which the words of other items are drawn, so that one message asks about these and the plaques. */
const WORDS_DRAWN_S = 30

/** Asks the owner about plaques, and about words on other items if the practice wishes it [OPEN-383]. */
async function askOwner(
  { tx, session }: StaffContext,
  { booking, artworks, lines }: StoredBooking,
  asker: RequestAuthor,
) {
  const { practiceId, practice } = session
  const of = { practiceId, bookingId: booking.id }
  const plaques = artworks.map(({ lineId }) => lineId)
  const hasWords = lines.some((line) => !line.deleted && !plaques.includes(line.id) && engravedWordsOf(line).length > 0)
  const drawsWords = practice.ownerChecksWords && hasWords
  if (drawsWords) await queueWords(tx, { ...of, by: asker.by }, asker.now)
  const due = drawsWords ? addTime(asker.now, WORDS_DRAWN_S, 'second') : asker.now
  for (const { lineId } of artworks) await requestApproval(tx, { ...of, lineId }, asker, due)
}

/**
 * Handles a repeated submission: its first response got lost, or the repetition brings the picture. Accepts the version
 * before the submission and the version after it [OPEN-105]; refuses other versions.
 */
async function submittedBefore(
  { tx, session }: StaffContext,
  stored: StoredBooking,
  shown: SubmissionInput,
): Promise<StoredBooking> {
  const { booking, submission } = stored
  const submitted = submission?.version ?? null
  const answered = submitted === null ? null : submitted + 1
  if (![submitted, shown.picture ? answered : booking.version].includes(shown.version)) throw outdated()
  if (shown.picture) {
    await queueMissingPicture(tx, { practiceId: session.practiceId, bookingId: booking.id }, shown.picture)
  }
  return stored
}

/** Submits a vet supply order. Its picture follows separately and cannot undo it [WIZ-115, API-39]. */
export async function submitVetSupply(write: StaffContext, id: string, version: number): Promise<StoredBooking> {
  const { booking } = await new BookingRepository(write.tx, tenantFrom(write.session)).find(id)
  if (!isVetSupplyOrder(booking.serviceType)) throw invalid({ service_type: 'invalid' })
  return submitBooking(write, id, { version, isAcknowledged: false, areSizesConfirmed: false, picture: null })
}
