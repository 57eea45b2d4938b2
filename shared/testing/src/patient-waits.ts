import { vi } from 'vitest'
import { PATIENCE_MS } from './patience'

const { waitFor } = vi

/** `vi.waitFor` with our patience: it would give up after a second, and no setting changes that. */
export function patientWaits(): void {
  vi.waitFor = (look, options) =>
    waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
}
