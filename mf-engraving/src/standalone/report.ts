import { ApiError } from '@portal/api-client'
import type { FailureContext } from '@portal/federation'
import { countPart } from '@portal/federation/host'
import { config, part } from './config'
import { TAGS, sendError } from './send-error'

/** Logs a failure; render errors also go to the error service, whose code loads with the first one [SHL-57, SHL-60]. */
export function report(error: unknown, context: FailureContext): void {
  // oxlint-disable-next-line no-console -- the browser's log is where failures are wanted [SHL-60]
  console.warn(context.action, { ...context, error })
  const isServers = error instanceof ApiError && (error.kind === 'server' || error.kind === 'unexpectedAnswer')
  if (context.action !== 'render' && !isServers) return
  countPart(part, isServers ? 'api' : 'render')
  void send(error, context)
}

/** Sends this page's web vitals to the error service. */
export function sendVitals(): void {
  loadService().then(
    ({ reportVitals, sentry }) => reportVitals(sentry(config), () => TAGS),
    () => undefined,
  )
}

const loadService = () => import(/* webpackChunkName: "error-service" */ '@portal/federation/error-service')

async function send(error: unknown, context: FailureContext): Promise<void> {
  try {
    const { sentry } = await loadService()
    const scope = sentry(config).clone()
    scope.setTags(TAGS)
    if (error instanceof ApiError) scope.setTags({ kind: error.kind, status: error.status })
    scope.setContext('failure', { ...context })
    scope.captureException(error)
  } catch {
    // The code of the error service failed to load too.
    sendError(error instanceof Error ? error.name : 'Error')
  }
}
