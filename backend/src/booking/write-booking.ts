import { randomUUID } from 'node:crypto'
import { STAGE, canBecome, canEdit, findServiceType, isPartialStage } from '@portal/domain'
import type { BookingSubmit } from '@portal/domain'
import { emptyDetails } from '../db/records'
import { conflict, invalid, outdated } from '../errors/failure'
import { requestApprovalIfSubmitted } from '../owners/request-approval'
import { clientCareOf } from '../practice/client-care'
import { BookingRepository } from '../repositories/booking'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { EngravingRepository, NO_ANSWER } from '../repositories/engraving'
import { PracticeRepository } from '../repositories/practice'
import { ReferenceRepository } from '../repositories/reference'
import type { StaffContext } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import { answersBetween, changesBetween, isSameBooking, ownColumns, itemChanges } from './changes'
import { allowedChanges } from './draft'
import type { DraftFacts, FieldDetail } from './draft'
import { submittedErrors } from './draft-errors'
import { isSameItem, withLines } from './lines'
import { listColumns } from './list-columns'
import { refuseIfMayNotOrder } from './order-now'
import { NO_WORDS, hasSameWords, queueWords } from './owner-words'
import { resolveDraft } from './resolve-draft'
import { endApproval } from './submitted-artworks'
import { withAnswers } from './warnings'

/** Creates an unsubmitted booking [API-24]. */
export async function createBooking(write: StaffContext, submit: BookingSubmit): Promise<StoredBooking> {
  await refuseIfMayNotOrder(write)
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const serviceType = await chosenServiceType(write, submit)
  const empty: DraftFacts = {
    id: randomUUID(),
    serviceType: serviceType.name,
    relationship: write.session.practice.relationship,
    isPackage: false,
    skipOwner: false,
    details: emptyDetails(),
  }
  const { facts, lines, fees, errors, messages } = await resolveDraft(
    write.tx,
    { practice: write.session.practice, now: write.now },
    { facts: empty, lines: [], artworks: [] },
    submit,
  )
  refuseIfErrors({ ...errors, ...vetStaffError(submit) }, messages)
  await repository.insert({
    ...facts,
    fees,
    ...listColumns(facts, lines),
    serviceTypeId: serviceType.id,
    vetStaff: submit.vet_staff_c,
    stage: STAGE.vpUnsubmitted,
    dateEntered: write.now,
  })
  await repository.saveLines(facts.id, lines)
  await repository.addEvent(facts.id, event(write, 'order_stage_c', '', STAGE.vpUnsubmitted))
  return repository.find(facts.id)
}

/** Changes a booking that may be edited, in the version that the caller read [API-25, OPEN-23]. */
export async function updateBooking(
  write: StaffContext,
  id: string,
  version: number,
  submit: BookingSubmit,
): Promise<StoredBooking> {
  const stored = await lockToChange(write, id, version)
  const { booking } = stored
  const service = await serviceTypeNow(write, stored, submit)
  const { facts, lines, fees, errors, messages } = await resolveDraft(
    write.tx,
    { practice: write.session.practice, now: write.now },
    { facts: { ...booking, ...service }, lines: stored.lines, artworks: stored.artworks },
    allowedChanges(stored, submit),
  )
  const all = withLines(stored.lines, lines)
  const sent = { collection: Boolean(submit.collection_add_option_c), lines: lines.length > 0 }
  const refusals = {
    ...(isPartialStage(booking.stage) ? {} : submittedErrors(facts, all, sent)),
    ...errors,
    ...vetStaffError(submit),
  }
  refuseIfErrors(refusals, messages)
  const changed = { ...booking, ...facts, ...service, ...listColumns(facts, all), fees, vetStaff: submit.vet_staff_c }
  const warningAnswers = await withAnswers(write, { ...stored, booking: changed, lines: all }, submit.warning_answers)
  return saveChanges(write, stored, {
    booking: { ...changed, warningAnswers },
    lines: all,
  })
}

/**
 * Saves changes as one new version with an event that names the fields. Saves nothing if nothing changed [DOM-60,
 * OPEN-88].
 */
export async function saveChanges(
  write: StaffContext,
  before: StoredBooking,
  changed: Partial<StoredBooking>,
): Promise<StoredBooking> {
  const after = { ...before, ...changed }
  if (isSameBooking(before, after)) return before
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const { id, serviceType, serviceTypeId } = after.booking
  await repository.update(id, { ...ownColumns(after), ...listColumns(after.booking, after.lines) })
  if (changed.lines) {
    await repository.saveLines(id, changed.lines)
    await forgetApprovals(write, before, changed.lines)
    await drawChangedWords(write, before, changed.lines)
  }
  if (changed.instructions) await repository.replaceInstructions(id, changed.instructions)
  const names = changesBetween(before, after)
  if (names.length > 0) await repository.addEvent(id, event(write, 'details', '', names.join(', ')))
  if (serviceTypeId !== before.booking.serviceTypeId)
    await repository.addEvent(id, event(write, 'service_type', before.booking.serviceType, serviceType))
  const items = itemChanges(before.lines, after.lines)
  if (items.length > 0) await repository.addEvent(id, event(write, 'items', '', items.join('; ')))
  const answers = answersBetween(before, after)
  if (answers.length > 0) await repository.addEvent(id, event(write, 'warning_answers', '', answers.join(', ')))
  return repository.find(id)
}

/** Ends approvals of items that were removed or have another product or other choices [OPEN-346]. */
async function forgetApprovals(
  write: StaffContext,
  { booking, lines, artworks }: StoredBooking,
  changed: readonly LineRecord[],
): Promise<void> {
  const tenant = tenantFrom(write.session)
  for (const { lineId, approvedAt, note, isWords } of artworks) {
    const [was, is] = [lines, changed].map((each) => each.find(({ id }) => id === lineId))
    if (!was || !is) continue
    const of = { practiceId: booking.practiceId, bookingId: booking.id, lineId }
    const isRemoved = is.deleted && !was.deleted
    const isRestored = was.deleted && !is.deleted
    const isAnother = !is.deleted && !(isWords ? hasSameWords(was, is) : isSameItem(was, is))
    const { by, at: now } = event(write, '', '', '')
    if (approvedAt !== null && (isRemoved || isAnother)) {
      await endApproval(write, of, isRemoved ? 'removed' : 'itemChanged')
      const what = isRemoved ? 'item removed, its approval has ended' : 'item changed, artwork to be approved again'
      await new BookingRepository(write.tx, tenant).addEvent(
        booking.id,
        event(write, 'artwork', '', `${is.name}: ${what}`),
      )
    } else if (note !== null && isAnother) await new EngravingRepository(write.tx, tenant).setAnswer(of, NO_ANSWER)
    if (isRestored || (isAnother && !isWords)) await requestApprovalIfSubmitted(write.tx, of, { by, now })
  }
}

/** Draws the changed words of a submitted booking again, if its owner is asked about words [OPEN-383]. */
async function drawChangedWords(
  write: StaffContext,
  { booking, lines, artworks }: StoredBooking,
  changed: readonly LineRecord[],
): Promise<void> {
  const { practiceId, practice } = write.session
  const isAsked = practice.ownerChecksWords || artworks.some(({ isWords }) => isWords)
  if (!isAsked || isPartialStage(booking.stage)) return
  const isSame = changed.every((is) => hasSameWords(lines.find(({ id }) => id === is.id) ?? NO_WORDS, is))
  const { by, at } = event(write, '', '', '')
  if (!isSame) await queueWords(write.tx, { practiceId, bookingId: booking.id, by }, at)
}

/** Locks a booking for a change, in the version that the caller read. */
export async function lockToChange(write: StaffContext, id: string, version: number): Promise<StoredBooking> {
  await refuseIfMayNotOrder(write)
  const { tx, session } = write
  const stored = await new BookingRepository(tx, tenantFrom(session)).lock(id)
  await refuseIfFinal(write, stored)
  if (stored.booking.version !== version) throw outdated()
  return stored
}

/** Refuses a booking that can no longer be edited. The caller must have locked its row. */
export async function refuseIfFinal({ tx, session }: StaffContext, { booking }: StoredBooking): Promise<void> {
  if (booking.discardedAt) throw conflict('This booking was discarded. Restore it to go on with it.')
  const labels = await new ReferenceRepository(tx).stageLabels()
  if (!canEdit({ cstm: { order_stage_c: booking.stage, ok_cremate_c: booking.okCremate } }, labels)) {
    const care = await clientCareOf(tx, session.practiceId)
    throw conflict(`This booking can no longer be changed. Nothing was saved. To change something, call ${care}.`)
  }
}

export function event({ session, now }: StaffContext, field: string, fromValue: string, toValue: string) {
  const { firstName, lastName } = session.contact
  return { at: now, field, fromValue, toValue, by: `${firstName} ${lastName}`.trim() }
}

/** Refuses the request if there are errors. `messages` become the text of the refusal. */
export function refuseIfErrors(errors: FieldDetail, messages: readonly string[] = []): void {
  if (Object.keys(errors).length === 0) return
  throw messages.length > 0 ? invalid(errors, `${messages.join('. ')}. Nothing was saved.`) : invalid(errors)
}

async function chosenServiceType({ tx, session }: StaffContext, { service_type: chosen }: BookingSubmit) {
  const offered = await new PracticeRepository(tx, tenantFrom(session)).serviceTypes()
  const found = offered.find((type) => type.id === chosen.id) ?? findServiceType(chosen.name, offered)
  if (found === undefined) throw invalid({ service_type: 'notOffered' })
  if (!isNamed(found.name, chosen)) throw contradicting()
  return found
}

function vetStaffError({ vet_staff_c: name }: BookingSubmit): FieldDetail {
  return name === '' ? { vet_staff_c: 'required' } : {}
}

/** Service type after the update. A submitted booking keeps its own; others may change [OPEN-341]. */
async function serviceTypeNow(write: StaffContext, { booking }: StoredBooking, submit: BookingSubmit) {
  const { service_type: sent } = submit
  const { serviceType, serviceTypeId, stage } = booking
  const isSameName = isNamed(serviceType, sent)
  if (sent.id === serviceTypeId && !isSameName) throw contradicting()
  if (sent.id === serviceTypeId || isSameName) return { serviceType, serviceTypeId }
  const other = await chosenServiceType(write, submit)
  if (!isPartialStage(stage) || !canBecome(serviceType, other.name)) throw invalid({ service_type: 'changed' })
  return { serviceType: other.name, serviceTypeId: other.id }
}

/** Whether the sent name agrees with the service type of the sent id [OPEN-118]. */
const isNamed = (name: string, sent: BookingSubmit['service_type']) =>
  Boolean(findServiceType(sent.name, [{ id: '', name }]))

const contradicting = () =>
  invalid(
    { service_type: 'contradicting' },
    'The id and the name of the service type are of two services. Nothing was saved.',
  )
