import { countParts } from '@portal/api-client/contract/part-metrics'
import { portalConfig, sendCounts, whenIdle } from '@portal/federation/host'
import { currentSession } from '../session/session-state'
import { inOwnName } from './in-own-name'

/** Reports how the parts of this page fare and, of a share of all pages, what visits to their screens take. */
export function reportCounts(): void {
  sendCounts(() => inOwnName(countParts))
  const isSignedIn = currentSession() !== null
  const { timedVisits = 0 } = portalConfig()
  if (Math.random() * 100 >= timedVisits) return
  whenIdle(() => {
    void import(/* webpackChunkName: "screen-times" */ './time-screens').then(
      ({ timeScreens }) => timeScreens(isSignedIn),
      () => undefined,
    )
  })
}
