import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

/**
 * Asks for the interface font. Called when the scripts have arrived: on a slow line the font took its share
 * of them, and no text is drawn before React is there. Optional on the page, so that a late one moves nothing.
 */
export function preloadFont(): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.type = 'font/woff2'
  link.crossOrigin = 'anonymous'
  link.href = address
  document.head.append(link)
}
