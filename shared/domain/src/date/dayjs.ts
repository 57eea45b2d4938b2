import library from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

library.extend(utc)
library.extend(timezone)

/**
 * dayjs with the clocks of places, for the domain's own date rules. A constant of this file: the bundler passes a mere
 * re-export by, and the plugins with it.
 */
export const dayjs = library
