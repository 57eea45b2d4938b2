import { MOST_MS } from '@portal/api-client/contract/part'
import type { ScreenVisit } from '@portal/api-client/contract/screen-times'
import { matchPath } from '../registry/routes'
import type { MarkedScreen } from './mark'

/** A screen that was shown; times are milliseconds since the document was asked for. */
export interface Shown extends MarkedScreen {
  /** When somebody began to wait for it, where that is known; 0: with the document. */
  readonly since: number
  /** When it answered. */
  readonly at: number
  /** It has been told, and stays: only presses from now on are new. */
  readonly isReported?: boolean
}

/** A press or key, and how long it took until the page had drawn its answer. */
export interface Press {
  readonly at: number
  readonly ms: number
}

export interface Timeline {
  /** In their order. */
  readonly shown: readonly Shown[]
  readonly presses: readonly Press[]
  /** Path that the document was opened at: the screen there is timed by the document; null: none is. */
  readonly opened: string | null
  /** How the document was drawn; null: out of sight, where browsers take their time. */
  readonly drawn: { readonly paint?: number | undefined; readonly content?: number | undefined } | null
}

/** What each visit to a screen took; a press is of the screen that was there or awaited when it was made. */
export function visitsOf(timeline: Timeline): ScreenVisit[] {
  const { shown, presses } = timeline
  return shown.flatMap((screen, index) => {
    const until = shown[index + 1]?.since ?? Infinity
    const slowest = presses.filter(({ at }) => at >= screen.since && at < until).map(({ ms }) => ms)
    const report = {
      ...arrival(timeline, screen, index),
      interaction: slowest.length > 0 ? Math.max(...slowest) : undefined,
    }
    const times = inBounds(report)
    const { remote, version, page } = screen
    return Object.keys(times).length > 0 ? [{ remote, version, page, times }] : []
  })
}

function arrival({ opened, drawn }: Timeline, { page, since, at, isReported }: Shown, index: number) {
  if (isReported) return {}
  if (index === 0 && opened !== null && matchPath(page, opened)) return drawn && { ...drawn, usable: at }
  return since > 0 ? { switch: at - since } : {}
}

/** In whole milliseconds; what took longer than anybody waits was a computer that slept. */
function inBounds(times: Readonly<Record<string, number | undefined>>): ScreenVisit['times'] {
  const known = Object.entries(times).flatMap(([kind, ms]) =>
    ms !== undefined && ms <= MOST_MS ? [[kind, Math.round(ms)]] : [],
  )
  return Object.fromEntries(known)
}
