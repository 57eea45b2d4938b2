import { useEffect, useEffectEvent } from 'react'
import { usePortalHost } from '@portal/federation'
import { hearOfBookings } from './practice-feed'
import { quietLooks } from './quiet-looks'

/**
 * Has the page look when the practice's channel tells of a booking, when that was lost and is back, and when somebody
 * comes back to the page, which needs no channel [OPEN-206, OPEN-207].
 */
export function useLooks(look: () => boolean, onHeard: (id: string) => void): void {
  const { api, practice, realtime, report } = usePortalHost()
  // By value: the host is made anew when the practice is read again, and that is no reason to hang up.
  const { key, host, port, path, secure } = realtime
  const practiceId = practice?.id
  const looks = useEffectEvent(look)
  const heard = useEffectEvent(onHeard)
  useEffect(() => {
    const { ask, stop } = quietLooks(() => looks())
    if (practiceId === undefined) return stop
    let hasFailed = false
    const leave = hearOfBookings(
      {
        practiceId,
        settings: { key, host, port, path, secure },
        api,
        onFailure: (error) => {
          // The client tries again by itself; the log needs to hear of it once.
          if (!hasFailed) report(error, { action: 'hear of changed bookings' })
          hasFailed = true
        },
      },
      {
        onBooking: (id) => {
          heard(id)
          ask()
        },
        onBack: ask,
      },
    )
    return () => {
      leave()
      stop()
    }
  }, [practiceId, api, report, key, host, port, path, secure])
}
