import library from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

library.extend(utc)
library.extend(timezone)

/**
 * dayjs with time zones, for the date rules of the domain. It must be a constant of this file: for a plain re-export
 * the bundler would drop this module and the plugins with it.
 */
export const dayjs = library
