import { TimeLimitExceeded } from '@portal/domain/time-limit'
import { portalConfig } from '@portal/federation/host'

/** A service that takes a question and never answers must not hold up a page, nor a sign-in [OPEN-93]. */
export const ANSWER_WITHIN_MS = 10_000

/** The configured service, else the region's own, which the pool's id begins with. */
export function identityAddress(): string {
  const { endpoint, userPoolId } = portalConfig().identity
  const address = endpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`
  return new URL(address, location.origin).href
}

/**
 * The identity library waits for ever, and takes no fetch of its own: what the page sends to the service gets a time
 * limit here. Ended is the request itself, so that nothing that comes late signs in whom nobody waits for any more.
 */
export function limitIdentityCalls(): void {
  const send = globalThis.fetch.bind(globalThis)
  const address = identityAddress()
  globalThis.fetch = (input, init) =>
    String(input).startsWith(address) ? sendWithin(send, input, init) : send(input, init)
}

function sendWithin(send: typeof fetch, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = new AbortController()
  // Not cleared: a body may hang as well as its head.
  setTimeout(() => limit.abort(new TimeLimitExceeded('The identity service did not answer in time')), ANSWER_WITHIN_MS)
  return send(input, { ...init, signal: limit.signal })
}
