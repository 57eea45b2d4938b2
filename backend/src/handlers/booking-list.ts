import { dayAfter, startOfDay } from '@portal/domain'
import type { BookingRow } from '@portal/domain'
import { mostPressing } from '@portal/domain/plaque'
import type { Contract } from '@portal/api-client/contract'
import type { PracticeRow } from '../db/schema/practice'
import type { Deps } from '../deps'
import { stateOf } from '../repositories/artwork'
import { listBookings } from '../repositories/booking-list/list-bookings'
import type { BookingFilter } from '../repositories/booking-list/question'
import { PracticeRepository } from '../repositories/practice'
import { waitedTooLong } from '../tenant/attention'
import { clockOf } from '../tenant/clock'
import { tenantFrom } from '../tenant/tenant'
import type { Handlers } from './handler'
import { bookingFileLink } from './links'
import { pageOfMany } from './page'

type ListContract = Pick<Contract, 'listBookings' | 'listBookingServiceTypes'>

export function bookingListHandlers({ db, links }: Deps): Handlers<ListContract> {
  return {
    listBookings: async ({ session, query, now }) => {
      const { page, page_size: pageSize } = query
      const { sort, direction } = query
      const found = await listBookings(db, tenantFrom(session), toFilter(query, session.practice, now), {
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
  }
}

type ListQuery = Parameters<Handlers<ListContract>['listBookings']>[0]['query']

/** Days in it are days of the practice [OPEN-126]. */
function toFilter(query: ListQuery, practice: PracticeRow, now: Date): BookingFilter {
  const zone = clockOf(practice)
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
    attention: query.attention ? { kind: query.attention, before: waitedTooLong(practice, now) } : undefined,
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
