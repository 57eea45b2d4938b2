import { keyFilesOf } from '@portal/server'
import type { KeyFiles } from '@portal/server'
import * as v from 'valibot'
import type { OperatorAccess } from '../http/operator-access'
import type { KeySource } from '../releases/served/trusted-store'
import { KeysEnvironmentSchema, readKeySource } from '../releases/served/trusted-store'
import { isHost, logFormat, readSettingsOf } from '../settings'
import { storePlaceOf, StoreEnvironmentSchema, type StorePlace } from '../releases/store/open-store'

/** Store, keys and address of a release API. */
export interface ReleaseApiOptions extends StorePlace, KeySource {
  readonly origins: readonly string[]
  /** Set in production: limits details of `/health` to the operator. */
  readonly operatorAccess?: OperatorAccess | undefined
  readonly port: number
  readonly address?: string | undefined
  /** Certificate and key for TLS; without them the server speaks plain HTTP. */
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

/** The options from environment variables. Throws with the names of the wrong ones. */
export function releaseApiFromEnvironment(environment: NodeJS.ProcessEnv): ReleaseApiOptions {
  const settings = readSettingsOf('release API', EnvironmentSchema, environment)
  return {
    ...storePlaceOf(settings),
    ...readKeySource(settings, environment),
    origins: settings.REMOTE_ORIGINS.split(' ').filter(Boolean),
    operatorAccess: settings.NODE_ENV === 'production' ? { operatorToken: settings.OPERATOR_TOKEN } : undefined,
    address: settings.HOST_RELEASE_API,
    port: settings.PORT_RELEASE_API,
    tls: keyFilesOf(settings),
  }
}
