import { createContext, useContext } from 'react'
import type { ApiClient } from '@portal/api-client'
import type { BrandCode } from '@portal/brand'
import type { Brand, PriceVisibility, SessionUser, TimeZone, VetPractice } from '@portal/domain'

export interface Notice {
  readonly tone: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** What went wrong, for the error-reporting service and the log; never shown to the user. */
export interface FailureContext {
  readonly action: string
  readonly bookingId?: string | undefined
  readonly orderId?: string | undefined
}

/** Real-time connection data; the channel itself is opened by the remote that needs it. */
export interface RealtimeSettings {
  readonly key: string
  readonly host: string
  readonly port: number
  readonly path: string
  readonly secure: boolean
}

/**
 * All that the shell gives to remotes. Remotes never see a token: `api` is already authorised.
 * A change here is a change of CONTRACT_VERSION.
 */
export interface PortalHost {
  readonly contract: string
  /** The signed-in staff member; null for pet owners and on open pages without a session. */
  readonly user: SessionUser | null
  readonly practice: VetPractice | null
  /** Whose clock the page goes by: the practice's; UTC without one [OPEN-126]. */
  readonly timeZone: TimeZone
  /** The moment by the server's clock: clinic computers are wrong now and then [OPEN-135]. */
  now(): Date
  readonly brand: Brand & { readonly code: BrandCode }
  readonly prices: PriceVisibility
  readonly api: ApiClient
  readonly realtime: RealtimeSettings
  /** A short notice at the top of the page; success goes after 4 s [SHL-59]. */
  notify(notice: Notice): void
  /** Logs a failure with its context; HTTP 500 and render errors also go to the error service [EXT-16]. */
  report(error: unknown, context: FailureContext): void
  /** The engraving line that a pet's owner was verified for in this tab; null for everybody else [OPEN-77]. */
  readonly guestSession: GuestSession | null
  /** Ends the user's sessions on every computer, this one too; rejects when the server did not. */
  logOutEverywhere(): Promise<void>
  /**
   * Asks the user to sign in once more, in a dialog in place, before what changes how they sign in. False when they
   * would rather not [OPEN-280].
   */
  signInAgain(): Promise<boolean>
  /** Keeps an owner's tokens in session storage [SHL-23]; null ends the guest session. */
  setGuestSession(session: GuestTokens | null): void
}

export interface GuestSession {
  readonly bookingId: string
  readonly lineId: string
  /** When the hour of both tokens is over. */
  readonly expiresAt: Date
}

export interface GuestTokens extends GuestSession {
  readonly guestToken: string
  readonly clientToken: string
}

/** The page's host, which makes every call. */
export const HostContext = createContext<PortalHost | null>(null)
/** What a remote is given in its place; null outside of one. */
export const OwnHostContext = createContext<PortalHost | null>(null)

export const PortalHostProvider = HostContext.Provider

/** The host of this page. Throws outside the shell: a remote cannot run without one. */
export function usePortalHost(): PortalHost {
  const page = useContext(HostContext)
  const host = useContext(OwnHostContext) ?? page
  if (!host) throw new Error('usePortalHost outside the shell')
  return host
}

/** The signed-in user on a restricted route, where the guard has made sure of one. */
export function useSignedInUser(): SessionUser {
  const { user } = usePortalHost()
  if (!user) throw new Error('No user on a restricted route')
  return user
}
