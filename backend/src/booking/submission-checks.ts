import { editPathKind, emptyOwner, emptyPet, isCremationPackage, neededItem } from '@portal/domain'
import { instructionErrors } from '@portal/domain-bundled/booking-errors'
import { needsAcknowledgement, serviceOutcome } from '@portal/domain-bundled/outcome'
import type { ServiceOutcome } from '@portal/domain-bundled/outcome'
import { isArtworkWhole } from '@portal/domain/plaque'
import { invalid, outdated } from '../errors/failure'
import { stateOf } from '../repositories/artwork'
import type { Db } from '../db/connect'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import { ReferenceRepository } from '../repositories/reference'
import type { StaffContext } from '../session/action-context'
import { clientCareOf } from '../practice/client-care'
import { draftErrors, orderErrors } from './draft-errors'
import { feesNow } from './fees'
import { withPlaqueLines } from './package-plaques'
import { practiceDay } from '../practice/clock'
import { unavailableErrors, currentLines, refuseIfRepriced } from './order-now'
import { priceListOf } from '../catalogue/prices'
import { refuseUnconfirmed, sizeQuestions } from './size-question'
import type { Picture } from './summary-picture'
import { refuseIfErrors } from './write-booking'

/** Input of a submission: the version on the screen and the confirmations of the user. */
export interface SubmissionInput {
  readonly version: number
  /** The user confirmed that no ashes are returned [OPEN-98]. */
  readonly isAcknowledged: boolean
  /** The user confirmed sizes for another weight [OPEN-103]. */
  readonly areSizesConfirmed: boolean
  /** Picture of the summary, which is not required. */
  readonly picture: Picture | null
}

function kindOf({ booking: { serviceType, relationship, isPackage }, lines }: StoredBooking) {
  return editPathKind({
    cstm: { service_type: { name: serviceType }, opportunity_type: relationship, is_package_c: isPackage },
    quoted_products: lines,
  })
}

/** The outcome by the server's own record [OPEN-98]. */
export function outcomeOf({ session: { practice } }: StaffContext, stored: StoredBooking): ServiceOutcome {
  const { serviceType, skipOwner, details } = stored.booking
  const pet = details.pet ?? emptyPet()
  const owner = skipOwner ? null : (details.owner ?? emptyOwner())
  return serviceOutcome({ serviceType, kind: kindOf(stored), pet, owner, practiceName: practice.name })
}

/** Refuses a submission if the stored booking is incomplete or differs from what the page showed. */
export async function checkSubmission(
  write: StaffContext,
  stored: StoredBooking,
  shown: SubmissionInput,
): Promise<void> {
  await checkWhole(write, stored, shown)
  refuseUnconfirmed(sizeQuestions(stored), shown.areSizesConfirmed)
  await checkOrder(write, stored)
  await refuseUnfinishedArtwork(write, stored)
}

const NO_KEEPSAKE =
  'A communal booking with a keepsake needs at least one keepsake. Add one, then submit. Nothing was submitted.'

/** Refuses an outdated version or an incomplete booking. */
async function checkWhole(write: StaffContext, stored: StoredBooking, shown: SubmissionInput): Promise<void> {
  if (stored.booking.version !== shown.version) throw outdated()
  const { booking, lines, instructions } = stored
  const { pet } = booking.details
  const breed = pet && (await new ReferenceRepository(write.tx).breed(pet.type, pet.breed))
  const rows = Object.entries(instructionErrors(instructions))
  refuseIfErrors({
    ...draftErrors(booking, breed !== null, lines),
    ...orderErrors(booking, lines, (line) => isCremationPackage(line.name)),
    ...Object.fromEntries(rows.map(([index, code]) => [`special_instructions.${index}`, String(code)])),
    ...(needsAcknowledgement(outcomeOf(write, stored)) && !shown.isAcknowledged && { outcome: 'notAcknowledged' }),
  })
  const hasItems = lines.some((line) => !line.deleted && !line.homeCollection)
  if (!hasItems && neededItem(kindOf(stored)) === 'keepsake')
    throw invalid({ quoted_products: 'required' }, NO_KEEPSAKE)
}

/** A plaque with an unfinished artwork could not be made [CAT-42]. */
async function refuseUnfinishedArtwork({ tx }: StaffContext, { lines, artworks }: StoredBooking): Promise<void> {
  const unfinished = artworks.flatMap((artwork) => {
    const line = lines.find(({ id, deleted }) => id === artwork.lineId && !deleted)
    const state = stateOf(artwork)
    return line && !isArtworkWhole(state) ? [{ line, state }] : []
  })
  for (const line of await linelessPlaques(tx, lines)) unfinished.push({ line, state: 'missing' })
  if (unfinished.length === 0) return
  const messages = unfinished.map(({ line }) => `The artwork of the ${line.name} is not finished.`)
  throw invalid(
    Object.fromEntries(unfinished.map(({ line, state }) => [`quoted_products.${line.id}.artwork`, state])),
    `${messages.join(' ')} Open the item and finish it, or remove it from the order. Nothing was submitted.`,
  )
}

/** Plaques that the catalogue began to design after their package was saved. They get a line with the next save. */
async function linelessPlaques(tx: Db, lines: readonly LineRecord[]): Promise<LineRecord[]> {
  const present = lines.filter((line) => !line.deleted)
  const all = await withPlaqueLines(new CatalogueRepository(tx), lines, present)
  return all.filter(({ id }) => !lines.some((line) => line.id === id))
}

/** Checks that all items are available at the displayed prices [OPEN-102]. */
async function checkOrder({ tx, session, now }: StaffContext, stored: StoredBooking): Promise<void> {
  const { brand } = session.practice
  const order = await currentLines(tx, stored)
  const today = practiceDay(session.practice, now)
  const { errors, messages } = unavailableErrors(order, { brand, serviceType: stored.booking.serviceType, today })
  if (messages.length > 0) {
    const care = await clientCareOf(tx, session.practiceId)
    const it = messages.length > 1 ? 'them' : 'it'
    throw invalid(
      errors,
      `${messages.join('. ')}. Nothing was submitted. Remove ${it} from the order, or call ${care}.`,
    )
  }
  const prices = priceListOf(session.practice)
  refuseIfRepriced(prices, order, { was: stored.booking.fees, now: await feesNow(tx, stored, session.practice) })
}
