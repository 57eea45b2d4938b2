const IS_ACTING = 'IS_REACT_ACT_ENVIRONMENT'
/** The real `setImmediate`, because a spec may use fake timers. */
const next = setImmediate

/**
 * Ends a wait of the testing library once React's effects have run. React delays effects when a render takes longer than
 * 5 ms. An element found before them has no focus and no event handlers.
 */
export async function afterEffects<T>(wait: () => Promise<T>): Promise<T> {
  const wasActing: unknown = Reflect.get(globalThis, IS_ACTING)
  Reflect.set(globalThis, IS_ACTING, false)
  try {
    const found = await wait()
    // React may schedule its task after ours, so wait several turns.
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => void next(() => resolve()))
    return found
  } finally {
    Reflect.set(globalThis, IS_ACTING, wasActing)
  }
}
