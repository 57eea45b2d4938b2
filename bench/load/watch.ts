import type { PageUnderTest } from './pages'

/** What a page notes about its own load, in ms since navigation began. */
export interface Visit {
  /** Of words or a picture: an ordinary build's very first paint is an empty page. */
  readonly firstPaint: number
  readonly content: number
  readonly whole: number
  /** Whether the content stood there before React drew it. */
  readonly isEarly: boolean
}

/** Name of the function that hands over what was noted. */
export const BINDING = 'benchNoted'

/**
 * The script that watches a load from inside the page. It looks at every change of the document, and every few ms for
 * handlers, which change no element. Content is there when it can be seen, whoever drew it. The whole screen is ready
 * when all its parts have handlers: React writes `__reactProps$…` into an element, Preact `__e`. Each moment is noted
 * after the frame that shows it. The script is text because tsx adds helpers to functions.
 */
export function watchScript({ content, whole }: Pick<PageUnderTest, 'content' | 'whole'>): string {
  return `(${watch})(${JSON.stringify(content)}, ${JSON.stringify(whole)}, ${JSON.stringify(BINDING)})`
}

const watch = `(content, whole, binding) => {
  const noted = {}
  const isShown = (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })
  const answers = (selector) => {
    const found = document.querySelector(selector)
    return found && Object.keys(found).some((key) => /^__(reactProps|e$)/.test(key)) && found.checkVisibility()
  }
  const painted = (note) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => note(performance.now())
    port2.postMessage(null)
  })
  const wait = (condition, then) => {
    const changes = new MutationObserver(look)
    const timer = setInterval(look, 8)
    function look() {
      if (!condition()) return
      changes.disconnect()
      clearInterval(timer)
      painted(then)
    }
    changes.observe(document, { childList: true, subtree: true })
    look()
  }
  wait(() => isShown(content), (at) => {
    noted.content = at
    noted.isEarly = !answers(content)
    wait(() => whole.every(answers), (at) => {
      noted.whole = at
      const paint = () => performance.getEntriesByName('first-contentful-paint')[0]
      wait(paint, () => {
        noted.firstPaint = paint().startTime
        window[binding](JSON.stringify(noted))
      })
    })
  })
}`
