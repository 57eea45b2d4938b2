import { countParts } from '@portal/api-client/contract/part-metrics'
import { portalConfig, sendCounts, whenIdle } from '@portal/federation/host'
import { currentSession, isStored, storedToken } from '../session/session'

/** Reports how the parts of this page fare and, of a share of all pages, their web vitals. */
export function reportCounts(): void {
  sendCounts(() => withSessionToken(countParts))
  const { errors, timedVisits = 0 } = portalConfig()
  if (errors.dsn && Math.random() * 100 < timedVisits) whenIdle(sendVitals)
}

function sendVitals(): void {
  import(/* webpackChunkName: "error-service" */ '../errors/error-service').then(
    ({ reportVitals, screenTags, sentry }) => reportVitals(sentry(portalConfig()), screenTags),
    () => undefined,
  )
}

/** An endpoint with this page's session token; null without a session, since anonymous counts are refused. */
function withSessionToken({ path }: { readonly path: string }) {
  const session = currentSession()
  // Another user may have signed in in another tab.
  const token = session && isStored(session) ? storedToken() : null
  return token ? { url: portalConfig().apiBase + path, token } : null
}
