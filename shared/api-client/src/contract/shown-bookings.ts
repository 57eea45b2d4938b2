import { ATTENTION_KINDS, v } from '@portal/domain'
import { BOOKING_SORTS } from './booking-sorts'
import { day, term } from './shared-schemas'

/** Search, filter and order of the displayed booking list, which its CSV file uses too. */
export const SHOWN_BOOKINGS = {
  search_term: term,
  service_type: term,
  service_status: term,
  date_created_from: day,
  date_created_to: day,
  /** Only bookings that have waited too long for this [OPEN-183]. */
  attention: v.nullish(v.picklist(ATTENTION_KINDS)),
  sort: v.nullish(v.picklist(BOOKING_SORTS)),
  direction: v.nullish(v.picklist(['asc', 'desc'])),
}
