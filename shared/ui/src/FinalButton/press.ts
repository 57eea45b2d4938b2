/** How long nothing is pressed or scrolled before a press may carry out what cannot be undone, in ms. */
export const REST_MS = 1000

/** What went on around a button that carries out what cannot be undone; all times are of one clock. */
export interface Calm {
  /** Since when nothing was pressed or scrolled, and the button was there, usable and with this label. */
  readonly since: number
  /** A press began on the button after its rest, and has not come to its end. */
  readonly isBegun: boolean
}

/** A press anywhere, scrolling, another label: the rest begins anew, and what had begun no longer counts. */
export function disturbed(at: number): Calm {
  return { since: at, isBegun: false }
}

/** What is missing of the rest, in ms. */
export function restLeft({ since }: Calm, at: number): number {
  return Math.max(0, since + REST_MS - at)
}

/** A press begins on the button: after the rest it counts, before it the rest begins anew. */
export function begun(calm: Calm, pressedAt: number, now: number): Calm {
  return restLeft(calm, pressedAt) === 0 ? { since: calm.since, isBegun: true } : disturbed(now)
}

/** A held key's repeat, or a press's end: part of the press that began here, else a press elsewhere. */
export function continued(calm: Calm, now: number): Calm {
  return calm.isBegun ? calm : disturbed(now)
}

/**
 * Whether a click carries it out: the press began here in time. What no press came before is assistive technology's
 * click, which counts after the rest.
 */
export function isAccepted(calm: Calm, click: { readonly at: number; readonly isByPointer: boolean }): boolean {
  return calm.isBegun || (!click.isByPointer && restLeft(calm, click.at) === 0)
}
