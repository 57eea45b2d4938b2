import type { MediaFile } from './types'

/** Placeholder. */
export function mediaFile(path: string): Promise<MediaFile | null> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="#efebe4"/></svg>'
  return Promise.resolve(path.endsWith('.svg') ? { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) } : null)
}
