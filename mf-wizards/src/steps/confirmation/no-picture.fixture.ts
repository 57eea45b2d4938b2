import { vi } from 'vitest'
import * as capture from './summary-picture'

/** Replaces the picture of the summary, which needs a real layout, by this text. */
export function drawNothing(picture = 'data:'): void {
  vi.spyOn(capture, 'preloadCapture').mockReturnValue(undefined)
  vi.spyOn(capture, 'captureSummary').mockResolvedValue(picture)
}
