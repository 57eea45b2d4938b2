import type { Page } from 'playwright'

/** What the browser's event timing leaves out because it was answered sooner, and its value for that. */
const SHORTEST_MS = 16
/** The browser tells an interaction some time after the frame that answers it. */
const TOLD_MS = 250

/**
 * Runs in the page from its beginning. Text, because tsx adds helpers to functions. An interaction is as long as the
 * longest of its events: from the input to the next paint, in steps of 8 ms.
 */
const watch = `(() => {
  const longest = new Map()
  let before = 0
  const keep = (entries) => {
    for (const { interactionId, duration } of entries) {
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
  window.takePresses = () => {
    keep(observer.takeRecords())
    const unseen = Math.max(0, performance.interactionCount - before - longest.size)
    const durations = [...longest.values(), ...Array(unseen).fill(${SHORTEST_MS})]
    longest.clear()
    before = performance.interactionCount
    return durations
  }
})()`

/** From now on every document of this tab notes its interactions. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript({ content: watch })
}

/** Ms of each interaction since the last time. */
export async function takePresses(page: Page): Promise<number[]> {
  await page.waitForTimeout(TOLD_MS)
  // Written by `watch`.
  return (await page.evaluate('window.takePresses()')) as number[]
}
