import { tellOwnerScreenTimes } from '@portal/api-client/contract/screen-times'
import { openedPath, watchScreens } from '@portal/federation/screen-times'

/** Hands over what visits to an owner's screens take, when the page is left, and where it is told. */
export function timeScreens(tell: (endpoint: typeof tellOwnerScreenTimes, body: object) => void): void {
  watchScreens((visits) => tell(tellOwnerScreenTimes, { visits }), openedPath())
}
