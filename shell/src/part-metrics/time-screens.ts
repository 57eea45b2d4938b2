import { reportScreenTimes } from '@portal/api-client/contract/screen-times'
import { post } from '@portal/federation/host'
import { openedPath, watchScreens } from '@portal/federation/screen-times'
import { inOwnName } from './in-own-name'

/** Tells what visits to screens take, in the name of this page's session. */
export function timeScreens(wasSignedIn: boolean): void {
  watchScreens(
    (visits) => {
      const target = inOwnName(reportScreenTimes)
      if (target) post(target, { visits })
    },
    // Who signed in on this page has not waited for a screen since it was asked for.
    wasSignedIn ? openedPath() : null,
  )
}
