import { DEMO_SETTINGS } from './settings'
import type { LocalCloudOptions } from './settings'

type Env = Readonly<Record<string, string | undefined>>

function portFrom(env: Env, name: string, fallback: number): number {
  const text = env[name] ?? String(fallback)
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`${name} must be a port number`)
}

/** Throws with the name of an invalid setting. */
export function optionsFromEnvironment(env: Env): LocalCloudOptions {
  checkTexts(env)
  const { identity, realtime, storage, errors, places, mail, sms } = DEMO_SETTINGS
  return {
    port: portFrom(env, 'PORT_CLOUD', 8082),
    adminPort: portFrom(env, 'PORT_CLOUD_ADMIN', 8083),
    smtpPort: portFrom(env, 'PORT_SMTP', 8025),
    dataDir: env.DATA_DIR ?? '.data',
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT ?? 8080}`,
    settings: {
      identity: {
        ...identity,
        clientId: env.IDENTITY_CLIENT_ID ?? identity.clientId,
        issuer: env.IDENTITY_ISSUER ?? identity.issuer,
        accessKey: env.IDENTITY_ADMIN_ACCESS_KEY ?? identity.accessKey,
        secretKey: env.IDENTITY_ADMIN_SECRET_KEY ?? identity.secretKey,
      },
      realtime: {
        appId: env.PUSHER_APP_ID ?? realtime.appId,
        key: env.PUSHER_KEY ?? realtime.key,
        secret: env.PUSHER_SECRET ?? realtime.secret,
      },
      storage: {
        ...storage,
        bucket: env.STORAGE_BUCKET ?? storage.bucket,
        accessKey: env.STORAGE_ACCESS_KEY ?? storage.accessKey,
        secretKey: env.STORAGE_SECRET_KEY ?? storage.secretKey,
      },
      errors,
      places: { apiKey: env.PLACES_KEY ?? places.apiKey },
      mail,
      sms: { apiKey: env.SMS_KEY ?? sms.apiKey },
    },
  }
}

/** Settings that the backend must have with the same value. */
const TEXTS = [
  'IDENTITY_CLIENT_ID',
  'IDENTITY_ADMIN_ACCESS_KEY',
  'IDENTITY_ADMIN_SECRET_KEY',
  'PUSHER_APP_ID',
  'PUSHER_KEY',
  'PUSHER_SECRET',
  'STORAGE_BUCKET',
  'STORAGE_ACCESS_KEY',
  'STORAGE_SECRET_KEY',
  'PLACES_KEY',
  'SMS_KEY',
]
const ADDRESSES = ['IDENTITY_ISSUER', 'PUBLIC_ORIGIN']

function checkTexts(env: Env): void {
  for (const name of TEXTS) {
    if (!/^[\x21-\x7e]+$/.test(env[name] ?? 'default')) throw new Error(`${name} must be a text without spaces`)
  }
  for (const name of ADDRESSES) {
    if (!/^https?:\/\/[^\s/]/.test(env[name] ?? 'http://default')) throw new Error(`${name} must be a URL`)
  }
}
