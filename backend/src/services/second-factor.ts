import * as v from 'valibot'
import { log } from '@portal/server'
import { conflict, invalid, tooMany, unauthenticated, unavailable } from '../errors/failure'
import type { UserPool } from './user-pool'

const SettingsSchema = v.object({ UserMFASettingList: v.optional(v.array(v.string()), []) })
const SecretSchema = v.object({ SecretCode: v.string() })
const VerifiedSchema = v.object({ Status: v.literal('SUCCESS') })

/** The authenticator app of an access token's user, at the pool [OPEN-217]. */
export interface SecondFactor {
  isOn(): Promise<boolean>
  /** A new secret in base 32. Refused while a second factor is on, because the active one would be lost. */
  begin(): Promise<string>
  turnOn(code: string): Promise<void>
  turnOff(code: string): Promise<void>
}

export function secondFactor(userPool: UserPool, accessToken: string): SecondFactor {
  async function ask<S extends v.GenericSchema>(
    operation: string,
    input: object,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { status, body, error } = await userPool
      .ask(operation, { AccessToken: accessToken, ...input })
      .catch((reason: unknown) => {
        log.error(`identity: ${operation} was not answered`, reason)
        throw away()
      })
    const parsed = v.safeParse(schema, body)
    if (status === 200 && parsed.success) return parsed.output
    throw refusal(operation, error)
  }

  const prefer = (isOn: boolean) =>
    ask('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn } }, v.object({}))
  const prove = (code: string) => ask('VerifySoftwareToken', { UserCode: code }, VerifiedSchema)
  const isOn = async () => (await ask('GetUser', {}, SettingsSchema)).UserMFASettingList.includes('SOFTWARE_TOKEN_MFA')
  return {
    isOn,
    begin: async () => {
      if (await isOn()) throw conflict('Two-step sign-in is on already. Turn it off first to use another app.')
      return (await ask('AssociateSoftwareToken', {}, SecretSchema)).SecretCode
    },
    turnOn: async (code) => {
      await prove(code)
      await prefer(true)
    },
    turnOff: async (code) => {
      await prove(code)
      await prefer(false)
    },
  }
}

const away = () =>
  unavailable('The sign-in service does not answer at the moment. Nothing was changed; try again shortly.')

/** The failure for an exception of the pool. */
function refusal(operation: string, error: string | null): Error {
  switch (error) {
    case 'CodeMismatchException':
    case 'EnableSoftwareTokenMFAException':
    case 'ExpiredCodeException':
      return invalid({ code: 'wrong' }, 'The code is not right, or was used already. Nothing was changed.')
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return tooMany('Too many wrong codes. Wait 15 minutes, then try again.', 15 * 60)
    case 'NotAuthorizedException':
      return unauthenticated()
    case 'SoftwareTokenMFANotFoundException':
    case 'InvalidParameterException':
      return conflict('Two-step sign-in is not offered here yet. Nothing was changed.')
    default:
      log.error(`identity: ${operation} was refused: ${error ?? 'no exception'}`)
      return away()
  }
}
