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
} from '@portal/domain-bundled/warnings'
import { conflict } from '../errors/failure'
import { sha256 } from '../artwork/sha256'
import type { BookingRecord, StoredBooking } from '../repositories/booking'
import { bookingsOfLikePets } from '../repositories/same-pet'
import type { StaffContext } from '../session/action-context'
import { tenantFrom } from '../session/tenant'

type WarningContext = Pick<StaffContext, 'tx' | 'session'>
type WarnedBooking = Pick<StoredBooking, 'booking' | 'lines' | 'artworks'>
type Neighbour = Awaited<ReturnType<typeof bookingsOfLikePets>>[number]

/** Possible mistakes in a booking, answered or not; for a submitted booking only in engraved text [OPEN-120]. */
async function findWarnings(read: WarningContext, stored: WarnedBooking): Promise<Warning[]> {
  const names = otherNames(stored)
  const { booking } = stored
  if (!isPartialStage(booking.stage)) return names
  const weight = booking.details.pet && unlikelyWeight(booking.details.pet)
  return [...(weight ? [weight] : []), ...(await samePets(read, booking)), ...names]
}

/** Warnings without an answer. */
export async function warningsOf(read: WarningContext, stored: WarnedBooking): Promise<Warning[]> {
  return openWarnings(await findWarnings(read, stored), stored.booking.warningAnswers)
}

/** The booking's answers plus the sent ones. */
export async function withAnswers(
  read: WarningContext,
  stored: WarnedBooking,
  sent: WarningAnswers,
): Promise<WarningAnswers> {
  const { warningAnswers } = stored.booking
  if (Object.keys(sent).length === 0) return warningAnswers
  return { ...warningAnswers, ...answersTo(await findWarnings(read, stored), sent) }
}

/** Refuses a submission until each warning is answered; the page then asks [OPEN-120]. */
export async function refuseIfWarned(read: WarningContext, stored: WarnedBooking): Promise<void> {
  const open = await warningsOf(read, stored)
  if (open.length === 0) return
  throw conflict(
    'Something in this booking may be a mistake. Nothing was submitted. Answer what is asked, then submit.',
    Object.fromEntries(open.map(({ key, kind }) => [`warnings.${key}`, kind])),
  )
}

/**
 * Whether the booking is for one identifiable pet. A product order follows a cremation, and wild animals have no names.
 */
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

/** An answer counts for both bookings, so that the second is not questioned. */
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

/** Engraved texts without the pet's name, as long as staff can correct them. */
function otherNames({ booking, lines, artworks }: WarnedBooking): Warning[] {
  const { petFirstName: petName } = booking
  return lines.flatMap((line) => {
    if (whyClosed({ ...booking, isDeleted: line.deleted, isApproved: false }, 'staff') !== null) return []
    const isPlaque = artworks.some(({ lineId, hasRecord, isWords }) => lineId === line.id && hasRecord && !isWords)
    const texts = [line, ...line.children.map((child) => ({ ...child, engravingText: child.engravingText ?? '' }))]
    return texts.flatMap(({ name, engravingText: words }, at) => {
      const warning = otherName({ petName, words, isPlaque: isPlaque && at === 0 })
      const key = `otherName:${sha256(Buffer.from(JSON.stringify([line.id, name, words, petName])))}`
      return warning ? [{ ...warning, key, line_id: line.id, product_name: name }] : []
    })
  })
}
