import { useEffect, useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { joinPresence } from '@portal/realtime'

const NOBODY: readonly string[] = []

/** Names of others editing the booking now. A failure is logged, and editing goes on without names [OPEN-57]. */
export function usePresence(bookingId: string): readonly string[] {
  const { api, realtime, report } = usePortalHost()
  // By value: the host object changes when the practice is read again, and that must not rejoin.
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
        // The client retries by itself; one log entry is enough.
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
