import { ApiError } from '@portal/api-client'
import { currentRegistry, portalConfig, RemoteUnavailable } from '@portal/federation/host'
import { RefusedCall } from '@portal/federation/own-calls'
import type { FailureContext } from '@portal/federation'

interface ReportContext extends FailureContext {
  /** The remote at fault, if known. */
  readonly remote?: string
}

/** Sends a failure to the error service [EXT-16], whose code loads with the first one. */
export async function sendReport(
  error: unknown,
  { remote = remoteOf(error), ...failure }: ReportContext,
): Promise<void> {
  if (!isNews(error, remote ?? location.pathname)) return
  try {
    // Read now: when the service's code has loaded, the page may show another screen.
    const { pathname } = location
    const { countFault, culpritOf, loadFacts, sentry } = await import(
      /* webpackChunkName: "error-service" */ './error-service'
    )
    const culprit = culpritOf(error, remote, pathname, currentRegistry())
    countFault(error, culprit)
    const scope = sentry(portalConfig()).clone()
    scope.setTags({ remote: culprit.remote, remote_version: culprit.version, ...loadFacts(culprit) })
    if (error instanceof ApiError) scope.setTags({ kind: error.kind, status: error.status })
    scope.setContext('failure', { ...failure })
    scope.captureException(error instanceof RemoteUnavailable ? (error.cause ?? error) : error)
  } catch {
    // The error service is optional: without it the failure stays in the browser's log.
  }
}

/**
 * Load failures without a message are only logged [SHL-60]. Render errors also go to the error service [SHL-57]: errors
 * of a slot are reported only here, errors of a screen by its boundary first. Refused calls of a remote go there too
 * [OPEN-221].
 */
export function logFailure(error: unknown, context: FailureContext): void {
  // oxlint-disable-next-line no-console -- the browser's log is where failures are wanted [SHL-60, WIZ-123]
  console.warn(context.action, { ...context, error })
  const fault = faultIn(error)
  if ((context.action === 'render' || fault instanceof RefusedCall) && fault)
    queueMicrotask(() => void sendReport(fault, context))
}

/** The failure to report: no refused API calls, but render errors and parts that failed to load. */
export const faultIn = (error: unknown): unknown => (error instanceof ApiError ? undefined : error)

const remoteOf = (error: unknown) =>
  error instanceof RemoteUnavailable || error instanceof RefusedCall ? error.remote : undefined

/** Errors already sent: a boundary and the page's root both report a render error. */
const sentErrors = new WeakSet<object>()
/** Messages already sent: a part that fails at each retry is reported once per page. */
const reported = new Set<string>()

function isNews(error: unknown, place: string): boolean {
  if (!(error instanceof Error)) return true
  const what = `${place} ${error instanceof RemoteUnavailable ? error.reason : error.message}`
  const isKnown = sentErrors.has(error) || (!(error instanceof ApiError) && reported.has(what))
  sentErrors.add(error)
  reported.add(what)
  return !isKnown
}
