import { useMemo } from 'react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice } from '@portal/api-client/contract/practice'
import { knownTimeZone, priceVisibility } from '@portal/domain'
import { PortalHostProvider } from '@portal/federation'
import { CONTRACT_VERSION } from '@portal/federation/host'
import type { PortalHost } from '@portal/federation'
import { useBrand } from '../brand/use-brand'
import { useNotify } from '../notices/notices'
import { logFailure } from '../errors/report'
import { logOutEverywhere } from '../logout/log-out'
import { storePractice } from '../session/session'
import type { StaffSession } from '../session/session'
import { useSession } from '../session/session-state'
import { signInAgain } from '../sign-in-again/sign-in-request'
import { serverNow } from '../start/server-clock'
import { api } from '../api/api'
import { useGuestSession } from './guest-session'
import { realtimeSettings } from './realtime'

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
