/** After so long, ms, a page is there whole over a slow line too. */
export const SETTLED_MS = 2_000

const SIGNS_OF_WORK = ['focusin', 'pointerdown', 'keydown'] as const

let begun: Promise<void> | undefined

/**
 * Resolves once somebody works on the page, or has looked at it for two seconds: code that a first look does without is
 * fetched then, and takes nothing of the line before.
 */
export const workBegun = (): Promise<void> => (begun ??= firstSignOfWork())

function firstSignOfWork(): Promise<void> {
  if (document.activeElement instanceof HTMLInputElement) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = new AbortController()
    const begin = () => {
      seen.abort()
      resolve()
    }
    for (const sign of SIGNS_OF_WORK)
      document.addEventListener(sign, begin, { capture: true, passive: true, signal: seen.signal })
    setTimeout(begin, SETTLED_MS)
  })
}
