import { keyFilesOf } from '@portal/server'
import type { KeyFiles } from '@portal/server'
import * as v from 'valibot'
import type { ClosedTo } from '../http/may-see-all'
import type { KeySource } from '../releases/served/trusted-store'
import { KeysEnvironmentSchema, readKeySource } from '../releases/served/key-source'
import { isHost, logFormat, settingsOf } from '../settings'
import { storePlaceOf, StoreEnvironmentSchema, type StorePlace } from '../releases/store/open-store'

/** What the release API works with. */
export interface ReleaseApiOptions extends StorePlace, KeySource {
  readonly origins: readonly string[]
  /** In production: who alone sees more than whether it is well. */
  readonly closedTo?: ClosedTo | undefined
  readonly port: number
  readonly address?: string | undefined
  /** It ends TLS itself; without them it speaks plain HTTP. */
  readonly tls?: KeyFiles | undefined
}

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  LOG_FORMAT: logFormat,
  ...StoreEnvironmentSchema.entries,
  ...KeysEnvironmentSchema.entries,
  REMOTE_ORIGINS: v.string(),
  OPERATOR_TOKEN: v.string(),
  TLS_CERTIFICATE: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
  HOST_RELEASE_API: v.pipe(v.string(), v.check(isHost, 'not a host')),
  PORT_RELEASE_API: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535)),
})

/** The options from environment variables; throws with the names of those that are wrong. */
export function releaseApiFromEnvironment(environment: NodeJS.ProcessEnv): ReleaseApiOptions {
  const settings = settingsOf('release API', EnvironmentSchema, environment)
  return {
    ...storePlaceOf(settings),
    ...readKeySource(settings, environment),
    origins: settings.REMOTE_ORIGINS.split(' ').filter(Boolean),
    closedTo: settings.NODE_ENV === 'production' ? { operatorToken: settings.OPERATOR_TOKEN } : undefined,
    address: settings.HOST_RELEASE_API,
    port: settings.PORT_RELEASE_API,
    tls: keyFilesOf(settings),
  }
}
