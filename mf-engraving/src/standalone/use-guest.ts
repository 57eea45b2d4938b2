import { useMemo, useState } from 'react'
import type { GuestTokens, PortalHost } from '@portal/federation'
import { readGuestSession, storeGuestSession } from '@portal/federation/host'
import { readNextScreen } from './ahead'
import { apiOf } from './api'

/** The verified line of this tab, and the API with this visitor's tokens. */
export function useGuest(): Pick<PortalHost, 'api' | 'guestSession' | 'setGuestSession'> {
  const [guestSession, setGuest] = useState(() => readGuestSession(new Date()))
  const lasting = useMemo(() => {
    const setGuestSession = (tokens: GuestTokens | null) => {
      storeGuestSession(tokens)
      if (tokens) readNextScreen(api, tokens)
      setGuest(tokens)
    }
    const api = apiOf(() => setGuestSession(null))
    return { api, setGuestSession }
  }, [])
  return { guestSession, ...lasting }
}
