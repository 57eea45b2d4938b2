import { countParts } from '@portal/api-client/contract/part-metrics'
import { portalConfig, sendCounts, whenIdle } from '@portal/federation/host'
import { inOwnName } from './in-own-name'

/** Reports how the parts of this page fare and, of a share of all pages, their web vitals. */
export function reportCounts(): void {
  sendCounts(() => inOwnName(countParts))
  const { errors, timedVisits = 0 } = portalConfig()
  if (errors.dsn && Math.random() * 100 < timedVisits) whenIdle(sendVitals)
}

function sendVitals(): void {
  import(/* webpackChunkName: "error-service" */ '../errors/error-service').then(
    ({ reportVitals, screenTags, sentry }) => reportVitals(sentry(portalConfig()), screenTags),
    () => undefined,
  )
}
