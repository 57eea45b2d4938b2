import { randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { StateFile } from '../store/state-file'
import { makeVerifier } from './srp'

const SoftwareTokenSchema = v.object({
  /** In base 32. */
  secret: v.string(),
  /** The user has entered a code of this secret. */
  verified: v.boolean(),
  /** Sign-in requires a code. */
  enabled: v.boolean(),
  /** Time step of the last accepted code; codes up to this step are refused. */
  usedStep: v.number(),
})
const UserSchema = v.object({
  username: v.string(),
  email: v.string(),
  sub: v.string(),
  salt: v.string(),
  verifier: v.string(),
  /** A temporary password must be changed at the first sign-in. */
  temporary: v.boolean(),
  enabled: v.boolean(),
  /** Seconds since 1970. */
  createdAt: v.number(),
  resetCode: v.nullable(v.object({ hash: v.string(), expiresAt: v.number() })),
  /** An account can have one authenticator app. */
  softwareToken: v.nullable(SoftwareTokenSchema),
})
const SessionSchema = v.object({
  originJti: v.string(),
  sub: v.string(),
  username: v.string(),
  refreshHash: v.string(),
  authTime: v.number(),
  expiresAt: v.number(),
})
const StateSchema = v.object({
  secret: v.string(),
  users: v.array(UserSchema),
  sessions: v.array(SessionSchema),
})

export type User = v.InferOutput<typeof UserSchema>
export type SoftwareToken = v.InferOutput<typeof SoftwareTokenSchema>
export type Session = v.InferOutput<typeof SessionSchema>

export interface NewAccount {
  username: string
  password: string
  temporary?: boolean | undefined
  email?: string | undefined
}

/** Usernames are case-insensitive. */
export const canonicalName = (username: string) => username.trim().toLowerCase()

/** Users and sessions in memory, saved as one file. */
export class Pool {
  readonly name: string
  readonly users = new Map<string, User>()
  readonly sessions = new Map<string, Session>()
  readonly #file: StateFile
  #secret = randomBytes(32).toString('hex')

  private constructor(poolId: string, file: StateFile) {
    this.name = poolId.split('_')[1] ?? poolId
    this.#file = file
  }

  static async open(poolId: string, path: string): Promise<Pool> {
    const file = new StateFile(path)
    const pool = new Pool(poolId, file)
    const stored = await file.read()
    if (stored === undefined) return pool
    const state = v.safeParse(StateSchema, stored)
    if (!state.success) {
      await file.setAside()
      return pool
    }
    pool.#secret = state.output.secret
    for (const user of state.output.users) pool.users.set(user.username, user)
    for (const session of state.output.sessions) pool.sessions.set(session.originJti, session)
    return pool
  }

  /** Seed of the fake verifiers for unknown users. */
  get secret(): string {
    return this.#secret
  }

  find(username: string): User | undefined {
    return this.users.get(canonicalName(username))
  }

  /** The caller checks that the name is free. */
  add(account: NewAccount): User {
    const username = canonicalName(account.username)
    const user: User = {
      username,
      email: account.email ?? username,
      sub: randomUUID(),
      ...makeVerifier(this.name, username, account.password),
      temporary: account.temporary ?? false,
      enabled: true,
      createdAt: Math.floor(Date.now() / 1000),
      resetCode: null,
      softwareToken: null,
    }
    this.users.set(username, user)
    return user
  }

  setPassword(user: User, password: string, temporary = false): void {
    Object.assign(user, makeVerifier(this.name, user.username, password))
    user.temporary = temporary
    user.resetCode = null
  }

  endSessionsOf(user: User): void {
    for (const session of this.sessions.values()) {
      if (session.sub === user.sub) this.sessions.delete(session.originJti)
    }
  }

  /** The user of a valid session: unexpired, and the account enabled. */
  userOfSession(session: Session | undefined): User | undefined {
    if (!session || session.expiresAt <= Date.now()) return undefined
    const user = this.users.get(session.username)
    return user?.enabled && user.sub === session.sub ? user : undefined
  }

  clear(): void {
    this.users.clear()
    this.sessions.clear()
  }

  save(): Promise<void> {
    const now = Date.now()
    for (const [id, session] of this.sessions) if (session.expiresAt <= now) this.sessions.delete(id)
    return this.#file.save(() => ({
      secret: this.#secret,
      users: [...this.users.values()],
      sessions: [...this.sessions.values()],
    }))
  }

  settled(): Promise<void> {
    return this.#file.settled()
  }
}
