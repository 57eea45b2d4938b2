import type { Metrics } from '@portal/server'
import type { DrawArtwork, DrawProof, DrawWords } from './artwork/drawing'
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

/** Dependencies of the app; tests provide their own. */
export interface Deps {
  readonly db: Db
  readonly auth: Authenticator
  readonly signInLimits: SignInLimits
  /** Counts calls of staff and owners, and refuses beyond the limits. */
  readonly sessionCalls: SessionCalls
  readonly guests: GuestTokens
  readonly storage: Storage
  readonly draw: DrawArtwork
  /** Draws words on items that are no plaques. */
  readonly drawWords: DrawWords
  readonly drawProof: DrawProof
  readonly links: SignedLinks
  readonly identity: IdentityAdmin
  /** The pool in which staff sign in. */
  readonly userPool: UserPool
  /** Seals the refresh tokens that are stored for browsers. */
  readonly refreshSeal: RefreshSeal
  readonly mail: Mail
  /** Null without a provider: no SMS is sent or promised. */
  readonly sms: Sms | null
  readonly portal: PortalAddress
  /** Work after a commit. */
  readonly outbox: Pick<OutboxWorker, 'wake'>
  readonly places: Places
  readonly realtime: Realtime
  /** Metrics for operators. */
  readonly metrics: Metrics
  readonly now: () => Date
  readonly version: string
  /** Secrets of permitted callers; empty permits everybody. */
  readonly callers: readonly string[]
  /** Folder of the embedded database; null on PostgreSQL. */
  readonly folder: string | null
  /** Number of trusted proxies in front, which report the caller's address. */
  readonly proxies: number
  /** Whether only the operator may read documents, versions and queue of the service. */
  readonly isClosed: boolean
  /** Whether the process is about to end, so that a load balancer sends nothing new. */
  readonly isDraining: () => boolean
  /** Checks every response against the contract before it is sent; for tests. */
  readonly checkAnswers: boolean
}
