import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { portalConfig } from '@portal/federation/host'

/** Timeout: a service that never answers must not block a page or a sign-in [OPEN-93]. */
export const ANSWER_WITHIN_MS = 10_000

/** The configured service, else that of the region at the start of the pool's id. */
export function identityAddress(): string {
  const { endpoint, userPoolId } = portalConfig().identity
  const address = endpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`
  return new URL(address, location.origin).href
}

/**
 * Adds a timeout to the page's requests to the identity service: its library waits forever and takes no custom fetch.
 * The request itself is aborted, so that a late answer cannot sign anybody in.
 */
export function limitIdentityCalls(): void {
  const send = globalThis.fetch.bind(globalThis)
  const address = identityAddress()
  globalThis.fetch = (input, init) =>
    String(input).startsWith(address) ? sendWithin(send, input, init) : send(input, init)
}

function sendWithin(send: typeof fetch, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = new AbortController()
  // Not cleared: the body may hang as well as the headers.
  setTimeout(() => limit.abort(new TimeLimitExceeded('The identity service did not answer in time')), ANSWER_WITHIN_MS)
  return send(input, { ...init, signal: limit.signal })
}
