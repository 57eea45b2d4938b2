import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import {
  bookingImages,
  bookingLines,
  bookingSubmissions,
  bookings,
  orderEvents,
  specialInstructions,
} from '../../db/schema/booking'
import { engravingVersions, engravings } from '../../db/schema/engraving'
import { erasures } from '../../db/schema/erasure'
import { outbox } from '../../db/schema/outbox'
import { ownerMessages } from '../../db/schema/owner-request'
import { proofKey } from '../../engraving/proof'
import { mediaKey } from '../../services/storage'
import type { Storage } from '../../services/storage'
import { emptiedFields } from './own-fields'
import { withoutOwner } from './scrub'
import type { BookingReference } from './owner-bookings'

export type ErasureReason = 'age' | 'request'

interface ErasureDeps {
  readonly db: Db
  readonly storage: Pick<Storage, 'delete'>
}

/**
 * Erases the owner's data of a booking: names, numbers, addresses, pictures and texts. Keeps items, prices, dates and
 * the pet's name [OPEN-169]. Returns false if it was erased before. Deletes files first: if the storage is down,
 * nothing is recorded and the erasure is repeated.
 */
export async function eraseOwner(
  { db, storage }: ErasureDeps,
  of: BookingReference,
  reason: ErasureReason,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(and(is(bookings, of), isNull(bookings.ownerErasedAt)))
      .for('update')
    if (booking === undefined) return false
    for (const key of await filesOf(tx, of)) await storage.delete(key)
    const owner = `${booking.ownerFirstName} ${booking.ownerLastName}`.trim()
    await eraseBooking(tx, of, booking, now)
    await eraseSubmission(tx, of)
    await eraseWords(tx, of, owner)
    await eraseEngravings(tx, of)
    await tx
      .insert(erasures)
      .values({ practiceId: of.practiceId, bookingId: of.id, orderId: of.orderId, at: now, reason })
    return true
  })
}

type BookingTable =
  | typeof bookingLines
  | typeof orderEvents
  | typeof bookingSubmissions
  | typeof bookingImages
  | typeof specialInstructions
  | typeof engravings
  | typeof engravingVersions
  | typeof ownerMessages

const is = (table: typeof bookings, { practiceId, id }: BookingReference) =>
  and(eq(table.practiceId, practiceId), eq(table.id, id))
const belongs = (table: BookingTable, { practiceId, id }: BookingReference) =>
  and(eq(table.practiceId, practiceId), eq(table.bookingId, id))

/** Object storage keys of tag photos, summary, plaques, photos and proofs. */
async function filesOf(tx: Db, of: BookingReference): Promise<string[]> {
  const images = await tx.select({ path: bookingImages.path }).from(bookingImages).where(belongs(bookingImages, of))
  const submitted = await tx
    .select({ key: bookingSubmissions.imageKey })
    .from(bookingSubmissions)
    .where(belongs(bookingSubmissions, of))
  const versions = await tx.select().from(engravingVersions).where(belongs(engravingVersions, of))
  const approved = await tx.select().from(engravings).where(belongs(engravings, of))
  const ofVersions = versions.flatMap((one) => [one.artworkKey, one.screenKey, one.svgKey, one.pdfKey, one.photoKey])
  const proofs = approved.flatMap(({ bookingId, lineId, approvedAt, version }) =>
    approvedAt ? [proofKey({ bookingId, lineId, approvedAt }, version)] : [],
  )
  const below = [...images.map(({ path }) => path), ...ofVersions, ...proofs].flatMap((path) =>
    path ? [mediaKey(path)] : [],
  )
  return [...below, ...submitted.flatMap(({ key }) => key || [])]
}

async function eraseBooking(
  tx: Db,
  of: BookingReference,
  { details, version }: typeof bookings.$inferSelect,
  now: Date,
) {
  const { pet, collection } = details
  const nowhere = collection && { ...collection, collectionAddress: blank(collection.collectionAddress) }
  await tx
    .update(bookings)
    .set({
      ownerFirstName: '',
      ownerLastName: '',
      ownerPhone: '',
      petLastName: '',
      tagImage: null,
      details: {
        ...details,
        owner: null,
        ...emptiedFields(),
        pet: pet && { ...pet, lastName: '' },
        collection: nowhere,
      },
      ownerErasedAt: now,
      ownerSignedOutAt: now,
      version: version + 1,
    })
    .where(is(bookings, of))
  await tx.delete(bookingImages).where(belongs(bookingImages, of))
}

const blank = <T extends object>(address: T): T => Object.assign({}, address, blanks(address))
const blanks = (address: object) => Object.fromEntries(Object.keys(address).map((key) => [key, '']))

async function eraseSubmission(tx: Db, of: BookingReference): Promise<void> {
  const where = belongs(bookingSubmissions, of)
  for (const { record, artworks } of await tx.select().from(bookingSubmissions).where(where)) {
    const unsigned = artworks.map((one) => ({ ...one, approval: one.approval && { ...one.approval, by: '' } }))
    await tx
      .update(bookingSubmissions)
      .set({ record: withoutOwner(record), artworks: unsigned, imageKey: '' })
      .where(where)
  }
}

/** Erases texts by or for the owner, and the owner's name as an author of events. */
async function eraseWords(tx: Db, of: BookingReference, owner: string): Promise<void> {
  await tx.update(specialInstructions).set({ description: '' }).where(belongs(specialInstructions, of))
  await tx.update(ownerMessages).set({ recipient: '', reason: null }).where(belongs(ownerMessages, of))
  await tx
    .update(orderEvents)
    .set({ by: 'The owner' })
    .where(and(belongs(orderEvents, of), eq(orderEvents.by, owner)))
  await tx
    .update(orderEvents)
    .set({ fromValue: '', toValue: '' })
    .where(and(belongs(orderEvents, of), eq(orderEvents.field, 'artwork')))
  for (const { id, children } of await tx.select().from(bookingLines).where(belongs(bookingLines, of))) {
    const wordless = children.map((child) => ({ ...child, engravingText: child.engravingText && '' }))
    await tx
      .update(bookingLines)
      .set({ engravingText: '', children: wordless })
      .where(and(belongs(bookingLines, of), eq(bookingLines.id, id)))
  }
  await tx.delete(outbox).where(and(isNull(outbox.doneAt), eq(sql`${outbox.payload}->>'bookingId'`, of.id)))
}

async function eraseEngravings(tx: Db, of: BookingReference): Promise<void> {
  await tx.update(engravings).set({ changeNote: null }).where(belongs(engravings, of))
  await tx
    .update(engravings)
    .set({ approvedBy: 'The owner' })
    .where(and(belongs(engravings, of), eq(engravings.approvedAs, 'client')))
  const files = { artworkKey: null, screenKey: null, svgKey: null, pdfKey: null, photoKey: null }
  const where = belongs(engravingVersions, of)
  for (const { lineId, version, details, savedAs, savedBy } of await tx.select().from(engravingVersions).where(where)) {
    const { petName, primaryText, secondaryText } = details
    const wordless = {
      ...details,
      petName: { ...petName, text: '' },
      primaryText: { ...primaryText, text: '' },
      secondaryText: { ...secondaryText, text: '' },
      customText: null,
    }
    const is = and(where, eq(engravingVersions.lineId, lineId), eq(engravingVersions.version, version))
    await tx
      .update(engravingVersions)
      .set({ ...files, details: wordless, savedBy: savedAs === 'client' ? 'The owner' : savedBy })
      .where(is)
  }
}

/** Bookings without events since this moment, oldest first. */
export function findUntouchedBookings(db: Db, moment: Date, most: number) {
  const noLater = (
    table: typeof orderEvents | typeof bookingSubmissions,
  ) => sql`not exists (select 1 from ${table} where
    ${table.practiceId} = ${bookings.practiceId} and ${table.bookingId} = ${bookings.id} and ${table.at} >= ${moment.toISOString()}::timestamptz)`
  return db
    .select({ practiceId: bookings.practiceId, id: bookings.id, orderId: bookings.orderId })
    .from(bookings)
    .where(
      and(
        isNull(bookings.ownerErasedAt),
        lt(bookings.dateEntered, moment),
        noLater(orderEvents),
        noLater(bookingSubmissions),
      ),
    )
    .orderBy(bookings.dateEntered)
    .limit(most)
}
