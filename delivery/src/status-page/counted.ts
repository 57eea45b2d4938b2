import type { RemoteEntry } from '@portal/federation/host'
import type { OwnService } from '@portal/server'
import { BUDGET_DAYS } from '../guard/error-budget'
import { operatorApi, type PartMetrics } from '../guard/operator-api'
import { timesOf, visitsFrom, type PageTimes } from '../guard/screen-times'

/** What pages have told of the versions that are served. */
export interface Counted {
  readonly loads: PartMetrics
  readonly times: readonly PageTimes[]
}

interface Asking {
  readonly apiUrl: string
  readonly ownApi?: OwnService | undefined
  readonly token: string
  readonly now: Date
}

/** Asks the API with the operator's token; null where it does not tell. */
export async function countedFor(
  { apiUrl, ownApi, token, now }: Asking,
  entries: readonly RemoteEntry[],
): Promise<Counted | null> {
  const { countsSince, screenTimesSince } = operatorApi(apiUrl, token, ownApi)
  const since = new Date(now.getTime() - BUDGET_DAYS * 86_400_000)
  const asked = await Promise.all([countsSince(since), screenTimesSince(visitsFrom(now))]).catch(() => null)
  if (asked === null) return null
  const [loads, visits] = asked
  return { loads, times: entries.flatMap((entry) => timesOf(entry, visits)) }
}
