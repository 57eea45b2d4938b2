import { log } from '@portal/server'
import { unavailable } from '../errors/failure'
import type { CognitoCalls, IdentityAdminOptions, NewAccount } from './cognito'

/** Administration of the user pool: accounts of team members. */
export interface IdentityAdmin {
  /** Whether an account has this username. */
  exists(username: string): Promise<boolean>
  /** `taken`: another account has this username. `refused`: the pool does not accept the address. */
  create(account: NewAccount): Promise<'created' | 'taken' | 'refused'>
  /** Lets the account sign in again. `unused`: it never had a password of its own. */
  enable(username: string): Promise<'enabled' | 'unused' | 'missing'>
  /** Lets the account begin no session and ends those it has. */
  disable(username: string): Promise<void>
  /** Sets a password; a `temporary` one must be changed at the next sign-in. */
  setPassword(username: string, password: string, kind: 'temporary' | 'own'): Promise<void>
  /** Whether sign-ins of the account require a code of an authenticator app. */
  hasSecondFactor(username: string): Promise<boolean>
  /** Stops requiring a code. */
  resetSecondFactor(username: string): Promise<void>
  remove(username: string): Promise<void>
}

/** Cognito or a compatible service. The library is loaded on first use, since accounts change rarely. */
export function identityAdmin(options: IdentityAdminOptions): IdentityAdmin {
  let loaded: Promise<CognitoCalls> | null = null

  /** The call's response, or the name of the exception if it is expected. */
  async function ask<T>(call: (calls: CognitoCalls) => Promise<T>, ...expected: string[]): Promise<T | string> {
    try {
      loaded ??= import('./cognito').then(({ cognitoCalls }) => cognitoCalls(options))
      return await call(await loaded)
    } catch (error) {
      if (error instanceof Error && expected.includes(error.name)) return error.name
      log.error('identity: not answered', error)
      throw unavailable('The sign-in service does not answer at the moment. Nothing was saved; try again shortly.')
    }
  }

  const statusOf = (username: string) => ask((calls) => calls.status(username), MISSING)
  return {
    exists: async (username) => (await statusOf(username)) !== MISSING,
    create: async (account) => {
      const made = await ask((calls) => calls.create(account), TAKEN, REFUSED)
      if (made === TAKEN) return 'taken'
      return made === REFUSED ? 'refused' : 'created'
    },
    enable: async (username) => {
      if ((await ask((calls) => calls.enable(username), MISSING)) === MISSING) return 'missing'
      return (await statusOf(username)) === 'FORCE_CHANGE_PASSWORD' ? 'unused' : 'enabled'
    },
    disable: async (username) => {
      // In this order no session begins in between. If the pool refuses because the account is disabled, its sessions
      // have ended too, and the contact has the time (`signed_out_at`).
      if ((await ask((calls) => calls.disable(username), MISSING)) !== MISSING)
        await ask((calls) => calls.signOut(username), MISSING, 'NotAuthorizedException')
    },
    setPassword: async (username, password, kind) => {
      await ask((calls) => calls.setPassword(username, password, kind === 'own'))
    },
    hasSecondFactor: async (username) =>
      (await ask((calls) => calls.mfaSettings(username), MISSING)).includes('SOFTWARE_TOKEN_MFA'),
    resetSecondFactor: async (username) => {
      await ask((calls) => calls.endMfa(username), MISSING)
    },
    remove: async (username) => {
      await ask((calls) => calls.remove(username), MISSING)
    },
  }
}

const MISSING = 'UserNotFoundException'
const TAKEN = 'UsernameExistsException'
const REFUSED = 'InvalidParameterException'
