import { resolve } from 'node:path'
import type { CallLimits } from '../auth/session-calls'
import type { IdentityOptions } from '../auth/staff-token'
import { brandHosts, readBrandHosts } from '@portal/brand'
import { HOUR_MS, MINUTE_MS } from '@portal/domain'
import { keyFilesOf, ownCa, ownCaFile, readCallerSecrets, readSettings } from '@portal/server'
import type { Env, ShutdownTimeouts } from '@portal/server'
import { findSettingFaults } from './check-settings'
import type { ConnectOptions } from '../db/connect'
import type { ListenOptions } from '../http/listen'
import type { IdentityAdminOptions } from '../services/cognito'
import type { MailOptions } from '../services/mail'
import type { PortalAddressOptions } from '../services/portal-address'
import type { RealtimeOptions } from '../services/realtime'
import type { SmsOptions } from '../services/sms'
import type { StorageOptions } from '../services/storage'
import type { UserPoolOptions } from '../services/user-pool'
import type { SignInLimits } from '../session/sign-in'

export interface BackendOptions {
  readonly place: ListenOptions
  readonly patience: ShutdownTimeouts
  /** Number of trusted proxies in front. */
  readonly proxies: number
  /** Stand-ins replace the services [OPEN-361]. */
  readonly isRehearsal: boolean
  /** Whether only the operator may read details of the service. */
  readonly isClosed: boolean
  readonly database: ConnectOptions
  /** Years without an event after which owners' data is made unreadable. */
  readonly ownerYears: number
  readonly identity: IdentityOptions
  readonly userPool: UserPoolOptions
  readonly identityAdmin: IdentityAdminOptions
  readonly signIns: SignInLimits
  readonly calls: CallLimits
  readonly mail: MailOptions
  /** null: no SMS is sent. */
  readonly sms: SmsOptions | null
  readonly portal: PortalAddressOptions
  readonly storage: StorageOptions
  readonly places: { readonly url: string; readonly key: string }
  readonly realtime: RealtimeOptions
  /** Secrets of the permitted callers, which are web servers and the guard; empty permits everybody. */
  readonly callers: readonly string[]
  /** null closes the operator's calls. */
  readonly operatorToken: string | null
}

/** Options of a start that are no settings. */
export interface StartOptions {
  /** The start adds demo data, which no production has. */
  readonly isDemo?: boolean
}

/** Most settings have a default; for the others a missing value equals an empty one. */
const text = (value: string | undefined) => value ?? ''

const DEMO_IN_PRODUCTION = 'with NODE_ENV=production there is no demo data: start backend/src/main.ts'

/** Options from the environment; the defaults fit the local cloud. Throws with the names of all settings that are wrong. */
export function optionsFrom(environment: Env, { isDemo = false }: StartOptions = {}): BackendOptions {
  const { values: env, isProduction, isRehearsal, wrong: unfit, wrongNames } = readSettings('backend', environment)
  const demo = isProduction && !isRehearsal && isDemo ? [DEMO_IN_PRODUCTION] : []
  const wrong = [...unfit, ...demo, ...findSettingFaults(env, wrongNames)]
  if (wrong.length > 0) throw new Error(`${wrong.join('; ')}. See docs/settings.md.`)
  return {
    place: { host: text(env.HOST_BACKEND), port: Number(env.PORT_BACKEND), tls: keyFilesOf(env) },
    patience: { drainMs: Number(env.DRAIN_SECONDS) * 1000, finishMs: Number(env.FINISH_SECONDS) * 1000 },
    proxies: Number(env.TRUST_PROXY),
    isRehearsal,
    isClosed: isProduction,
    database: databaseOf(env),
    ownerYears: Number(env.OWNER_YEARS),
    identity: {
      issuer: text(env.IDENTITY_ISSUER),
      jwksUri: text(env.IDENTITY_JWKS_URI),
      clientId: text(env.IDENTITY_CLIENT_ID),
    },
    userPool: {
      poolId: text(env.IDENTITY_USER_POOL_ID),
      clientId: text(env.IDENTITY_CLIENT_ID),
      url: text(env.IDENTITY_URL),
    },
    identityAdmin: {
      poolId: text(env.IDENTITY_USER_POOL_ID),
      url: text(env.IDENTITY_ADMIN_URL),
      accessKey: text(env.IDENTITY_ADMIN_ACCESS_KEY),
      secretKey: text(env.IDENTITY_ADMIN_SECRET_KEY),
    },
    signIns: {
      idleMs: Number(env.SESSION_IDLE_MINUTES) * MINUTE_MS,
      absoluteMs: Number(env.SESSION_HOURS) * HOUR_MS,
    },
    calls: callsOf(env),
    mail: { url: text(env.SMTP_URL), from: text(env.MAIL_FROM), ca: ownCa(env, 'SMTP_URL') },
    sms: env.SMS_URL ? { url: env.SMS_URL, key: text(env.SMS_KEY), from: text(env.SMS_FROM) } : null,
    portal: {
      origin: text(env.PUBLIC_ORIGIN),
      brandHosts: readBrandHosts(env.BRAND_HOSTS ?? '') ?? brandHosts(),
    },
    storage: {
      endpoint: text(env.STORAGE_ENDPOINT),
      publicEndpoint: text(env.STORAGE_PUBLIC_ENDPOINT),
      bucket: text(env.STORAGE_BUCKET),
      accessKey: text(env.STORAGE_ACCESS_KEY),
      secretKey: text(env.STORAGE_SECRET_KEY),
      ca: ownCa(env, 'STORAGE_ENDPOINT'),
    },
    places: { url: text(env.PLACES_URL), key: text(env.PLACES_KEY) },
    realtime: {
      appId: text(env.PUSHER_APP_ID),
      key: text(env.PUSHER_KEY),
      secret: text(env.PUSHER_SECRET),
      host: text(env.PUSHER_HOST),
      port: text(env.PUSHER_PORT),
    },
    callers: readCallerSecrets(env.CALLER_SECRETS) ?? [],
    operatorToken: env.OPERATOR_TOKEN || null,
  }
}

const callsOf = (env: Env): CallLimits => ({
  ofSignIn: Number(env.STAFF_CALLS),
  ofPractice: Number(env.PRACTICE_CALLS),
  ofLine: Number(env.LINE_CALLS),
  ofOwnersNetwork: Number(env.OWNER_CALLS),
})

function databaseOf(env: Env): ConnectOptions {
  if (!env.DATABASE_URL) return { folder: resolve(env.DATA_DIR || '.data') }
  const ca = ownCaFile(env, 'DATABASE_URL')
  return {
    url: trusting(env.DATABASE_URL, ca),
    ...(env.MIGRATION_DATABASE_URL && { migrationUrl: trusting(env.MIGRATION_DATABASE_URL, ca) }),
    ...(env.DATABASE_POOL && { poolSize: Number(env.DATABASE_POOL) }),
  }
}

/** Adds the authority to the URL, so that PostgreSQL's own programs trust the same one. */
function trusting(address: string, ca: string | undefined): string {
  const url = new URL(address)
  if (ca === undefined || url.searchParams.get('sslmode') !== 'verify-full' || url.searchParams.has('sslrootcert')) {
    return address
  }
  url.searchParams.set('sslrootcert', ca)
  return url.href
}
