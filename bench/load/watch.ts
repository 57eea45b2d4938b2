import type { PageUnderTest } from './pages'

/** What a page notes of its own load, in ms since navigation began. */
export interface Noted {
  /** Of words or a picture: an ordinary build's very first paint is an empty page. */
  readonly firstPaint: number
  readonly content: number
  readonly whole: number
  /** Whether the content stood there before React drew it. */
  readonly isEarly: boolean
  /** Every task over 50 ms: its start and its length. */
  readonly longTasks: readonly (readonly [start: number, length: number])[]
}

/** Name of the function that hands over what was noted. */
export const BINDING = 'benchNoted'

/**
 * The script that watches a load from inside the page: looks when something was put into it, so that the frame waited
 * for is the one that shows it, and every few ms, since what answers changes no element. Content is there when it can be seen, whoever drew it. The whole screen is ready when all
 * its parts answer: React writes the handlers of an element that it has drawn or taken over into the element
 * (`__reactProps$…`) and hears every event at its root, Preact writes them there too (`__e`) and hears the element. Each
 * is noted after the frame that shows it, by the first task that the page's thread gets to; so would a click be. Text,
 * because tsx adds helpers to functions.
 */
export function watchScript({ content, whole }: Pick<PageUnderTest, 'content' | 'whole'>): string {
  return `(${watch})(${JSON.stringify(content)}, ${JSON.stringify(whole)}, ${JSON.stringify(BINDING)})`
}

const watch = `(content, whole, binding) => {
  const noted = { longTasks: [] }
  const tasks = new PerformanceObserver((list) => keep(list.getEntries()))
  const keep = (entries) => noted.longTasks.push(...entries.map(({ startTime, duration }) => [startTime, duration]))
  tasks.observe({ type: 'longtask', buffered: true })
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
        keep(tasks.takeRecords())
        window[binding](JSON.stringify(noted))
      })
    })
  })
}`
