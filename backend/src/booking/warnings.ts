import { isCancelled, isPartialStage, isProductsOrder, SERVICE_TYPE, sameServiceType } from '@portal/domain'
import type { Warning, WarningAnswers } from '@portal/domain'
import { whyClosed } from '@portal/domain/plaque'
import {
  answersTo,
  isLikePet,
  openWarnings,
  otherName,
  petWords,
  samePetKey,
  unlikelyWeight,
} from '@portal/domain/warnings'
import { conflict } from '../errors/failure'
import { sha256 } from '../artwork/sha256'
import type { BookingRecord, StoredBooking } from '../repositories/booking'
import { bookingsOfLikePets } from '../repositories/same-pet'
import type { StaffAct } from '../session/act'
import { tenantFrom } from '../session/tenant'

type WarningContext = Pick<StaffAct, 'tx' | 'session'>
type WarnedBooking = Pick<StoredBooking, 'booking' | 'lines' | 'artworks'>
type Neighbour = Awaited<ReturnType<typeof bookingsOfLikePets>>[number]

/** All that may be a mistake in a booking, answered or not; of a submitted one what is engraved alone [OPEN-120]. */
async function found(read: WarningContext, stored: WarnedBooking): Promise<Warning[]> {
  const names = otherNames(stored)
  const { booking } = stored
  if (!isPartialStage(booking.stage)) return names
  const weight = booking.details.pet && unlikelyWeight(booking.details.pet)
  return [...(weight ? [weight] : []), ...(await samePets(read, booking)), ...names]
}

/** Warnings that nobody has answered yet. */
export async function warningsOf(read: WarningContext, stored: WarnedBooking): Promise<Warning[]> {
  return openWarnings(await found(read, stored), stored.booking.warningAnswers)
}

/** The answers of a booking with those that were sent to its warnings. */
export async function withAnswers(
  read: WarningContext,
  stored: WarnedBooking,
  sent: WarningAnswers,
): Promise<WarningAnswers> {
  const { warningAnswers } = stored.booking
  if (Object.keys(sent).length === 0) return warningAnswers
  return { ...warningAnswers, ...answersTo(await found(read, stored), sent) }
}

/** A submission waits until each is answered; the page that sent it asks [OPEN-120]. */
export async function refuseIfWarned(read: WarningContext, stored: WarnedBooking): Promise<void> {
  const open = await warningsOf(read, stored)
  if (open.length === 0) return
  throw conflict(
    'Something in this booking may be a mistake. Nothing was submitted. Answer what is asked, then submit.',
    Object.fromEntries(open.map(({ key, kind }) => [`warnings.${key}`, kind])),
  )
}

/** A pet is cremated once: orders of products follow a cremation, and animals of the wild have no names to tell them by. */
const isOfOnePet = (serviceType: string) =>
  !isProductsOrder(serviceType) && !sameServiceType(serviceType, SERVICE_TYPE.communalStrayWildlife)

async function samePets({ tx, session }: WarningContext, booking: BookingRecord): Promise<Warning[]> {
  if (!isOfOnePet(booking.serviceType) || booking.petFirstName === '') return []
  const own = { ...booking, petType: booking.details.pet?.type ?? '' }
  const { id, dateEntered } = booking
  const like = await bookingsOfLikePets(tx, tenantFrom(session), { id, dateEntered, words: petWords(own) })
  return like
    .filter((each) => isOfOnePet(each.serviceType) && !isCancelled(each.stage))
    .filter((each) => isLikePet(own, each) && !isAnswered(each, booking))
    .map(samePet)
}

/** One answer tells of both bookings: the first of two pets is not asked about the second. */
const isAnswered = ({ warningAnswers }: Neighbour, { id }: BookingRecord) => samePetKey(id) in warningAnswers

function samePet(other: Neighbour): Warning {
  return {
    kind: 'samePet',
    key: samePetKey(other.id),
    booking: {
      id: other.id,
      order_id: String(other.orderId),
      stage: other.stage,
      date_entered: other.dateEntered.toISOString(),
      vet_staff: other.vetStaff,
      pet_name: `${other.petFirstName} ${other.petLastName}`.trim(),
      owner_name: `${other.ownerFirstName} ${other.ownerLastName}`.trim(),
    },
  }
}

/** Engraved words that do not name the pet, while staff can still correct them. */
function otherNames({ booking, lines, artworks }: WarnedBooking): Warning[] {
  const { petFirstName: petName } = booking
  return lines.flatMap((line) => {
    if (whyClosed({ ...booking, isDeleted: line.deleted, isApproved: false }, 'staff') !== null) return []
    const isPlaque = artworks.some(({ lineId, hasRecord }) => lineId === line.id && hasRecord)
    const texts = [line, ...line.children.map((child) => ({ ...child, engravingText: child.engravingText ?? '' }))]
    return texts.flatMap(({ name, engravingText: words }, at) => {
      const warning = otherName({ petName, words, isPlaque: isPlaque && at === 0 })
      const key = `otherName:${sha256(Buffer.from(JSON.stringify([line.id, name, words, petName])))}`
      return warning ? [{ ...warning, key, line_id: line.id, product_name: name }] : []
    })
  })
}
