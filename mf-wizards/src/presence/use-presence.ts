import { useEffect, useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { joinPresence } from '@portal/realtime'

const NOBODY: readonly string[] = []

/**
 * Names of the others who edit the booking now. A failure costs the names and nothing else:
 * it is logged, and editing goes on [OPEN-57].
 */
export function usePresence(bookingId: string): readonly string[] {
  const { api, realtime, report } = usePortalHost()
  // By value: the host is made anew when the practice is read again, and that is no reason to rejoin.
  const { key, host, port, path, secure } = realtime
  const [others, setOthers] = useState(NOBODY)
  useEffect(() => {
    let hasFailed = false
    const leave = joinPresence({
      bookingId,
      settings: { key, host, port, path, secure },
      api,
      onOthers: setOthers,
      onFailure: (error) => {
        // The client tries again by itself; the log needs to hear of it once.
        if (!hasFailed) report(error, { action: 'see who else is editing', bookingId })
        hasFailed = true
      },
    })
    return () => {
      leave()
      setOthers(NOBODY)
    }
  }, [bookingId, api, report, key, host, port, path, secure])
  return others
}
