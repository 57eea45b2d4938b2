import type { Metrics } from '@portal/server'
import type { DrawArtwork, DrawProof } from './artwork/drawing'
import type { Authenticator } from './auth/authenticate'
import type { SessionCalls } from './auth/session-calls'
import type { GuestTokens } from './auth/guest-token'
import type { Db } from './db/connect'
import type { OutboxWorker } from './outbox/worker'
import type { IdentityAdmin } from './services/identity-admin'
import type { Mail } from './services/mail'
import type { Places } from './services/places'
import type { PortalAddress } from './services/portal-address'
import type { Realtime } from './services/realtime'
import type { RefreshSeal } from './services/refresh-seal'
import type { SignedLinks } from './services/signed-links'
import type { Sms } from './services/sms'
import type { Storage } from './services/storage'
import type { SignInLimits } from './session/sign-in'
import type { UserPool } from './services/user-pool'

/** All an app works with; tests give their own. */
export interface Deps {
  readonly db: Db
  readonly auth: Authenticator
  /** How long a sign-in lasts. */
  readonly signInLimits: SignInLimits
  /** Counts what staff and owners call, and refuses beyond the limits. */
  readonly sessionCalls: SessionCalls
  readonly guests: GuestTokens
  readonly storage: Storage
  /** Draws what is engraved. */
  readonly draw: DrawArtwork
  /** Writes down what was approved. */
  readonly drawProof: DrawProof
  readonly links: SignedLinks
  readonly identity: IdentityAdmin
  /** Where staff sign in. */
  readonly userPool: UserPool
  /** Seals the refresh tokens that it keeps for the browser. */
  readonly refreshSeal: RefreshSeal
  readonly mail: Mail
  /** Null without a provider: nobody is sent an SMS, and nothing promises one. */
  readonly sms: Sms | null
  readonly portal: PortalAddress
  /** What is done after a commit. */
  readonly outbox: Pick<OutboxWorker, 'wake'>
  readonly places: Places
  readonly realtime: Realtime
  /** What operators are told of it in figures. */
  readonly metrics: Metrics
  readonly now: () => Date
  readonly version: string
  /** Secrets of those who may call at all; none: anybody. */
  readonly callers: readonly string[]
  /** Folder of the embedded database; null on PostgreSQL. */
  readonly folder: string | null
  /** How many proxies stand in front, whose word on the caller's address is believed. */
  readonly proxies: number
  /** Only the operator is told of the service itself: its documents, its versions, what waits. */
  readonly isClosed: boolean
  /** It is about to end: a balancer is to send nothing new. */
  readonly isDraining: () => boolean
  /** Checks every answer against the contract before it is sent; for tests. */
  readonly checkAnswers: boolean
}
