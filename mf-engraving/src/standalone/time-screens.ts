import { reportOwnerScreenTimes } from '@portal/api-client/contract/screen-times'
import { openedPath, watchScreens } from '@portal/federation/screen-times'

/** Hands over what visits to an owner's screens take, when the page is left, and where it is sent. */
export function timeScreens(send: (endpoint: typeof reportOwnerScreenTimes, body: object) => void): void {
  watchScreens((visits) => send(reportOwnerScreenTimes, { visits }), openedPath())
}
