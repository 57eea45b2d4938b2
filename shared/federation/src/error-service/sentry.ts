import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import type { ErrorEvent } from '@sentry/browser'
import type { PageConfig } from '../loader/portal-config'
import { redact } from '@portal/domain-bundled/redact'

export { reportVitals } from './report-vitals'

let scope: Scope | undefined

/** The error service's client, created once: no global handlers, no tracing, no personal data. */
export function sentry({ errors, release }: Pick<PageConfig, 'errors' | 'release'>): Scope {
  if (scope) return scope
  const client = new BrowserClient({
    dsn: new URL(errors.dsn, location.origin).href,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    // The service does not store the sender's address either.
    dataCollection: { userInfo: false },
    beforeSend: withoutPersonalData,
  })
  scope = new Scope()
  scope.setClient(client)
  client.init()
  return scope
}

function withoutPersonalData(event: ErrorEvent): ErrorEvent {
  for (const exception of event.exception?.values ?? []) {
    if (exception.value) exception.value = redact(exception.value)
  }
  return event
}
