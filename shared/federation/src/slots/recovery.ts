const recovered = new EventTarget()

/** Calls back when a slot of this remote recovers after Retry. Returns a function that unsubscribes. */
export function onRecovery(remote: string, callback: () => void): () => void {
  recovered.addEventListener(remote, callback)
  return () => recovered.removeEventListener(remote, callback)
}

/**
 * Wakes the remote's other slots a moment later, since a component that fails right after its render has not recovered.
 * Returns a function that cancels it.
 */
export function emitRecovery(remote: string): () => void {
  const soon = setTimeout(() => recovered.dispatchEvent(new Event(remote)))
  return () => clearTimeout(soon)
}
