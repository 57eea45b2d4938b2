import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import type { PortalConfig } from '@portal/federation'

let scope: Scope | undefined

/** The error service's client, made once: no global handlers, no tracing, no personal data. */
export function sentry({ errors, release }: PortalConfig): Scope {
  if (scope) return scope
  const client = new BrowserClient({
    dsn: new URL(errors.dsn, location.origin).href,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
  })
  scope = new Scope()
  scope.setClient(client)
  client.init()
  return scope
}
