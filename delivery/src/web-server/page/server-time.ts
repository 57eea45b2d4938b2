import { thisCall } from '@portal/server'

/**
 * The server's time as a `Server-Timing` metric, in ms since 1970. A header, since the page itself is the same
 * for everybody, compressed once and answered with 304; the page's scripts can read this one header. Beside it stands
 * the id of the request in the log, which a report of an error names [OPEN-251].
 */
export const serverTime = (now = Date.now(), request = thisCall()?.request) =>
  `now;dur=${now}${request === undefined ? '' : `, load;desc="${request}"`}`
