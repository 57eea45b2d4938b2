import { useMemo, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice } from '@portal/api-client/contract/practice'
import { knownTimeZone, priceVisibility } from '@portal/domain'
import { PortalHostProvider } from '@portal/federation'
import { CONTRACT_VERSION, readGuestSession, storeGuestSession, portalConfig } from '@portal/federation/host'
import type { PortalHost, GuestSession, GuestTokens, RealtimeSettings } from '@portal/federation'
import { useBrand } from '../brand/use-brand'
import { useNotify } from '../notices/notices'
import { logFailure } from '../errors/report'
import { logOutEverywhere } from '../logout/log-out'
import { storePractice, useSession } from '../session/session'
import type { StaffSession } from '../session/session'
import { signInAgain } from '../sign-in-again/sign-in-request'
import { serverNow } from '../start/server-clock'
import { api } from '../api/api'

/** Creates the host for remotes from the page's session, brand and services. */
export function HostProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const notify = useNotify()
  const brand = useBrand(session?.user.brand)
  const [guestSession, setGuestSession] = useGuestSession()
  const practice = usePractice(session)
  const host = useMemo<PortalHost>(
    () => ({
      contract: CONTRACT_VERSION,
      user: session?.user ?? null,
      practice: session ? practice : null,
      timeZone: knownTimeZone(session ? practice?.time_zone : null),
      now: () => new Date(serverNow()),
      brand,
      prices: priceVisibility(session ? practice : null),
      api,
      realtime: realtimeSettings(),
      notify,
      report: logFailure,
      guestSession,
      setGuestSession,
      logOutEverywhere,
      signInAgain,
    }),
    [session, practice, brand, notify, guestSession, setGuestSession],
  )
  return <PortalHostProvider value={host}>{children}</PortalHostProvider>
}

/** The early answer, else the session's snapshot; an equal answer does not render again. */
function usePractice(session: StaffSession | null) {
  const fallbackData = useMemo(() => session && (api.peek(getPractice, {}) ?? session.practice), [session])
  const { data } = useSWR(session && apiKey(getPractice, {}), session && (() => readPractice(session)), {
    ...(fallbackData && { fallbackData }),
  })
  return data ?? null
}

/** Revalidates the practice in the session's snapshot, so that a changed setting shows. */
async function readPractice(session: StaffSession) {
  const practice = await api.call(getPractice, {})
  storePractice(session, practice)
  return practice
}

/** The guest session of this tab, with a function to start and end it. */
function useGuestSession(): readonly [GuestSession | null, (tokens: GuestTokens | null) => void] {
  const [session, setSession] = useState(() => readGuestSession(new Date()))
  const set = useCallback((tokens: GuestTokens | null) => {
    storeGuestSession(tokens)
    setSession(tokens)
  }, [])
  return [session, set]
}

/** Address of the real-time service: its own host, else the page's. */
function realtimeSettings(): RealtimeSettings {
  const { key, wsPath: path, host, ...at } = portalConfig().realtime
  const secure = (host ? at.secure : undefined) ?? location.protocol === 'https:'
  const usual = secure ? 443 : 80
  if (host) return { key, path, host, port: at.port ?? usual, secure }
  return { key, path, host: location.hostname, port: Number(location.port) || usual, secure }
}
