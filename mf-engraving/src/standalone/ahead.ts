import type { ApiClient } from '@portal/api-client'
import { paths } from '@portal/federation'
import { matchPath, whenIdle } from '@portal/federation/host'
import type { GuestTokens } from '@portal/federation'
import { fetchAhead } from './screens'

/** Where the number is asked for, one knows what comes next. */
const isAtTheDoor = () => matchPath(paths.engravingVerify(':bookingId', ':quotedProductId'), location.pathname) !== null

/** The form is somebody's to use: while the number is typed, the code of what it leads to is fetched. */
export function fetchNextScreen(): void {
  if (isAtTheDoor()) whenIdle(() => fetchAhead('/engraving/check-existing'))
}

/** The number was right: what the next screen reads is asked for while that screen is drawn. */
export function readNextScreen(api: ApiClient, { bookingId, lineId }: GuestTokens): void {
  if (!isAtTheDoor()) return
  // In the file of the screen that reads it.
  import(/* webpackChunkName: "check-existing" */ '../line/ask-ahead').then(
    ({ askAhead }) => askAhead(api, { bookingId, quotedProductId: lineId }),
    () => undefined,
  )
}
