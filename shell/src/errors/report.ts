import { portalConfig } from '@portal/federation'
import type { FailureContext } from '@portal/federation'

/** Sends a failure to the error-reporting service (EXT-16); the service's code is loaded at the first failure. */
export async function sendReport(error: unknown, context: FailureContext & { remote?: string }): Promise<void> {
  try {
    const { sentry } = await import(/* webpackChunkName: "error-service" */ './error-service')
    const scope = sentry(portalConfig()).clone()
    scope.setTag('remote', context.remote ?? 'shell')
    scope.setContext('failure', { ...context })
    scope.captureException(error)
  } catch {
    // The error service is a help, never a condition: without it the failure stays in the browser's log.
  }
}

/** Load failures with no stated message are only logged (SHL-60). */
export function logFailure(error: unknown, context: FailureContext): void {
  // oxlint-disable-next-line no-console -- the browser's log is where SHL-60 and WIZ-123 want failures
  console.warn(context.action, { ...context, error })
}
