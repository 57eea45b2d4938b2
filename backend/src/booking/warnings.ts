import { isCancelled, isPartialStage, isProductsOrder, SERVICE_TYPE, sameServiceType } from '@portal/domain'
import type { Warning, WarningAnswers } from '@portal/domain'
import { answersTo, isLikePet, openWarnings, petWords, samePetKey, unlikelyWeight } from '@portal/domain/warnings'
import { conflict } from '../errors/failure'
import type { BookingRecord } from '../repositories/booking'
import { bookingsOfLikePets } from '../repositories/same-pet'
import type { StaffAct } from '../tenant/act'
import { tenantFrom } from '../tenant/tenant'

type Read = Pick<StaffAct, 'tx' | 'session'>
type Neighbour = Awaited<ReturnType<typeof bookingsOfLikePets>>[number]

/** All that may be a mistake in a booking which is not submitted yet, answered or not [OPEN-120]. */
async function found(read: Read, booking: BookingRecord): Promise<Warning[]> {
  if (!isPartialStage(booking.stage)) return []
  const weight = booking.details.pet && unlikelyWeight(booking.details.pet)
  return [...(weight ? [weight] : []), ...(await samePets(read, booking))]
}

/** What of it nobody has answered yet. */
export async function warningsOf(read: Read, booking: BookingRecord): Promise<Warning[]> {
  return openWarnings(await found(read, booking), booking.warningAnswers)
}

/** The answers of a booking with those that were sent to its warnings. */
export async function withAnswers(read: Read, booking: BookingRecord, sent: WarningAnswers): Promise<WarningAnswers> {
  if (Object.keys(sent).length === 0) return booking.warningAnswers
  return { ...booking.warningAnswers, ...answersTo(await found(read, booking), sent) }
}

/** A submission waits until each is answered; the page that sent it asks [OPEN-120]. */
export async function refuseIfWarned(read: Read, booking: BookingRecord): Promise<void> {
  const open = await warningsOf(read, booking)
  if (open.length === 0) return
  throw conflict(
    'Something in this booking may be a mistake. Nothing was submitted. Answer what is asked, then submit.',
    Object.fromEntries(open.map(({ key, kind }) => [`warnings.${key}`, kind])),
  )
}

/** A pet is cremated once: orders of products follow a cremation, and animals of the wild have no names to tell them by. */
const isOfOnePet = (serviceType: string) =>
  !isProductsOrder(serviceType) && !sameServiceType(serviceType, SERVICE_TYPE.communalStrayWildlife)

async function samePets({ tx, session }: Read, booking: BookingRecord): Promise<Warning[]> {
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
