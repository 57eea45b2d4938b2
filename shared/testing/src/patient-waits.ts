import { vi } from 'vitest'
import { PATIENCE_MS } from './patience'

const { waitFor } = vi

/** Gives `vi.waitFor` our timeout instead of a second, which no setting changes. */
export function patientWaits(): void {
  vi.waitFor = (look, options) =>
    waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
}
