import type { RemoteEntry } from '../registry/schema'

/** The measure of a screen in the browser's own timeline. */
export const SCREEN_MEASURE = 'portal-screen'

/** What the measure says: no address, whose parts may be ids. */
export interface MarkedScreen {
  readonly remote: string
  readonly version: string
  /** Its route, as `/booking/:id`. */
  readonly page: string
}

/** Marks that a screen stands and answers, and since when it was waited for; `watch.ts` reads it where it is told. */
export function markScreen({ name, version }: Pick<RemoteEntry, 'name' | 'version'>, page: string, start = 0): void {
  performance.measure(SCREEN_MEASURE, { start, detail: { remote: name, version, page } satisfies MarkedScreen })
}
