import { useEffect, useEffectEvent } from 'react'
import { usePortalHost } from '@portal/federation'
import { subscribeToBookings } from './practice-feed'
import { quietChecks } from './quiet-checks'

interface ChangeChecks {
  /** Looks for changes; false when that is not possible yet. */
  readonly check: () => boolean
  /** Called with each changed booking; returns whether to check. */
  readonly onHeard: (id: string) => boolean
  /** Whether to check as soon as the channel is joined: changes since the page was read were missed. */
  readonly atJoining?: boolean
}

/**
 * Checks for changes when the practice's channel reports a booking, after the channel reconnects, and when the user
 * returns to the page [OPEN-206, OPEN-207].
 */
export function useChangeChecks({ check, onHeard, atJoining = false }: ChangeChecks): void {
  const { api, practice, realtime, report } = usePortalHost()
  // By value: the host object changes when the practice is read again, and that must not reconnect.
  const { key, host, port, path, secure } = realtime
  const practiceId = practice?.id
  const looks = useEffectEvent(check)
  const heard = useEffectEvent(onHeard)
  useEffect(() => {
    const { ask, stop } = quietChecks(() => looks())
    if (practiceId === undefined) return stop
    let hasFailed = false
    const leave = subscribeToBookings(
      {
        practiceId,
        settings: { key, host, port, path, secure },
        api,
        onFailure: (error) => {
          // The client retries by itself; one log entry is enough.
          if (!hasFailed) report(error, { action: 'hear of changed bookings' })
          hasFailed = true
        },
      },
      {
        onBooking: (id) => {
          if (heard(id)) ask()
        },
        onJoined: (again) => {
          if (again || atJoining) ask()
        },
      },
    )
    return () => {
      leave()
      stop()
    }
  }, [practiceId, api, report, atJoining, key, host, port, path, secure])
}
