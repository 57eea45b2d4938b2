import { ATTENTION_KINDS, v } from '@portal/domain'
import { BOOKING_SORTS } from './booking-sorts'
import { day, term } from './shared-schemas'

/** Search, filter and order of the booking list as its page shows them: what its file is of as well. */
export const SHOWN_BOOKINGS = {
  search_term: term,
  service_type: term,
  service_status: term,
  date_created_from: day,
  date_created_to: day,
  /** Only what waits so for too long [OPEN-183]. */
  attention: v.nullish(v.picklist(ATTENTION_KINDS)),
  sort: v.nullish(v.picklist(BOOKING_SORTS)),
  direction: v.nullish(v.picklist(['asc', 'desc'])),
}
