import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { LinkSchema } from './shared-schemas'
import { SHOWN_BOOKINGS } from './shown-bookings'

/**
 * In its own file, because pages load it when the button is pressed. The link opens the file once, within a minute
 * [OPEN-184].
 */
export const getBookingsCsv = endpoint('getBookingsCsv', {
  method: 'GET',
  path: 'portal/booking_csv',
  summary: 'A signed link to the booking list as CSV, all pages of it',
  access: 'staff',
  query: v.object(SHOWN_BOOKINGS),
  response: LinkSchema,
})
