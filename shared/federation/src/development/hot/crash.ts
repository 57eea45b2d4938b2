/** Names the event by which a local remote tells the banner of its page that it threw while it was drawn. */
export const CRASH_EVENT = 'portal-dev-crash'

/** React itself throws what waits; that is no fault. */
const isWaiting = (thrown: unknown) =>
  !(thrown instanceof Error) || thrown.message.startsWith('Suspense Exception') || 'then' in thrown

export function tellCrash(thrown: unknown): void {
  if (isWaiting(thrown)) return
  globalThis.dispatchEvent(new CustomEvent(CRASH_EVENT, { detail: String(thrown) }))
}
