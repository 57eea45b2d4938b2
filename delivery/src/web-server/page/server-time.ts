import { thisCall } from '@portal/server'

/**
 * The server's time as a `Server-Timing` header, in ms since 1970, which scripts of a page can read. The HTML cannot
 * carry it: the HTML is the same for everybody, and is answered with 304. `load` is the id of the request in the log,
 * for reports of errors [OPEN-251].
 */
export const serverTime = (now = Date.now(), request = thisCall()?.request) =>
  `now;dur=${now}${request === undefined ? '' : `, load;desc="${request}"`}`
