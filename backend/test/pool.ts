import { unavailable, Refusal } from '../src/errors/failure'
import { CLIENT_ID } from './identity'
import type { IdentityAdmin } from '../src/services/identity-admin'
import type { Mail, Message } from '../src/services/mail'
import type { PoolAnswer, UserPool } from '../src/services/user-pool'
import type { ShortMessage, Sms } from '../src/services/sms'

export interface TestPool {
  readonly admin: IdentityAdmin
  /** The sign-in side of the pool; returns `answer`. */
  readonly signIn: UserPool
  answer: PoolAnswer
  /** Other responses by operation. */
  readonly answerTo: Map<string, PoolAnswer>
  /** Users whose sign-ins require a code. */
  readonly secondFactors: Set<string>
  readonly mail: Mail
  /** Whether each account may sign in, by username. */
  readonly accounts: Map<string, boolean>
  /** Valid temporary passwords; an account with a password of its own has none. */
  readonly temporary: Map<string, string>
  /** Calls to the pool, as `operation username`. */
  readonly calls: string[]
  readonly mails: Message[]
  readonly sms: Sms
  readonly texts: ShortMessage[]
  /** Addresses and numbers that the receiving side refuses. */
  readonly refused: Set<string>
  /** The part that does not respond; `lost`: accounts are created, but the response never arrives. */
  isAway: 'identity' | 'mail' | 'sms' | 'lost' | null
}

const ACCOUNTS = ['owner@harbour.test', 'nurse@harbour.test', 'new@harbour.test', 'owner@banksia.test']

/** A user pool and a mail server in memory. */
export function testPool(): TestPool {
  const accounts = new Map(ACCOUNTS.map((username) => [username, true]))
  const temporary = new Map<string, string>()
  const answer = <T>(part: 'identity' | 'mail' | 'sms', value: () => T): Promise<T> =>
    pool.isAway === part ? Promise.reject(unavailable(`${part} is away`)) : Promise.resolve(value())
  const asked = <T>(operation: string, username: string, value: () => T): Promise<T> => {
    pool.calls.push(`${operation} ${username}`)
    return answer('identity', value)
  }
  const set = (username: string, isEnabled: boolean) => {
    if (accounts.has(username)) accounts.set(username, isEnabled)
  }
  const pool: TestPool = {
    accounts,
    temporary,
    calls: [],
    mails: [],
    texts: [],
    refused: new Set(),
    isAway: null,
    answer: { status: 200, body: {}, error: null },
    answerTo: new Map(),
    secondFactors: new Set(),
    signIn: {
      clientId: CLIENT_ID,
      ask: (operation, input) =>
        asked(
          operation,
          'Username' in input ? String(input.Username) : '-',
          () => pool.answerTo.get(operation) ?? pool.answer,
        ),
    },
    admin: {
      exists: (username) => asked('exists', username, () => accounts.has(username)),
      create: ({ username, email, temporaryPassword }) =>
        asked('create', username, () => {
          if (accounts.has(username)) return 'taken'
          if (!/^[\w.+-]+@[\w.-]+$/.test(email)) return 'refused'
          accounts.set(username, true)
          temporary.set(username, temporaryPassword)
          if (pool.isAway === 'lost') throw unavailable('the answer was lost')
          return 'created'
        }),
      enable: (username) =>
        asked('enable', username, () => {
          set(username, true)
          if (!accounts.has(username)) return 'missing'
          return temporary.has(username) ? 'unused' : 'enabled'
        }),
      disable: (username) => asked('disable', username, () => set(username, false)),
      setPassword: (username, password) =>
        asked('password', username, () => {
          temporary.set(username, password)
        }),
      hasSecondFactor: (username) => asked('second factor', username, () => pool.secondFactors.has(username)),
      resetSecondFactor: (username) =>
        asked('reset second factor', username, () => {
          pool.secondFactors.delete(username)
        }),
      remove: (username) =>
        asked('remove', username, () => {
          accounts.delete(username)
          temporary.delete(username)
        }),
    },
    mail: {
      send: (message) =>
        answer('mail', () => {
          if (pool.refused.has(message.to)) throw new Refusal('550')
          pool.mails.push(message)
        }),
    },
    sms: {
      send: (message) =>
        answer('sms', () => {
          if (pool.refused.has(message.to)) throw new Refusal('422')
          pool.texts.push(message)
        }),
    },
  }
  return pool
}
