import { storageKeys } from '@portal/federation/host'

/* The server's time, whatever this computer's clock says: clinic computers are sometimes a day off, and tokens expire
   by the server's time. The web server sends it with every page, and each new token contains it. */
interface ClockReading {
  readonly server: number
  /** Both browser clocks at that moment. */
  readonly steady: number
  readonly wall: number
}

/** Metric in the page's `Server-Timing` header: ms since 1970. */
const METRIC = 'now'
/** Smaller differences are not stored. */
const NEGLIGIBLE_MS = 5_000

let reading: ClockReading | undefined

/**
 * The server's current time. The monotonic clock ignores corrections of the wall clock, but may stop while the computer
 * sleeps. The later of the two renews a token at worst once too often, which corrects the clock.
 */
export function serverNow(): number {
  reading ??= readingOfPage() ?? readingOfOffset()
  return reading.server + Math.max(performance.now() - reading.steady, Date.now() - reading.wall)
}

/** Takes the server's time from something just issued. */
export function learnServerTime(server: number): void {
  reading = { server, steady: performance.now(), wall: Date.now() }
  rememberOffset(server - reading.wall)
}

function readingOfPage(): ClockReading | null {
  const [page] = performance.getEntriesByType('navigation')
  // A page from the browser's history cache has an old time.
  if (!isNavigation(page) || page.transferSize === 0) return null
  const server = page.serverTiming.find(({ name }) => name === METRIC)?.duration
  if (!server) return null
  const steady = page.responseStart
  const wall = Date.now() - (performance.now() - steady)
  rememberOffset(server - wall)
  return { server, steady, wall }
}

function isNavigation(entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming {
  return entry !== undefined && 'serverTiming' in entry && 'transferSize' in entry
}

/** The offset stored by an earlier page; 0 before that. */
function readingOfOffset(): ClockReading {
  const wall = Date.now()
  return { server: wall + storedOffset(), steady: performance.now(), wall }
}

function storedOffset(): number {
  try {
    return Number(localStorage.getItem(storageKeys.clockOffset)) || 0
  } catch {
    return 0
  }
}

function rememberOffset(offset: number): void {
  if (Math.abs(offset - storedOffset()) < NEGLIGIBLE_MS) return
  try {
    localStorage.setItem(storageKeys.clockOffset, String(Math.round(offset)))
  } catch {
    // Without storage the next page uses the web server's header again.
  }
}
