import { createContext, useContext, useEffect } from 'react'
import type { ApiClient } from '@portal/api-client'
import type { BrandCode } from '@portal/brand'
import type { Brand, PriceVisibility, SessionUser, TimeZone, VetPractice } from '@portal/domain'

export interface Notice {
  readonly tone: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** Context of a failure, for the error service and the log; not shown to users. */
export interface FailureContext {
  readonly action: string
  readonly bookingId?: string | undefined
  readonly orderId?: string | undefined
}

/** Connection data of real-time messages; the remote that needs the channel opens it. */
export interface RealtimeSettings {
  readonly key: string
  readonly host: string
  readonly port: number
  readonly path: string
  readonly secure: boolean
}

/**
 * Everything that the shell gives to remotes. Remotes never see a token: `api` is already authorised. A change here is
 * a change of CONTRACT_VERSION.
 */
export interface PortalHost {
  readonly contract: string
  /** The signed-in staff member; null for pet owners and on open pages without a session. */
  readonly user: SessionUser | null
  readonly practice: VetPractice | null
  /** Time zone of the page: the practice's; UTC without one [OPEN-126]. */
  readonly timeZone: TimeZone
  /** The server's current time: clinic computers are sometimes wrong [OPEN-135]. */
  now(): Date
  readonly brand: Brand & { readonly code: BrandCode }
  readonly prices: PriceVisibility
  readonly api: ApiClient
  readonly realtime: RealtimeSettings
  /** Shows a short message at the top of the page; a success disappears after 4 s [SHL-59]. */
  notify(notice: Notice): void
  /** Logs a failure with its context; HTTP 500 and render errors also go to the error service [EXT-16]. */
  report(error: unknown, context: FailureContext): void
  /** The engraving line for which a pet's owner was verified in this tab; null for everybody else [OPEN-77]. */
  readonly guestSession: GuestSession | null
  /** Ends the user's sessions on every computer, this one too; rejects when the server failed to. */
  logOutEverywhere(): Promise<void>
  /**
   * Asks the user to sign in again, in a dialog, before a change of their sign-in. False when they cancel [OPEN-280].
   */
  signInAgain(): Promise<boolean>
  /** Stores an owner's tokens in session storage [SHL-23]; null ends the guest session. */
  setGuestSession(session: GuestTokens | null): void
}

export interface GuestSession {
  readonly bookingId: string
  readonly lineId: string
  /** When both tokens expire. */
  readonly expiresAt: Date
}

export interface GuestTokens extends GuestSession {
  readonly guestToken: string
  readonly clientToken: string
}

/** The page's host, without limits on calls. */
export const HostContext = createContext<PortalHost | null>(null)
/** A remote's limited host; null outside of a remote's place. */
export const OwnHostContext = createContext<PortalHost | null>(null)

export const PortalHostProvider = HostContext.Provider

/** The host of this page. Throws outside the shell. */
export function usePortalHost(): PortalHost {
  const page = useContext(HostContext)
  const host = useContext(OwnHostContext) ?? page
  if (!host) throw new Error('usePortalHost outside the shell')
  return host
}

/** The signed-in user on a staff route. Throws without one. */
export function useSignedInUser(): SessionUser {
  const { user } = usePortalHost()
  if (!user) throw new Error('No user on a restricted route')
  return user
}

/** Sets the browser tab's title to the screen's; screen readers announce it first. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
