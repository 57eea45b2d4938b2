import { ApiError } from '@portal/api-client'
import { currentRegistry, portalConfig, RemoteUnavailable } from '@portal/federation/host'
import type { FailureContext } from '@portal/federation'

interface ReportContext extends FailureContext {
  /** The remote at fault, where it is known. */
  readonly remote?: string
}

/** Faults that are at the service already: a boundary and the page's root both tell of a render error. */
const sent = new WeakSet<object>()

/** Sends a failure to the error-reporting service [EXT-16]; the service's code is loaded at the first failure. */
export async function sendReport(error: unknown, { remote, ...failure }: ReportContext): Promise<void> {
  if (error instanceof Error) {
    if (sent.has(error)) return
    sent.add(error)
  }
  try {
    // Read now: by the time the service's code is here, the page may show another screen.
    const { pathname } = location
    const { culpritOf, sentry } = await import(/* webpackChunkName: "error-service" */ './error-service')
    const culprit = culpritOf(error, remote, pathname, currentRegistry())
    const scope = sentry(portalConfig()).clone()
    scope.setTags({ remote: culprit.remote, remote_version: culprit.version })
    if (error instanceof ApiError) scope.setTags({ kind: error.kind, status: error.status })
    scope.setContext('failure', { ...failure })
    scope.captureException(error)
  } catch {
    // The error service is a help, never a condition: without it the failure stays in the browser's log.
  }
}

/**
 * Load failures with no stated message are only logged [SHL-60]. Render errors also go to the error service
 * [SHL-57]: those of a slot have no other way there, those of a screen are told by its boundary, which is first.
 */
export function logFailure(error: unknown, context: FailureContext): void {
  // oxlint-disable-next-line no-console -- the browser's log is where failures are wanted [SHL-60, WIZ-123]
  console.warn(context.action, { ...context, error })
  const fault = faultIn(error)
  if (context.action === 'render' && fault) queueMicrotask(() => void sendReport(fault, context))
}

/** What the error service should hear of: no refused call and no missing part, but what broke a part. */
export function faultIn(error: unknown): unknown {
  if (error instanceof RemoteUnavailable) return error.reason === 'broken' ? error.cause : undefined
  return error instanceof ApiError ? undefined : error
}
