import type { PageUnderTest } from './pages'

/** Times of a page load in ms since the navigation began. */
export interface Visit {
  /** First text or picture. An ordinary build's first paint is an empty page. */
  readonly firstPaint: number
  readonly content: number
  readonly whole: number
  /** Whether the content was visible before React rendered it. */
  readonly isEarly: boolean
}

/** Name of the page's function that reports the times. */
export const BINDING = 'benchNoted'

/**
 * Script that measures a load from inside the page. It checks each change of the document, and every few ms the event
 * handlers, which change no element. Content counts when it is visible. The screen is complete when all its parts have
 * handlers: React sets `__reactProps$…` on an element, Preact `__e`. Times are taken after the frame that shows the
 * change. The script is a text because tsx adds helpers to functions.
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
