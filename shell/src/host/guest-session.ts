import { useCallback, useState } from 'react'
import { readGuestSession, storeGuestSession } from '@portal/federation/host'
import type { GuestSession, GuestTokens } from '@portal/federation'

/** The guest session of this tab, with a function to start and end it. */
export function useGuestSession(): readonly [GuestSession | null, (tokens: GuestTokens | null) => void] {
  const [session, setSession] = useState(() => readGuestSession(new Date()))
  const set = useCallback((tokens: GuestTokens | null) => {
    storeGuestSession(tokens)
    setSession(tokens)
  }, [])
  return [session, set]
}
