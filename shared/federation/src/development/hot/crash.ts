/** The banner uses the same name: `delivery/src/dev-proxy/banner.data.ts`. */
const CRASH_EVENT = 'portal-dev-crash'

/** React throws promises of suspended components; those are no faults. */
const isWaiting = (thrown: unknown) =>
  !(thrown instanceof Error) || thrown.message.startsWith('Suspense Exception') || 'then' in thrown

/** Tells the page's banner that this remote threw during a render [OPEN-245]; false for a suspended component. */
export function reportCrash(name: string, thrown: unknown): boolean {
  if (isWaiting(thrown)) return false
  globalThis.dispatchEvent(new CustomEvent(CRASH_EVENT, { detail: { name } }))
  return true
}
