/** Time until a page has loaded over a slow line, in ms. */
export const SETTLED_MS = 2_000

const SIGNS_OF_WORK = ['focusin', 'pointerdown', 'keydown'] as const

let begun: Promise<void> | undefined

/**
 * Resolves once somebody uses the page, or after two seconds: code that is not needed at first loads then, without
 * competing.
 */
export const whenWorkBegins = (): Promise<void> => (begun ??= firstSignOfWork())

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
