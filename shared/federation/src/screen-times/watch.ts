import { MOST_SCREENS } from '@portal/api-client/contract/part'
import type { ScreenVisit } from '@portal/api-client/contract/screen-times'
import { SCREEN_MEASURE } from './mark'
import type { MarkedScreen } from './mark'
import { visitsOf } from './visits'
import type { Press, Shown } from './visits'

/** Entries shorter than this are not asked for; the least that browsers allow. */
const SHORTEST_MS = 16
/** Kept until they are told. */
const MOST_PRESSES = 500

/** The path that this document was asked for by, whatever the address says since. */
export function openedPath(): string | null {
  const [page] = performance.getEntriesByType('navigation')
  return page ? new URL(page.name).pathname : null
}

/**
 * Reports what visits to screens take, when the page is left or put out of sight. The browser has kept what was before:
 * this may come when the page is quiet.
 *
 * @param opened see `Timeline`
 */
export function watchScreens(report: (visits: ScreenVisit[]) => void, opened: string | null): void {
  let shown: Shown[] = []
  let presses: Press[] = []
  let content: number | undefined
  let isFresh = !wasHidden()
  const note = (entry: PerformanceEntry) => {
    const { entryType, startTime: at, duration: ms } = entry
    if (entryType === 'largest-contentful-paint') content = at
    else if (isPress(entry)) presses.push({ at, ms })
    else if (isMarked(entry)) shown.push({ ...entry.detail, since: at, at: at + ms })
    if (shown.length >= MOST_SCREENS || presses.length >= MOST_PRESSES) send()
  }
  const send = () => {
    const drawn = isFresh ? { paint: firstPaint(), content } : null
    const visits = visitsOf({ shown, presses, opened, drawn })
    shown = shown.slice(-1).map((last) => ({ ...last, isReported: true }))
    presses = []
    isFresh = false
    if (visits.length > 0) report(visits)
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
  observeAll(observer)
  const leave = () => {
    observer.takeRecords().forEach(note)
    send()
  }
  addEventListener('pagehide', leave)
  addEventListener('visibilitychange', () => document.hidden && leave())
}

function observeAll(observer: PerformanceObserver): void {
  for (const type of ['measure', 'largest-contentful-paint', 'event', 'first-input']) {
    const wanted = { type, buffered: true, durationThreshold: SHORTEST_MS }
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe(wanted)
  }
}

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime

const wasHidden = () =>
  document.hidden || performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')

/** Of a pointer or key: other events, such as moving over something, have no id of an interaction. */
const isPress = (entry: PerformanceEntry) =>
  'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0

/** Under this name `mark.ts` alone measures. */
const isMarked = (entry: PerformanceEntry): entry is PerformanceMeasure & { readonly detail: MarkedScreen } =>
  entry.entryType === 'measure' && entry.name === SCREEN_MEASURE
