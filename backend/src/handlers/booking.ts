import { dayAfter, startOfDay } from '@portal/domain'
import type { BookingRow, ServerBooking, TimeZone } from '@portal/domain'
import { mostPressing } from '@portal/domain/plaque'
import type { Contract } from '@portal/api-client/contract'
import { admitGuest } from '../auth/admit-guest'
import { submitBooking, submitVetSupply } from '../booking/complete-booking'
import { toGuestBooking } from '../booking/guest-view'
import { linePieces } from '../booking/line-pieces'
import { priceListOf } from '../booking/prices'
import { readPicture } from '../booking/summary-picture'
import { bringBackBooking, throwAwayBooking } from '../booking/throw-away'
import { toServerBooking } from '../booking/to-server-booking'
import { warningsOf } from '../booking/warnings'
import { createBooking, updateBooking } from '../booking/write-booking'
import type { Deps } from '../deps'
import { stateOf } from '../repositories/artwork'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import { listBookings } from '../repositories/booking-list/list-bookings'
import type { BookingFilter } from '../repositories/booking-list/question'
import { PracticeRepository } from '../repositories/practice'
import type { StaffAct } from '../tenant/act'
import { clockOf } from '../tenant/clock'
import { tenantFrom } from '../tenant/tenant'
import { Versioned } from './handler'
import type { Handlers } from './handler'
import { bookingFileLink } from './links'
import { pageOfMany } from './page'

type BookingContract = Pick<
  Contract,
  | 'listBookings'
  | 'listBookingServiceTypes'
  | 'getBooking'
  | 'createBooking'
  | 'updateBooking'
  | 'getBookingImages'
  | 'getActualProducts'
  | 'submitVetSupply'
  | 'completeBooking'
  | 'throwAwayBooking'
  | 'bringBackBooking'
>

export function bookingHandlers({ db, links, outbox }: Deps): Handlers<BookingContract> {
  return {
    listBookings: async ({ session, query, now }) => {
      const { page, page_size: pageSize } = query
      const { sort, direction } = query
      const found = await listBookings(db, tenantFrom(session), toFilter(query, clockOf(session.practice)), {
        sort: sort ?? 'date_entered',
        direction: direction ?? (sort ? 'asc' : 'desc'),
        page,
        pageSize,
      })
      const linkTo = (path: string) => bookingFileLink(links, path, now)
      const shown = found.rows.map((row) => ({
        ...toRow(row, linkTo),
        artwork: mostPressing(row.artworks.map(stateOf)),
      }))
      return pageOfMany(shown, found, page, pageSize)
    },

    listBookingServiceTypes: ({ session }) => new PracticeRepository(db, tenantFrom(session)).bookedServiceTypes(),

    getBooking: async ({ session, params }) => {
      admitGuest(session, ['guest'], { bookingId: params.id })
      const stored = await new BookingRepository(db, tenantFrom(session)).find(params.id)
      return session.kind === 'guest' ? toGuestBooking(stored, session.lineId) : bookingFor({ tx: db, session }, stored)
    },

    createBooking: ({ body, once }) => once(async (act) => bookingFor(act, await createBooking(act, body))),

    updateBooking: ({ params, version, body, once }) =>
      once(async (act) => bookingFor(act, await updateBooking(act, params.id, version, body))),

    // The repository asks for the caller's practice: nobody gets links to another's photos [OPEN-92].
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

    getActualProducts: async ({ session, params, query }) => {
      admitGuest(session, ['guest'], { bookingId: params.id, lineId: query.quoted_product_id })
      const { lines } = await new BookingRepository(db, tenantFrom(session)).find(params.id)
      const asked = session.kind === 'guest' ? session.lineId : query.quoted_product_id
      const standing = lines.filter((line) => !line.deleted && !line.homeCollection && (!asked || line.id === asked))
      return {
        actual_products: standing.map(({ id, name, productId }) => ({ id: productId, name, quoted_product_id: id })),
      }
    },

    submitVetSupply: ({ params, version, once }) =>
      once(async (act) => bookingFor(act, await submitVetSupply(act, params.id, version))),

    throwAwayBooking: ({ params, version, once }) =>
      once(async (act) => bookingFor(act, await throwAwayBooking(act, params.id, version))),

    bringBackBooking: ({ params, version, once }) =>
      once(async (act) => bookingFor(act, await bringBackBooking(act, params.id, version))),

    completeBooking: async ({ params, version, body, once }) => {
      const picture = readPicture(body.screenshot_image ?? body.screenshotImage)
      const shown = {
        version,
        isAcknowledged: body.outcome_acknowledged,
        areSizesKept: body.sizes_kept,
        picture,
      }
      return once(async (act) => bookingFor(act, await submitBooking(act, params.id, shown))).finally(outbox.wake)
    },
  }
}

/** A booking as staff read it, to be changed by the version they have. */
async function bookingFor(
  { tx, session }: Pick<StaffAct, 'tx' | 'session'>,
  stored: StoredBooking,
): Promise<Versioned<ServerBooking>> {
  const pieces = await linePieces(tx, stored.lines)
  const warnings = await warningsOf({ tx, session }, stored.booking)
  const booking = { ...toServerBooking(stored, priceListOf(session.practice), pieces), warnings }
  return new Versioned(booking, stored.booking.version)
}

type ListQuery = Parameters<Handlers<BookingContract>['listBookings']>[0]['query']

/** Days in it are days of the practice [OPEN-126]. */
function toFilter(query: ListQuery, zone: TimeZone): BookingFilter {
  const { order_stage: stages, booking_status: status, booking_type: type } = query
  return {
    stages: query.service_status ? [query.service_status] : stages?.length ? stages : undefined,
    status: status === 'Open' || status === 'Close' ? status : undefined,
    privateOnly: type?.toLowerCase() === 'private',
    relationship: query.relationship_type || undefined,
    origin: query.origin || undefined,
    serviceType: query.service_type || undefined,
    from: query.date_created_from ? startOfDay(query.date_created_from, zone) : undefined,
    to: query.date_created_to ? startOfDay(dayAfter(query.date_created_to), zone) : undefined,
    search: query.search_term || undefined,
  }
}

type ListRow = Awaited<ReturnType<typeof listBookings>>['rows'][number]

function toRow(row: ListRow, linkTo: (path: string) => string): Omit<BookingRow, 'artwork'> {
  return {
    id: row.id,
    date_entered: row.dateEntered.toISOString(),
    opportunity_type: row.relationship,
    cstm: {
      order_stage_c: row.stage,
      order_id_c: String(row.orderId),
      service_type: { id: row.serviceTypeId, name: row.serviceType },
      vet_staff_c: row.vetStaff,
      ok_prepare_c: row.okPrepare,
      ok_prepare_time_c: row.okPrepareTime?.toISOString() ?? null,
      ok_cremate_c: row.okCremate,
      is_package_c: row.isPackage,
      opportunity_type: row.relationship,
    },
    owner_name: `${row.ownerFirstName} ${row.ownerLastName}`.trim(),
    pet_name: `${row.petFirstName} ${row.petLastName}`.trim(),
    tag_image: row.tagImage === null ? null : linkTo(row.tagImage),
    package_name: row.packageName,
    missing: row.missing,
  }
}
