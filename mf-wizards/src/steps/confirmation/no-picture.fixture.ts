import { vi } from 'vitest'
import * as capture from './capture'

/** Instead of a picture of the summary, which needs a page that is laid out, these characters. */
export function drawNothing(picture = 'data:'): void {
  vi.spyOn(capture, 'preloadCapture').mockReturnValue(undefined)
  vi.spyOn(capture, 'captureSummary').mockResolvedValue(picture)
}
