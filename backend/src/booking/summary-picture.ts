import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/connect'
import { bookingSubmissions } from '../db/schema/booking'
import { invalid } from '../errors/failure'
import { addToOutbox, isQueued } from '../outbox/outbox'
import type { OutboxItem } from '../outbox/outbox'
import { encodedAnew } from '../artwork/encode-anew'
import { readPng } from '../artwork/png'
import type { Storage } from '../services/storage'

const MOST_BYTES = 6_000_000
/** A long summary on a narrow phone. */
const MOST_SIDE = 20_000
const MOST_PIXELS = 40_000_000
const kinds = [
  { type: 'image/png', ending: 'png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', ending: 'jpg', magic: [0xff, 0xd8, 0xff] },
] as const

const leadOf = (type: string) => `data:${type};base64,`

export interface Picture {
  readonly type: string
  readonly ending: string
  readonly bytes: Uint8Array
}

/** Decodes the picture of a data URL and checks its bytes, not its declared type; null if none was sent. */
export function readPicture(dataUrl: string | null | undefined): Picture | null {
  const refuse = (code: string) => invalid({ screenshot_image: code })
  if (dataUrl == null) return null
  const kind = kinds.find(({ type }) => dataUrl.startsWith(leadOf(type)))
  const base64 = dataUrl.slice(kind ? leadOf(kind.type).length : 0)
  const bytes = Buffer.from(base64, 'base64')
  // A regular expression over 8 million characters can overflow the stack. Buffer decodes them, and skips invalid
  // characters.
  const isWhole = bytes.toString('base64') === base64
  if (!isWhole || !kind?.magic.every((byte, index) => bytes[index] === byte)) throw refuse('invalid')
  if (bytes.byteLength > MOST_BYTES) throw refuse('tooLarge')
  return { type: kind.type, ending: kind.ending, bytes }
}

const PayloadSchema = v.object({
  practiceId: v.string(),
  bookingId: v.string(),
  /** Time of the submission that the picture shows. */
  at: v.string(),
  key: v.string(),
  type: v.string(),
})
type Submission = Pick<v.InferOutput<typeof PayloadSchema>, 'practiceId' | 'bookingId'>

/** Stores the picture with the submission. It goes to the object storage after the commit [OPEN-90]. */
export async function queuePicture(tx: Db, of: Submission, { type, ending, bytes }: Picture, now: Date): Promise<void> {
  const key = `bookings/${of.bookingId}/summary-${now.getTime()}.${ending}`
  await addToOutbox(tx, { kind: 'picture', payload: { ...of, at: now.toISOString(), key, type }, bytes }, now)
}

/** Stores a picture for a submission without one. The first picture stays, however often it is sent [OPEN-105]. */
export async function queueMissingPicture(tx: Db, of: Submission, picture: Picture): Promise<void> {
  const ofBooking = and(
    eq(bookingSubmissions.practiceId, of.practiceId),
    eq(bookingSubmissions.bookingId, of.bookingId),
    eq(bookingSubmissions.imageKey, ''),
  )
  const [submission] = await tx.select({ at: bookingSubmissions.at }).from(bookingSubmissions).where(ofBooking)
  if (submission === undefined) return
  if (!(await isQueued(tx, 'picture', { ...of, at: submission.at.toISOString() }))) {
    await queuePicture(tx, of, picture, submission.at)
  }
}

/** Uploads the picture and records its key with the submission. */
export async function deliverPicture(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  { payload, bytes }: OutboxItem,
): Promise<void> {
  const { practiceId, bookingId, at, key, type } = v.parse(PayloadSchema, payload)
  const picture = bytes && (await madeAnew(bytes, type))
  if (picture === null) return
  await storage.put(key, picture, type)
  const isSubmission = and(
    eq(bookingSubmissions.practiceId, practiceId),
    eq(bookingSubmissions.bookingId, bookingId),
    eq(bookingSubmissions.at, new Date(at)),
  )
  await db.update(bookingSubmissions).set({ imageKey: key }).where(isSubmission)
}

/**
 * Only pictures encoded by the server are stored [OPEN-82]. An unreadable picture is dropped, because submissions do
 * not need one [OPEN-49].
 */
async function madeAnew(bytes: Uint8Array, type: string): Promise<Uint8Array | null> {
  const isPng = type === 'image/png'
  const png = isPng ? readPng(bytes, MOST_SIDE) : { bytes }
  const options = { format: isPng ? 'png' : 'jpeg', mostPixels: MOST_PIXELS } as const
  return typeof png === 'string' ? null : encodedAnew(png.bytes, options).catch(() => null)
}
