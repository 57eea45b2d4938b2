import type { ServerBooking } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import { notFound } from '../errors/failure'
import { admitGuest } from '../auth/admit'
import { submitBooking, submitVetSupply } from '../booking/complete-booking'
import { toGuestBooking } from '../booking/guest-view'
import { reorderLines } from '../booking/order-again'
import { linePieces, toServerBooking } from '../booking/to-server-booking'
import { priceListOf } from '../catalogue/prices'
import { readPicture } from '../booking/summary-picture'
import { discardBooking, restoreBooking } from '../booking/discard'
import { warningsOf } from '../booking/warnings'
import { locatedCollection } from '../booking/collection'
import { createBooking, updateBooking } from '../booking/write-booking'
import type { Deps } from '../deps'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import { PracticeRepository } from '../repositories/practice'
import type { StaffContext } from '../session/action-context'
import type { Session } from '../session/session'
import { tenantFrom } from '../session/tenant'
import { VersionedResponse } from './handler'
import type { Handlers } from './handler'
import { bookingFileLink } from './links'

type BookingContract = Pick<
  Contract,
  | 'getBooking'
  | 'createBooking'
  | 'updateBooking'
  | 'getBookingImages'
  | 'getOrderAgain'
  | 'getActualProducts'
  | 'submitVetSupply'
  | 'completeBooking'
  | 'discardBooking'
  | 'restoreBooking'
>

export function bookingHandlers({ db, links, outbox, places }: Deps): Handlers<BookingContract> {
  return {
    getBooking: async ({ session, params }) => {
      admitGuest(session, ['guest'], { bookingId: params.id })
      const stored = await new BookingRepository(db, tenantFrom(session)).find(params.id)
      return session.kind === 'guest' ? toGuestBooking(stored, session.lineId) : bookingFor({ tx: db, session }, stored)
    },

    createBooking: async ({ body, once }) => {
      const submit = await locatedCollection(places, body)
      return once(async (act) => bookingFor(act, await createBooking(act, submit))).finally(outbox.wake)
    },

    updateBooking: async ({ params, version, body, once }) => {
      const submit = await locatedCollection(places, body)
      const update = async (act: StaffContext) => bookingFor(act, await updateBooking(act, params.id, version, submit))
      return once(update).finally(outbox.wake)
    },

    // The repository filters by the caller's practice: photos of other practices get no links [OPEN-92].
    getBookingImages: async ({ session, params, now }) => {
      const images = await new PracticeRepository(db, tenantFrom(session)).bookingImages(params.id)
      return {
        data: images.map(({ seq, path }) => ({
          id: `${params.id}-${seq}`,
          image: bookingFileLink(links, path, now),
          caption: null,
        })),
      }
    },

    getOrderAgain: async ({ session, params, now }) => {
      const stored = await new BookingRepository(db, tenantFrom(session)).find(params.id)
      return { lines: await reorderLines(db, stored, session.practice, now) }
    },

    getActualProducts: async ({ session, params, query }) => {
      admitGuest(session, ['guest'], { bookingId: params.id })
      const { lines } = await new BookingRepository(db, tenantFrom(session)).find(params.id)
      const present = presentLines(session, lines, query.quoted_product_id ?? null)
      return {
        actual_products: present.map(({ id, name, productId }) => ({ id: productId, name, quoted_product_id: id })),
      }
    },

    submitVetSupply: ({ params, version, once }) =>
      once(async (act) => bookingFor(act, await submitVetSupply(act, params.id, version))).finally(outbox.wake),

    discardBooking: ({ params, version, once }) =>
      once(async (act) => bookingFor(act, await discardBooking(act, params.id, version))).finally(outbox.wake),

    restoreBooking: ({ params, version, once }) =>
      once(async (act) => bookingFor(act, await restoreBooking(act, params.id, version))).finally(outbox.wake),

    completeBooking: async ({ params, version, body, once }) => {
      const picture = readPicture(body.screenshot_image ?? body.screenshotImage)
      const shown = {
        version,
        isAcknowledged: body.outcome_acknowledged,
        areSizesConfirmed: body.sizes_confirmed,
        picture,
      }
      return once(async (act) => bookingFor(act, await submitBooking(act, params.id, shown))).finally(outbox.wake)
    },
  }
}

/** The booking for staff, with its version and warnings. */
async function bookingFor(
  { tx, session }: Pick<StaffContext, 'tx' | 'session'>,
  stored: StoredBooking,
): Promise<VersionedResponse<ServerBooking>> {
  const pieces = await linePieces(tx, stored.lines)
  const warnings = await warningsOf({ tx, session }, stored)
  const booking = { ...toServerBooking(stored, priceListOf(session.practice), pieces), warnings }
  return new VersionedResponse(booking, stored.booking.version)
}

/** Product lines. An owner's link sees the requested line only, also if it was removed. */
function presentLines(session: Session, lines: StoredBooking['lines'], asked: string | null): StoredBooking['lines'] {
  const isGuest = session.kind === 'guest'
  const wanted = asked ?? (isGuest ? session.lineId : null)
  const present = lines.filter(
    (line) => (isGuest || !line.deleted) && !line.homeCollection && (!wanted || line.id === wanted),
  )
  if (isGuest && present.length === 0) throw notFound('The engraving')
  return present
}
