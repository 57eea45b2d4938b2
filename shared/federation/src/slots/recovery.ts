const recovered = new EventTarget()

/** Calls back when a place of this remote is there again after a Retry; ends with what it answers. */
export function onRecovery(remote: string, callback: () => void): () => void {
  recovered.addEventListener(remote, callback)
  return () => recovered.removeEventListener(remote, callback)
}

/**
 * Tells the remote's other places that one is there again. A moment later: one that fails as soon as it stands has not
 * recovered, and takes it back with what this answers.
 */
export function emitRecovery(remote: string): () => void {
  const soon = setTimeout(() => recovered.dispatchEvent(new Event(remote)))
  return () => clearTimeout(soon)
}
