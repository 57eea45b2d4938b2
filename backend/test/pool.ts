import type { IdentityAdmin } from '../src/services/identity-admin'
import type { Mail, Message } from '../src/services/mail'
import { unavailable } from '../src/http/errors'

export interface TestPool {
  readonly admin: IdentityAdmin
  readonly mail: Mail
  /** Whether the account may sign in, by username. */
  readonly accounts: Map<string, boolean>
  readonly mails: Message[]
  /** What does not answer. */
  isAway: 'identity' | 'mail' | null
}

/** A user pool and a mail server in memory. */
export function testPool(): TestPool {
  const accounts = new Map(
    ['owner@harbour.test', 'nurse@harbour.test', 'new@harbour.test', 'owner@banksia.test'].map(username => [
      username,
      true,
    ]),
  )
  const answer = <T>(part: 'identity' | 'mail', value: () => T): Promise<T> =>
    pool.isAway === part ? Promise.reject(unavailable(`${part} is away`)) : Promise.resolve(value())
  const set = (username: string, isEnabled: boolean) =>
    answer('identity', () => {
      const isKnown = accounts.has(username)
      if (isKnown) accounts.set(username, isEnabled)
      return isKnown
    })
  const pool: TestPool = {
    accounts,
    mails: [],
    isAway: null,
    admin: {
      create: ({ username, email }) =>
        answer('identity', () => {
          if (accounts.has(username)) return 'taken'
          if (!/^[\w.+-]+@[\w.-]+$/.test(email)) return 'refused'
          accounts.set(username, true)
          return 'created'
        }),
      enable: username => set(username, true),
      disable: username => set(username, false),
      remove: username =>
        answer('identity', () => {
          accounts.delete(username)
        }),
    },
    mail: {
      send: message =>
        answer('mail', () => {
          pool.mails.push(message)
        }),
    },
  }
  return pool
}
