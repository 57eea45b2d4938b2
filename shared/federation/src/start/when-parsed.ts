/**
 * Resolves when the document is parsed and its style sheets apply, before deferred scripts, for which
 * `DOMContentLoaded` would wait.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}
