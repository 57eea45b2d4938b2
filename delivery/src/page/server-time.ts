/**
 * The server's time as a `Server-Timing` metric, in ms since 1970. A header, since the page itself is the same
 * for everybody, compressed once and answered with 304; the page's scripts can read this one header.
 */
export const serverTime = (now = Date.now()) => `now;dur=${now}`
