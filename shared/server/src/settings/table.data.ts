import type { TlsKind } from './in-the-open'

/** A production program that reads settings. */
export type Program = 'backend' | 'web server' | 'guard' | 'release API' | 'portal'

/** A value, or a function of other settings. */
export type Default = string | ((valueOf: (name: string) => string) => string)

export interface Setting {
  readonly by: readonly Program[]
  /** Whether a deployment must, may or must never set it; `rehearsal`: only with REHEARSAL. */
  readonly production: 'must' | 'may' | 'never' | 'rehearsal'
  /** Required for this program, optional for others. */
  readonly mustFor?: Program
  /** Required only when this is true. */
  readonly where?: (valueOf: (name: string) => string) => boolean
  /** For the platform's secret store: the value itself, or the file that it names. */
  readonly secret?: 'value' | 'file'
  /** Names a service that requires TLS in production. */
  readonly tls?: TlsKind
  /** The operator's own service: TLS is required unless it is on this machine or the network is trusted. */
  readonly isOwn?: true
  /** Content of the named file. */
  readonly pem?: 'certificate' | 'private key'
  /** Requires this other setting. */
  readonly beside?: string
  /** An empty value is valid. */
  readonly mayBeEmpty?: true
  /** Default value. */
  readonly fallback?: Default
  /** Default value of the demo. Production refuses it, except with REHEARSAL. */
  readonly demo?: Default
}

const setting = <const T extends Setting>(one: T): T => one

const BOTH = ['backend', 'web server'] as const
const SERVERS = ['backend', 'web server', 'guard', 'release API'] as const
/** Servers without the guard, which listens only on loopback. */
const LISTENING = ['backend', 'web server', 'release API'] as const
const TRUSTING = ['backend', 'web server', 'guard', 'release API', 'portal'] as const
const RELEASES = ['web server', 'guard', 'release API', 'portal'] as const
const cloud = (path: string) => (valueOf: (name: string) => string) => `http://127.0.0.1:${valueOf('PORT_CLOUD')}${path}`
const POOL = 'ap-southeast-2_Portal001'
const inProduction = (there: string, else_: string) => (valueOf: (name: string) => string) =>
  valueOf('NODE_ENV') === 'production' ? there : else_
const noRootKey = (valueOf: (name: string) => string) => valueOf('RELEASE_ROOT_KEY') === ''
const inBucket = (valueOf: (name: string) => string) => valueOf('RELEASE_STORE').startsWith('s3:')

/**
 * All settings of production programs: readers, default, use in production and secrecy. `docs/settings.md` describes each;
 * a spec compares it with this table.
 */
export const SETTINGS = {
  NODE_ENV: setting({ by: SERVERS, production: 'must' }),
  REHEARSAL: setting({ by: BOTH, production: 'may', fallback: '' }),
  NETWORK_BETWEEN: setting({ by: SERVERS, production: 'may', fallback: '' }),
  OWN_CA: setting({ by: TRUSTING, production: 'may', pem: 'certificate' }),
  OWN_CA_FOR: setting({
    by: TRUSTING,
    production: 'may',
    fallback: 'API_URL DATABASE_URL SMTP_URL STORAGE_ENDPOINT RELEASE_STORE_ENDPOINT',
  }),
  TLS_CERTIFICATE: setting({ by: LISTENING, production: 'may', pem: 'certificate', beside: 'TLS_KEY' }),
  TLS_KEY: setting({
    by: LISTENING,
    production: 'may',
    secret: 'file',
    pem: 'private key',
    beside: 'TLS_CERTIFICATE',
  }),
  CALLER_SECRETS: setting({ by: ['backend', 'web server', 'guard'], production: 'may', secret: 'value', fallback: '' }),
  LOG_FORMAT: setting({ by: SERVERS, production: 'may', fallback: inProduction('json', 'text') }),

  PORT: setting({ by: ['web server'], production: 'may', fallback: '8080' }),
  HOST: setting({ by: ['web server'], production: 'may', fallback: '127.0.0.1' }),
  API_URL: setting({
    by: ['web server', 'guard'],
    production: 'must',
    fallback: 'http://127.0.0.1:8081',
    tls: 'https',
    isOwn: true,
  }),
  CLOUD_URL: setting({ by: ['web server'], production: 'rehearsal' }),
  ALLOWED_HOSTS: setting({ by: ['web server'], production: 'may', fallback: '' }),
  TRUST_PROXY: setting({ by: BOTH, production: 'must', fallback: '0' }),
  DRAIN_SECONDS: setting({ by: BOTH, production: 'may', fallback: inProduction('5', '0') }),
  FINISH_SECONDS: setting({ by: BOTH, production: 'may', fallback: inProduction('20', '5') }),

  RELEASE_STORE: setting({ by: RELEASES, production: 'must', fallback: '.data/releases' }),
  RELEASE_STORE_ENDPOINT: setting({ by: RELEASES, production: 'may', tls: 'https', isOwn: true }),
  RELEASE_STORE_ACCESS_KEY: setting({
    by: RELEASES,
    production: 'must',
    secret: 'value',
    mayBeEmpty: true,
    where: inBucket,
    fallback: '',
  }),
  RELEASE_STORE_SECRET_KEY: setting({
    by: RELEASES,
    production: 'must',
    secret: 'value',
    mayBeEmpty: true,
    where: inBucket,
    fallback: '',
  }),
  RELEASE_COPIES: setting({ by: RELEASES, production: 'may', fallback: '.data/release-copies' }),
  RELEASE_CDN: setting({ by: ['web server'], production: 'may', tls: 'https', isOwn: true }),
  RELEASE_CHANNEL: setting({ by: RELEASES, production: 'may', fallback: 'live' }),
  RELEASE_ROOT_KEY: setting({ by: RELEASES, production: 'may', fallback: '' }),
  RELEASE_ROOT_SIGNER: setting({ by: ['portal'], production: 'may', fallback: '.data/root-key.pem' }),
  RELEASE_KEYS: setting({ by: RELEASES, production: 'must', where: noRootKey, fallback: '.data/release-keys.json' }),
  RELEASE_KEY: setting({ by: ['portal'], production: 'may', fallback: '.data/release-key.pem' }),
  RELEASE_PORTAL: setting({ by: ['portal'], production: 'may', fallback: '' }),
  PREVIEW_USERS: setting({ by: ['portal'], production: 'may', fallback: '' }),
  GUARD_KEY: setting({ by: ['guard'], production: 'must', secret: 'file', fallback: '.data/guard-key.pem' }),
  PORT_GUARD: setting({ by: ['guard'], production: 'may', fallback: '8084' }),
  RELEASE_API: setting({ by: ['web server', 'portal'], production: 'may', tls: 'https', fallback: '' }),
  HOST_RELEASE_API: setting({ by: ['release API'], production: 'may', fallback: '127.0.0.1' }),
  PORT_RELEASE_API: setting({ by: ['release API'], production: 'may', fallback: '8085' }),
  RELEASE_SEEN: setting({ by: ['web server'], production: 'must' }),
  DEV_REMOTES_DIR: setting({ by: ['web server'], production: 'never' }),

  PUBLIC_ORIGIN: setting({ by: BOTH, production: 'must', demo: 'http://localhost:8080', tls: 'https' }),
  BRAND_HOSTS: setting({ by: BOTH, production: 'must' }),
  STOCK_INFORMATION_URL: setting({ by: ['web server'], production: 'may' }),
  REMOTE_ORIGINS: setting({ by: RELEASES, production: 'may', fallback: '' }),
  REMOTE_SOURCES: setting({ by: ['web server'], production: 'may' }),
  PORTAL_ORIGINS: setting({ by: ['web server'], production: 'may', fallback: '' }),
  CSP_CONNECT: setting({ by: ['web server'], production: 'may', fallback: '' }),
  CSP_IMAGES: setting({ by: ['web server'], production: 'may', fallback: '' }),
  ERRORS_DSN: setting({ by: ['web server'], production: 'may', fallback: '' }),
  TIMED_VISITS: setting({ by: ['web server'], production: 'may', fallback: '10' }),

  HOST_BACKEND: setting({ by: ['backend'], production: 'may', fallback: '127.0.0.1' }),
  PORT_BACKEND: setting({ by: ['backend'], production: 'may', fallback: '8081' }),
  DATABASE_URL: setting({ by: ['backend'], production: 'must', secret: 'value', tls: 'database', isOwn: true }),
  MIGRATION_DATABASE_URL: setting({
    by: ['backend'],
    production: 'may',
    secret: 'value',
    tls: 'database',
    isOwn: true,
    fallback: '',
  }),
  DATABASE_POOL: setting({ by: ['backend'], production: 'may', fallback: '8' }),
  OWNER_YEARS: setting({ by: ['backend'], production: 'may', fallback: '7' }),
  DATA_DIR: setting({ by: ['backend'], production: 'may', fallback: '.data' }),

  IDENTITY_USER_POOL_ID: setting({ by: BOTH, production: 'must', demo: POOL }),
  IDENTITY_CLIENT_ID: setting({ by: BOTH, production: 'must', demo: 'portalwebclient00000000000' }),
  IDENTITY_ENDPOINT: setting({ by: ['web server'], production: 'may', fallback: '/api/identity' }),
  IDENTITY_URL: setting({
    by: ['backend'],
    production: 'must',
    mayBeEmpty: true,
    demo: cloud('/identity/'),
    tls: 'https',
  }),
  IDENTITY_ISSUER: setting({
    by: ['backend'],
    production: 'must',
    demo: () => `https://cognito-idp.ap-southeast-2.amazonaws.com/${POOL}`,
  }),
  IDENTITY_JWKS_URI: setting({
    by: ['backend'],
    production: 'must',
    demo: cloud(`/identity/${POOL}/.well-known/jwks.json`),
    tls: 'https',
  }),
  IDENTITY_ADMIN_URL: setting({
    by: ['backend'],
    production: 'must',
    mayBeEmpty: true,
    demo: (valueOf) => `http://127.0.0.1:${valueOf('PORT_CLOUD_ADMIN')}`,
    tls: 'https',
  }),
  IDENTITY_ADMIN_ACCESS_KEY: setting({
    by: ['backend'],
    production: 'must',
    secret: 'value',
    mayBeEmpty: true,
    demo: 'PORTALDEMOIDENTITY00',
  }),
  IDENTITY_ADMIN_SECRET_KEY: setting({
    by: ['backend'],
    production: 'must',
    secret: 'value',
    mayBeEmpty: true,
    demo: 'portal-demo-identity-secret',
  }),

  SMTP_URL: setting({
    by: ['backend'],
    production: 'must',
    secret: 'value',
    demo: (valueOf) => `smtp://127.0.0.1:${valueOf('PORT_SMTP')}`,
    tls: 'mail',
    isOwn: true,
  }),
  MAIL_FROM: setting({ by: ['backend'], production: 'must', demo: 'Clinic portal <no-reply@portal.test>' }),
  SMS_URL: setting({ by: ['backend'], production: 'may', tls: 'https' }),
  SMS_KEY: setting({ by: ['backend'], production: 'may', secret: 'value' }),
  SMS_FROM: setting({ by: ['backend'], production: 'may' }),

  STORAGE_ENDPOINT: setting({
    by: ['backend'],
    production: 'must',
    demo: cloud('/storage'),
    tls: 'https',
    isOwn: true,
  }),
  STORAGE_PUBLIC_ENDPOINT: setting({
    by: ['backend'],
    production: 'must',
    mayBeEmpty: true,
    demo: '/cloud/storage',
    tls: 'https',
  }),
  STORAGE_BUCKET: setting({ by: ['backend'], production: 'must', fallback: 'portal' }),
  STORAGE_ACCESS_KEY: setting({
    by: ['backend'],
    production: 'must',
    secret: 'value',
    demo: 'PORTALDEMOACCESSKEY0',
  }),
  STORAGE_SECRET_KEY: setting({
    by: ['backend'],
    production: 'must',
    secret: 'value',
    demo: 'portal-demo-storage-secret',
  }),

  PLACES_URL: setting({ by: ['backend'], production: 'must', demo: cloud('/places'), tls: 'https' }),
  PLACES_KEY: setting({ by: ['backend'], production: 'must', secret: 'value', demo: 'portal-demo-places-key' }),

  PUSHER_APP_ID: setting({ by: ['backend'], production: 'must', demo: '1001' }),
  PUSHER_KEY: setting({ by: BOTH, production: 'must', demo: 'portal-demo-key' }),
  PUSHER_SECRET: setting({ by: ['backend'], production: 'must', secret: 'value', demo: 'portal-demo-secret' }),
  PUSHER_HOST: setting({ by: ['backend'], production: 'may', fallback: '127.0.0.1' }),
  PUSHER_PORT: setting({
    by: ['backend'],
    production: 'may',
    fallback: (valueOf) => valueOf('PORT_CLOUD'),
    tls: 'port',
    isOwn: true,
  }),
  PUSHER_WS_HOST: setting({ by: ['web server'], production: 'may' }),
  PUSHER_WS_PORT: setting({ by: ['web server'], production: 'may' }),
  PUSHER_WS_TLS: setting({ by: ['web server'], production: 'may', fallback: 'on', tls: 'switch' }),
  PUSHER_WS_PATH: setting({ by: ['web server'], production: 'must', mayBeEmpty: true, demo: '/cloud/realtime' }),

  SESSION_IDLE_MINUTES: setting({ by: ['backend'], production: 'may', fallback: '720' }),
  SESSION_HOURS: setting({ by: ['backend'], production: 'may', fallback: '168' }),
  STAFF_CALLS: setting({ by: ['backend'], production: 'may', fallback: '3000' }),
  PRACTICE_CALLS: setting({ by: ['backend'], production: 'may', fallback: '15000' }),
  LINE_CALLS: setting({ by: ['backend'], production: 'may', fallback: '600' }),
  OWNER_CALLS: setting({ by: ['backend'], production: 'may', fallback: '3000' }),

  OPERATOR_TOKEN: setting({
    by: ['backend', 'web server', 'guard', 'release API', 'portal'],
    production: 'may',
    mustFor: 'guard',
    secret: 'value',
    fallback: '',
  }),

  PORT_CLOUD: setting({ by: ['backend'], production: 'rehearsal', fallback: '8082' }),
  PORT_CLOUD_ADMIN: setting({ by: ['backend'], production: 'rehearsal', fallback: '8083' }),
  PORT_SMTP: setting({ by: ['backend'], production: 'rehearsal', fallback: '8025' }),
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof SETTINGS
