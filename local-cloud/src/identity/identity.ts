import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import dayjs from 'dayjs'
import { Mailer } from './mailer'
import { Pool } from './pool'
import { SignInLock, WindowLimit } from './limits'
import { Tokens, hashOf } from './tokens'
import type { Exchange } from './srp'
import type { NewAccount, Session, User } from './pool'

const SESSION_DAYS = 30
const CHALLENGE_MINUTES = 3
const MOST_CHALLENGES = 5_000

export interface IdentityOptions {
  folder: string
  poolId: string
  clientId: string
  issuer: string
  smtpPort: number
}

/** Short-lived values by key, each usable once. */
class OneTimeStore<T> {
  readonly #held = new Map<string, { value: T; expiresAt: number }>()

  put(key: string, value: T): void {
    this.#held.set(key, { value, expiresAt: dayjs().add(CHALLENGE_MINUTES, 'minute').valueOf() })
    const [oldest] = this.#held.keys()
    if (this.#held.size > MOST_CHALLENGES && oldest !== undefined) this.#held.delete(oldest)
  }

  /** Returns the value without using it up. */
  peek(key: string): T | undefined {
    const held = this.#held.get(key)
    return held && held.expiresAt > Date.now() ? held.value : undefined
  }

  take(key: string): T | undefined {
    const value = this.peek(key)
    this.#held.delete(key)
    return value
  }

  clear(): void {
    this.#held.clear()
  }
}

/** A user pool with one app client. */
export class Identity {
  readonly pool: Pool
  readonly tokens: Tokens
  readonly mailer: Mailer
  readonly poolId: string
  readonly clientId: string
  readonly signInLock = new SignInLock()
  readonly codeRequests = new WindowLimit(5)
  readonly codeTries = new WindowLimit(5)
  readonly passwordTries = new WindowLimit(5)
  readonly tokenTries = new WindowLimit(5, 15 * 60_000)
  readonly passwordClaims = new OneTimeStore<{ username: string; exchange: Exchange }>()
  readonly newPasswords = new OneTimeStore<{ username: string }>()
  readonly tokenChallenges = new OneTimeStore<{ username: string }>()
  readonly setUps = new OneTimeStore<{ username: string; hasShownCode: boolean }>()

  private constructor(pool: Pool, tokens: Tokens, options: IdentityOptions) {
    this.pool = pool
    this.tokens = tokens
    this.mailer = new Mailer(options.smtpPort)
    this.poolId = options.poolId
    this.clientId = options.clientId
  }

  static async open(options: IdentityOptions): Promise<Identity> {
    const tokens = await Tokens.open(join(options.folder, 'signing-key.pem'), options)
    const pool = await Pool.open(options.poolId, join(options.folder, 'pool.json'))
    return new Identity(pool, tokens, options)
  }

  /** Creates the accounts if the pool is empty; returns whether it did. */
  async seedAccounts(accounts: NewAccount[]): Promise<boolean> {
    if (this.pool.users.size > 0) return false
    for (const account of accounts) this.pool.add(account)
    await this.pool.save()
    return true
  }

  async startSession(user: User): Promise<{ session: Session; refreshToken: string }> {
    const refreshToken = randomBytes(48).toString('base64url')
    const session: Session = {
      originJti: randomUUID(),
      sub: user.sub,
      username: user.username,
      refreshHash: hashOf(refreshToken),
      authTime: Math.floor(Date.now() / 1000),
      expiresAt: dayjs().add(SESSION_DAYS, 'day').valueOf(),
    }
    this.pool.sessions.set(session.originJti, session)
    await this.pool.save()
    return { session, refreshToken }
  }

  sessionOfRefreshToken(refreshToken: string): Session | undefined {
    const hash = hashOf(refreshToken)
    return [...this.pool.sessions.values()].find((session) => session.refreshHash === hash)
  }

  /** A new 6-digit code, valid for an hour; the previous code becomes invalid. */
  async issueResetCode(user: User): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    user.resetCode = { hash: hashOf(`${user.sub}:${code}`), expiresAt: dayjs().add(1, 'hour').valueOf() }
    await this.pool.save()
    return code
  }

  async reset(): Promise<void> {
    this.pool.clear()
    this.signInLock.clear()
    this.codeRequests.clear()
    this.codeTries.clear()
    this.passwordTries.clear()
    this.tokenTries.clear()
    this.passwordClaims.clear()
    this.newPasswords.clear()
    this.tokenChallenges.clear()
    this.setUps.clear()
    await this.pool.save()
  }
}
