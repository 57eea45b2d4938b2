import { ownApi } from '@portal/server'
import type { OwnService } from '@portal/server'
import * as v from 'valibot'
import type { OperatorAccess } from '../http/operator-access'
import { channelSetting } from '../releases/documents/names'
import { address, callerSecrets, inProject, logFormat, readSettingsOf } from '../settings'
import type { KeySource } from '../releases/served/trusted-store'
import { KeysEnvironmentSchema, readKeySource } from '../releases/served/trusted-store'
import { storePlaceOf, StoreEnvironmentSchema, type StorePlace } from '../releases/store/open-store'

/** Store, keys, API and channel of a guard. */
export interface GuardOptions extends StorePlace, KeySource {
  readonly channel: string
  readonly apiUrl: string
  readonly ownApi?: OwnService | undefined
  readonly token: string
  /** Set in production: limits its verdicts to the operator. */
  readonly operatorAccess?: OperatorAccess | undefined
  /** File of the private key that signs rollbacks. */
  readonly key: string
  readonly origins: readonly string[]
  /** Port of `/health`. */
  readonly port: number
}

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  LOG_FORMAT: logFormat,
  ...StoreEnvironmentSchema.entries,
  RELEASE_CHANNEL: channelSetting,
  ...KeysEnvironmentSchema.entries,
  GUARD_KEY: v.string(),
  REMOTE_ORIGINS: v.string(),
  API_URL: address,
  CALLER_SECRETS: callerSecrets,
  OPERATOR_TOKEN: v.pipe(v.string(), v.regex(/^\w{32,}$/, 'not at least 32 letters and digits')),
  PORT_GUARD: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535)),
})

/** The guard's options from environment variables. Throws with the names of the wrong ones. */
export function guardOptionsFromEnvironment(environment: NodeJS.ProcessEnv): GuardOptions {
  const settings = readSettingsOf('guard', EnvironmentSchema, environment)
  return {
    ...storePlaceOf(settings),
    channel: settings.RELEASE_CHANNEL,
    apiUrl: settings.API_URL,
    ownApi: ownApi('guard', settings),
    token: settings.OPERATOR_TOKEN,
    operatorAccess: settings.NODE_ENV === 'production' ? { operatorToken: settings.OPERATOR_TOKEN } : undefined,
    ...readKeySource(settings, environment),
    key: inProject(settings.GUARD_KEY),
    origins: settings.REMOTE_ORIGINS.split(' ').filter(Boolean),
    port: settings.PORT_GUARD,
  }
}
