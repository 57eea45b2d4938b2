import { editPathKind, emptyOwner, emptyPet, isCremationPackage, neededItem, outgrownSizes } from '@portal/domain'
import { instructionErrors } from '@portal/domain-bundled/booking-errors'
import { needsAcknowledgement, serviceOutcome } from '@portal/domain-bundled/outcome'
import type { ServiceOutcome } from '@portal/domain-bundled/outcome'
import { outgrownText } from '@portal/domain-bundled/size-words'
import { isArtworkWhole } from '@portal/domain/plaque'
import { priceListOf } from '../catalogue/prices'
import type { Db } from '../db/connect'
import { invalid, outdated } from '../errors/failure'
import { clientCareOf } from '../practice/client-care'
import { practiceDay } from '../practice/clock'
import { stateOf } from '../repositories/artwork'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import { ReferenceRepository } from '../repositories/reference'
import type { StaffContext } from '../session/action-context'
import { draftErrors, orderErrors } from './draft-errors'
import { feesNow } from './fees'
import { unavailableErrors, currentLines, refuseIfRepriced } from './order-now'
import { withPlaqueLines } from './package-plaques'
import type { Picture } from './summary-picture'
import { toServerLine } from './to-server-booking'
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

/** A size in the order that does not fit the pet's present weight. */
interface SizeQuestion {
  readonly lineId: string
  readonly message: string
}

/** Sizes that staff must confirm before the submission [OPEN-103]. */
export function sizeQuestions({ booking, lines }: StoredBooking): SizeQuestion[] {
  const { firstName, weight } = booking.details.pet ?? emptyPet()
  return lines
    .filter(({ deleted, homeCollection }) => !deleted && !homeCollection)
    .flatMap((line) => {
      const { package_products_c: packageProductsC } = toServerLine(line, null, [])
      return outgrownSizes({ packageProductsC }, weight).map((size) => ({
        lineId: line.id,
        message: `${line.name}: ${outgrownText(size, firstName, weight ?? 0)}`,
      }))
    })
}

/** Refuses an order with unconfirmed sizes for another weight; the page then asks [OPEN-103]. */
function refuseUnconfirmed(questions: readonly SizeQuestion[], areSizesConfirmed: boolean): void {
  if (areSizesConfirmed || questions.length === 0) return
  throw invalid(
    Object.fromEntries(questions.map(({ lineId }) => [`quoted_products.${lineId}.size`, 'outgrown'])),
    `${questions.map(({ message }) => message).join(' ')} Confirm this size, or change the item. Nothing was submitted.`,
  )
}
