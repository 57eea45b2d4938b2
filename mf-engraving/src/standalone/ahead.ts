import type { ApiClient } from '@portal/api-client'
import { paths } from '@portal/federation'
import { matchPath, whenIdle } from '@portal/federation/host'
import type { GuestTokens } from '@portal/federation'
import { fetchAhead } from './screens'

/** On the verification page the next screen is known. */
const isAtTheDoor = () => matchPath(paths.engravingVerify(':bookingId', ':quotedProductId'), location.pathname) !== null

/** Loads the next screen's code while the number is typed. */
export function fetchNextScreen(): void {
  if (isAtTheDoor()) whenIdle(() => fetchAhead('/engraving/check-existing'))
}

/** After a correct number, requests the next screen's data while it renders. */
export function readNextScreen(api: ApiClient, { bookingId, lineId }: GuestTokens): void {
  if (!isAtTheDoor()) return
  // In the bundle of that screen.
  import(/* webpackChunkName: "check-existing" */ '../line/prefetch-line').then(
    ({ prefetchLine }) => prefetchLine(api, { bookingId, quotedProductId: lineId }),
    () => undefined,
  )
}
