/* Waits and sizes of a page's start. `shell/README.md`, "Timing of the early render", says what each was measured on. */

/** Longest wait of the shell's scripts for the scripts of the early render. */
export const SHELL_SCRIPTS_WAIT_MS = 1_000

/** Longest wait of React's first render for the screen's code and data; later parts appear after the frame. */
export const WHOLE_SCREEN_WAIT_MS = 1_500

/** Longest wait of a first render for the font. */
export const FONT_WAIT_MS = 150

/** A page whose HTML arrived within this time has a fast line: its font arrives within `FONT_WAIT_MS`. */
export const FAST_PAGE_MS = 100

/** An unread early answer holds a connection; it is cancelled after this time. */
export const UNREAD_ANSWER_MS = 8_000

const ROUND_TRIP_BYTES = 26_000

/** Whether files of this size arrive within one round trip. */
export const fitsRoundTrip = (bytes: number): boolean => bytes <= ROUND_TRIP_BYTES

/**
 * Number of the early render's scripts that arrive within one round trip: three of usual size; two when a screen has
 * its libraries in a separate file, since the rest is larger; only the last when the HTML has the others.
 */
export function scriptsInRoundTrip(scripts: number): number {
  if (scripts < 4) return 1
  return scripts > 4 ? 2 : 3
}

/** Runs low-priority work when the browser is idle, or after 200 ms in browsers without `requestIdleCallback`. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200)

/**
 * Resolves when the document is parsed and its style sheets apply, before deferred scripts, for which
 * `DOMContentLoaded` would wait.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}
