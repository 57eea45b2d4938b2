/** Time in ms without presses or scrolling before a press is accepted. */
export const REST_MS = 1000

/** Recent input around such a button; all times are from one clock. */
export interface RestClock {
  /** Since when nothing was pressed or scrolled, and the button was enabled with this label. */
  readonly since: number
  /** A press started on the button after its rest and has not ended. */
  readonly isBegun: boolean
}

/** A press elsewhere, scrolling, or a new label: the rest restarts, and a started press no longer counts. */
export function restartRest(at: number): RestClock {
  return { since: at, isBegun: false }
}

/** Remaining rest, in ms. */
export function restLeft({ since }: RestClock, at: number): number {
  return Math.max(0, since + REST_MS - at)
}

/** A press starts on the button: after the rest it counts, before it the rest restarts. */
export function begun(calm: RestClock, pressedAt: number, now: number): RestClock {
  return restLeft(calm, pressedAt) === 0 ? { since: calm.since, isBegun: true } : restartRest(now)
}

/** A key repeat or the end of a press: part of the press that started here, else a press elsewhere. */
export function continueRest(calm: RestClock, now: number): RestClock {
  return calm.isBegun ? calm : restartRest(now)
}

/**
 * Whether a click is accepted: its press started here in time. A click without a press comes from assistive technology
 * and counts after the rest.
 */
export function isAccepted(calm: RestClock, click: { readonly at: number; readonly isByPointer: boolean }): boolean {
  return calm.isBegun || (!click.isByPointer && restLeft(calm, click.at) === 0)
}
