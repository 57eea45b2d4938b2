/** Runs low-priority work when the browser is idle, or after 200 ms in browsers without `requestIdleCallback`. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200)
