const IS_ACTING = 'IS_REACT_ACT_ENVIRONMENT'
/** The real one, should a spec have put clocks of its own in its place. */
const next = setImmediate

/**
 * Ends a wait of the testing library once React's effects have run. React puts them off to a task of its own where a
 * drawing took longer than 5 ms, as on a busy machine; what was found before that takes no focus and hears no event.
 */
export async function afterEffects<T>(wait: () => Promise<T>): Promise<T> {
  const wasActing: unknown = Reflect.get(globalThis, IS_ACTING)
  Reflect.set(globalThis, IS_ACTING, false)
  try {
    const found = await wait()
    // The first may have been asked for before React has; each turn runs all that were asked for by then.
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => void next(() => resolve()))
    return found
  } finally {
    Reflect.set(globalThis, IS_ACTING, wasActing)
  }
}
