/** Known to the banner too: `delivery/src/dev-proxy/banner.data.ts`. */
const CRASH_EVENT = 'portal-dev-crash'

/** React itself throws what waits; that is no fault. */
const isWaiting = (thrown: unknown) =>
  !(thrown instanceof Error) || thrown.message.startsWith('Suspense Exception') || 'then' in thrown

/** Tells the banner of the page that this remote threw while it was drawn [OPEN-245]; false where it only waits. */
export function tellCrash(name: string, thrown: unknown): boolean {
  if (isWaiting(thrown)) return false
  globalThis.dispatchEvent(new CustomEvent(CRASH_EVENT, { detail: { name } }))
  return true
}
