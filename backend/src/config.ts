import { resolve } from 'node:path'
import type { IdentityOptions } from './auth/staff-token'
import { brandHosts, readBrandHosts } from '@portal/brand'
import { checkSettings } from './check-settings'
import type { ConnectOptions } from './db/connect'
import type { IdentityAdminOptions } from './services/cognito'
import type { MailOptions } from './services/mail'
import type { PortalAddressOptions } from './services/portal-address'
import type { RealtimeOptions } from './services/realtime'
import type { SmsOptions } from './services/sms'
import type { StorageOptions } from './services/storage'

export interface BackendOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly database: ConnectOptions
  readonly identity: IdentityOptions
  readonly identityAdmin: IdentityAdminOptions
  readonly mail: MailOptions
  /** null: no SMS is sent. */
  readonly sms: SmsOptions | null
  readonly portal: PortalAddressOptions
  readonly storage: StorageOptions
  readonly places: { readonly url: string; readonly key: string }
  readonly realtime: RealtimeOptions
  /** null: nobody makes the operator's calls. */
  readonly operatorToken: string | null
}

type Env = Readonly<Record<string, string | undefined>>

/** User pool of the local cloud's demo settings; a deployment names its own. */
const POOL_ID = 'ap-southeast-2_Portal001'

/** Options from the environment; the defaults fit the local cloud. Throws with the names of settings that are wrong. */
export function optionsFrom(env: Env): BackendOptions {
  checkSettings(env)
  const cloud = `http://127.0.0.1:${env.PORT_CLOUD ?? '8082'}`
  return {
    port: Number(env.PORT_BACKEND ?? '8081'),
    database: {
      ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: resolve(env.DATA_DIR || '.data') }),
      ...(env.DATABASE_POOL && { poolSize: Number(env.DATABASE_POOL) }),
    },
    identity: {
      issuer: env.IDENTITY_ISSUER ?? `https://cognito-idp.ap-southeast-2.amazonaws.com/${POOL_ID}`,
      jwksUri: env.IDENTITY_JWKS_URI ?? `${cloud}/identity/${POOL_ID}/.well-known/jwks.json`,
      clientId: env.IDENTITY_CLIENT_ID ?? 'portalwebclient00000000000',
    },
    identityAdmin: {
      poolId: env.IDENTITY_USER_POOL_ID ?? POOL_ID,
      url: env.IDENTITY_ADMIN_URL ?? `http://127.0.0.1:${env.PORT_CLOUD_ADMIN ?? '8083'}`,
      accessKey: env.IDENTITY_ADMIN_ACCESS_KEY ?? 'PORTALDEMOIDENTITY00',
      secretKey: env.IDENTITY_ADMIN_SECRET_KEY ?? 'portal-demo-identity-secret',
    },
    mail: {
      url: env.SMTP_URL ?? `smtp://127.0.0.1:${env.PORT_SMTP ?? '8025'}`,
      from: env.MAIL_FROM ?? 'Clinic portal <no-reply@portal.test>',
    },
    sms: env.SMS_URL ? { url: env.SMS_URL, key: env.SMS_KEY ?? '', from: env.SMS_FROM ?? '' } : null,
    portal: {
      origin: env.PUBLIC_ORIGIN ?? 'http://localhost:8080',
      brandHosts: readBrandHosts(env.BRAND_HOSTS ?? '') ?? brandHosts(),
    },
    storage: {
      endpoint: env.STORAGE_ENDPOINT ?? `${cloud}/storage`,
      publicEndpoint: env.STORAGE_PUBLIC_ENDPOINT ?? '/cloud/storage',
      bucket: env.STORAGE_BUCKET ?? 'portal',
      accessKey: env.STORAGE_ACCESS_KEY ?? 'PORTALDEMOACCESSKEY0',
      secretKey: env.STORAGE_SECRET_KEY ?? 'portal-demo-storage-secret',
    },
    places: { url: env.PLACES_URL ?? `${cloud}/places`, key: env.PLACES_KEY ?? 'portal-demo-places-key' },
    realtime: {
      appId: env.PUSHER_APP_ID ?? '1001',
      key: env.PUSHER_KEY ?? 'portal-demo-key',
      secret: env.PUSHER_SECRET ?? 'portal-demo-secret',
      host: env.PUSHER_HOST ?? '127.0.0.1',
      port: env.PUSHER_PORT ?? env.PORT_CLOUD ?? '8082',
    },
    operatorToken: env.OPERATOR_TOKEN || null,
  }
}
