import type { BookingRow } from '@portal/domain'
import { daysWaited, isLate } from '@portal/domain-bundled/attention'
import { mostPressing } from '@portal/domain/plaque'
import type { Contract } from '@portal/api-client/contract'
import { listLink } from '../csv/list-link'
import type { PracticeRow } from '../db/schema/practice'
import type { Deps } from '../deps'
import { stateOf } from '../repositories/artwork'
import { listBookings } from '../repositories/booking-list/list-bookings'
import type { BookingFilter } from '../repositories/booking-list/question'
import { PracticeRepository } from '../repositories/practice'
import { waitedTooLong } from '../practice/attention'
import { clockOf } from '../practice/clock'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'
import { bookingFileLink } from './links'
import { pageOfMany } from './page'
import { listOrder, toFilter } from '../booking/shown-bookings'

type ListContract = Pick<Contract, 'listBookings' | 'getBookingsCsv' | 'listBookingServiceTypes'>

export function bookingListHandlers({ db, links }: Deps): Handlers<ListContract> {
  return {
    listBookings: async ({ session, query, now }) => {
      const { page, page_size: pageSize } = query
      const filter = toListFilter(query, session.practice, now)
      const found = await listBookings(db, tenantFrom(session), filter, { ...listOrder(query), page, pageSize })
      const linkTo = (path: string) => bookingFileLink(links, path, now)
      const ageOf = ageFor(session.practice, now)
      const shown = found.rows.map((row) => ({
        ...toRow(row, linkTo),
        artwork: mostPressing(row.artworks.map(stateOf)),
        ...ageOf(row),
      }))
      return pageOfMany(shown, found, page, pageSize)
    },

    getBookingsCsv: async ({ session, query, now }) => listLink(links, 'bookings', session, query, now),

    listBookingServiceTypes: ({ session }) => new PracticeRepository(db, tenantFrom(session)).bookedServiceTypes(),
  }
}

type ListQuery = Parameters<Handlers<ListContract>['listBookings']>[0]['query']

/** Converts the query of list or dashboard to a filter. */
function toListFilter(query: ListQuery, practice: PracticeRow, now: Date): BookingFilter {
  const { order_stage: stages, booking_status: status, booking_type: type } = query
  const shown = toFilter(query, practice, now)
  return {
    ...shown,
    stages: shown.stages ?? (stages?.length ? stages : undefined),
    status: status === 'Open' || status === 'Close' ? status : undefined,
    privateOnly: type?.toLowerCase() === 'private',
    relationship: query.relationship_type || undefined,
    origin: query.origin || undefined,
  }
}

type ListRow = Awaited<ReturnType<typeof listBookings>>['rows'][number]

type Age = 'age_days' | 'is_late'

/** Age of a row and whether it is late, in the practice's time zone and by its brand's limits [OPEN-229]. */
function ageFor(practice: PracticeRow, now: Date): (row: ListRow) => Pick<BookingRow, Age> {
  const before = waitedTooLong(practice, now)
  const zone = clockOf(practice)
  return (row) => ({ age_days: daysWaited(row.dateEntered, now, zone), is_late: isLate(row, before) })
}

function toRow(row: ListRow, linkTo: (path: string) => string): Omit<BookingRow, 'artwork' | Age> {
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
