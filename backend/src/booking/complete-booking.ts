import {
  STAGE,
  editPathKind,
  emptyOwner,
  emptyPet,
  isCremationPackage,
  isPartialStage,
  neededItem,
} from '@portal/domain'
import { instructionErrors } from '@portal/domain/booking-errors'
import { needsAcknowledgement, serviceOutcome } from '@portal/domain/outcome'
import type { ServiceOutcome } from '@portal/domain/outcome'
import { isArtworkWhole } from '@portal/domain/plaque'
import { invalid, outdated } from '../errors/failure'
import { stateOf } from '../repositories/artwork'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import { ReferenceRepository } from '../repositories/reference'
import { askOwner } from '../owner-request/ask'
import { practiceDay } from '../tenant/clock'
import { tenantFrom } from '../tenant/tenant'
import { draftErrors, isVetSupplyOrder, orderErrors } from './draft-errors'
import { linePieces } from './line-pieces'
import { refuseIfMayNotOrder } from './may-order'
import { submittedArtworks } from './submitted-artworks'
import { queueMissingPicture, queuePicture } from './summary-picture'
import type { Picture } from './summary-picture'
import { goneErrors, orderNow, refuseIfRepriced } from './order-now'
import { priceListOf } from './prices'
import { toServerBooking } from './to-server-booking'
import { event, refuseIfAny, refuseIfFinal } from './write-booking'
import type { StaffAct } from '../tenant/act'

/** Whether there is still something to do; a submitted booking is only answered again. */
function isOpen({ booking }: StoredBooking): boolean {
  return isPartialStage(booking.stage)
}

/** What the page showed, and what was said to it. */
interface Shown {
  readonly version: number
  readonly isAcknowledged: boolean
  /** Of the summary; no submission hangs on it. */
  readonly picture: Picture | null
}

function kindOf({ booking: { serviceType, relationship, isPackage }, lines }: StoredBooking) {
  return editPathKind({
    cstm: { service_type: { name: serviceType }, opportunity_type: relationship, is_package_c: isPackage },
    quoted_products: lines,
  })
}

/** What becomes of the pet, from the server's own record alone [OPEN-98]. */
function outcomeOf({ session: { practice } }: StaffAct, stored: StoredBooking): ServiceOutcome {
  const { serviceType, skipOwner, details } = stored.booking
  const pet = details.pet ?? emptyPet()
  const owner = skipOwner ? null : (details.owner ?? emptyOwner())
  return serviceOutcome({ serviceType, kind: kindOf(stored), pet, owner, practiceName: practice.name })
}

const NO_KEEPSAKE =
  'A communal booking with a keepsake needs at least one keepsake. Add one, then submit. Nothing was submitted.'

/** What keeps a booking from being submitted. */
async function checkWhole(write: StaffAct, stored: StoredBooking, shown: Shown): Promise<void> {
  if (stored.booking.version !== shown.version) throw outdated()
  const { booking, lines, instructions } = stored
  const { pet } = booking.details
  const breed = pet && (await new ReferenceRepository(write.tx).breed(pet.type, pet.breed))
  const rows = Object.entries(instructionErrors(instructions))
  refuseIfAny({
    ...draftErrors(booking, breed !== null, lines),
    ...orderErrors(booking, lines, (line) => isCremationPackage(line.name)),
    ...Object.fromEntries(rows.map(([index, code]) => [`special_instructions.${index}`, String(code)])),
    ...(needsAcknowledgement(outcomeOf(write, stored)) && !shown.isAcknowledged && { outcome: 'notAcknowledged' }),
  })
  const hasItems = lines.some((line) => !line.deleted && !line.homeCollection)
  if (!hasItems && neededItem(kindOf(stored)) === 'keepsake')
    throw invalid({ quoted_products: 'required' }, NO_KEEPSAKE)
}

/** A plaque whose words and pictures are not whole could not be made [CAT-42]. */
function refuseUnfinishedArtwork({ lines, artworks }: StoredBooking): void {
  const unfinished = artworks.flatMap((artwork) => {
    const line = lines.find(({ id, deleted }) => id === artwork.lineId && !deleted)
    const state = stateOf(artwork)
    return line && !isArtworkWhole(state) ? [{ line, state }] : []
  })
  if (unfinished.length === 0) return
  const said = unfinished.map(({ line }) => `The artwork of the ${line.name} is not finished.`)
  throw invalid(
    Object.fromEntries(unfinished.map(({ line, state }) => [`quoted_products.${line.id}.artwork`, state])),
    `${said.join(' ')} Open the item and finish it, or remove it from the order. Nothing was submitted.`,
  )
}

/** The order as the catalogue has it now: all of it can be had, at the prices that were shown [OPEN-102]. */
async function checkOrder({ tx, session, now }: StaffAct, stored: StoredBooking): Promise<void> {
  const { brand } = session.practice
  const today = practiceDay(session.practice, now)
  const order = await orderNow(tx, stored)
  const { errors, said } = goneErrors(order, { brand, serviceType: stored.booking.serviceType, today })
  if (said.length > 0) throw invalid(errors, `${said.join('. ')}. Nothing was submitted.`)
  refuseIfRepriced(order, priceListOf(session.practice))
}

/** Marks the version that the page showed submitted, once, and keeps a record of what it was [OPEN-49, OPEN-86]. */
export async function submitBooking(write: StaffAct, id: string, shown: Shown): Promise<StoredBooking> {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const stored = await repository.lock(id)
  if (!isOpen(stored)) {
    // The first answer got lost, or nothing is left to be done.
    if (![stored.booking.version, stored.submission?.version].includes(shown.version)) throw outdated()
    const { practiceId } = write.session
    if (shown.picture && stored.submission?.version === shown.version) {
      await queueMissingPicture(write.tx, { practiceId, bookingId: id }, shown.picture)
    }
    return stored
  }
  await refuseIfMayNotOrder(write)
  await refuseIfFinal(write.tx, stored)
  await checkWhole(write, stored, shown)
  await checkOrder(write, stored)
  refuseUnfinishedArtwork(stored)
  const { sentence: outcome } = outcomeOf(write, stored)
  const { by, at } = event(write, '', '', '')
  await repository.addSubmission({
    bookingId: id,
    at,
    by,
    version: stored.booking.version,
    outcome,
    artworks: submittedArtworks(stored),
    imageKey: '',
    record: { ...toServerBooking(stored, 'listPrice', await linePieces(write.tx, stored.lines)), outcome },
  })
  const { practiceId } = write.session
  if (shown.picture) await queuePicture(write.tx, { practiceId, bookingId: id }, shown.picture, at)
  await repository.update(id, { stage: STAGE.vpSubmitted })
  await repository.addEvent(id, event(write, 'order_stage_c', stored.booking.stage, STAGE.vpSubmitted))
  for (const { lineId } of stored.artworks) await askOwner(write.tx, { practiceId, bookingId: id, lineId }, at)
  return repository.find(id)
}

/** The submit action of vet supply orders; the picture is a step of its own, and undoes nothing [WIZ-115, API-39]. */
export async function submitVetSupply(write: StaffAct, id: string, version: number): Promise<StoredBooking> {
  const { booking } = await new BookingRepository(write.tx, tenantFrom(write.session)).find(id)
  if (!isVetSupplyOrder(booking.serviceType)) throw invalid({ service_type: 'invalid' })
  return submitBooking(write, id, { version, isAcknowledged: false, picture: null })
}
