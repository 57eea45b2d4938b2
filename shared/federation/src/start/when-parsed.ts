/**
 * Fulfilled when the document is there whole, and its style sheets are in force: scripts may come before. Not by
 * `DOMContentLoaded`, which waits for deferred scripts.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}
