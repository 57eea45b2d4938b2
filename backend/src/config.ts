import { resolve } from 'node:path'
import type { ConnectOptions } from './db/connect'
import type { IdentityOptions } from './auth/staff-token'
import type { StorageOptions } from './services/storage'

export interface BackendOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly database: ConnectOptions
  readonly identity: IdentityOptions
  readonly storage: StorageOptions
  readonly places: { readonly url: string, readonly key: string }
  /** Fills an empty database with the demo world. */
  readonly demo: boolean
}

type Env = Readonly<Record<string, string | undefined>>

/** Options from the environment; the defaults fit the local cloud. */
export function optionsFrom(env: Env): BackendOptions {
  const cloud = `http://127.0.0.1:${env.PORT_CLOUD ?? '8082'}`
  const issuer = env.IDENTITY_ISSUER ?? `${cloud}/identity`
  return {
    port: portFrom(env.PORT_BACKEND, 8081),
    database: {
      ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: resolve(env.DATA_DIR || '.data') }),
      ...(env.DATABASE_POOL && { poolSize: Number(env.DATABASE_POOL) }),
    },
    identity: {
      issuer,
      jwksUri: env.IDENTITY_JWKS_URI ?? `${issuer}/.well-known/jwks.json`,
      clientId: env.IDENTITY_CLIENT_ID ?? 'portal-local',
    },
    storage: {
      endpoint: env.STORAGE_ENDPOINT ?? `${cloud}/storage`,
      bucket: env.STORAGE_BUCKET ?? 'portal',
      accessKey: env.STORAGE_ACCESS_KEY ?? 'local',
      secretKey: env.STORAGE_SECRET_KEY ?? 'local-secret',
    },
    places: { url: env.PLACES_URL ?? `${cloud}/places`, key: env.PLACES_KEY ?? 'local' },
    demo: env.DEMO_DATA !== '0',
  }
}

function portFrom(value: string | undefined, fallback: number): number {
  const port = Number(value ?? fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT_BACKEND=${value} is not a port.`)
  return port
}
