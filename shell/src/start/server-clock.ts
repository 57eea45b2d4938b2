import { storageKeys } from '@portal/federation/host'

/*
 * The server's time, whatever this computer's clock says: clinic computers are a day off now and then, and
 * tokens end by the server's time. The web server says it with every page; each fresh token says it again.
 */
interface Reading {
  readonly server: number
  /** Both clocks of the browser at that moment. */
  readonly steady: number
  readonly wall: number
}

/** The metric of the page's `Server-Timing` header: ms since 1970. */
const METRIC = 'now'
/** A difference below this is not worth remembering. */
const NEGLIGIBLE_MS = 5_000

let reading: Reading | undefined

/**
 * Now, by the server. The steady clock ignores a corrected wall clock, but may stand still while the computer
 * sleeps; the later of the two at worst renews a token once too often, which sets the clock right again.
 */
export function serverNow(): number {
  reading ??= readingOfPage() ?? readingOfOffset()
  return reading.server + Math.max(performance.now() - reading.steady, Date.now() - reading.wall)
}

/** Takes the server's time from something it has just made. */
export function learnServerTime(server: number): void {
  reading = { server, steady: performance.now(), wall: Date.now() }
  rememberOffset(server - reading.wall)
}

function readingOfPage(): Reading | null {
  const [page] = performance.getEntriesByType('navigation')
  // A page that comes from the browser's cache unasked (history) tells an old time.
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

/** What was learned on an earlier page; the computer's own clock before that. */
function readingOfOffset(): Reading {
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
    // Without it the next page asks the web server's header again.
  }
}
