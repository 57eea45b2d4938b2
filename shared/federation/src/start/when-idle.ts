/** Does what nobody waits for when the browser has nothing else to do; a little later where it cannot say. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200)
