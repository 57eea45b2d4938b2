import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { unavailable } from '../src/errors/failure'
import { poolError } from '../src/services/user-pool'
import type { PoolAnswer, UserPool } from '../src/services/user-pool'
import { CLIENT_ID } from './identity'
import type { TestIdentity } from './identity'

export interface RotatingPool {
  readonly client: UserPool
  /** Whether a renewal returns a new refresh token, and whether the previous one ends at once. */
  rotates: boolean
  forgets: boolean
  isAway: boolean
  /** The refresh token of a sign-in that was not made at the portal. */
  begin(username: string): string
  /** An access token of the latest sign-in. */
  accessToken(): Promise<string>
  /** The pool's id of the latest sign-in, and the latest refresh token. */
  signInId(): string
  newest(): string
  refreshedWith(): readonly string[]
  revoked(): readonly string[]
  revokeAll(): void
}

const SignInSchema = v.object({ ChallengeResponses: v.object({ USERNAME: v.string() }) })
const RenewalSchema = v.union([
  v.object({ RefreshToken: v.string() }),
  v.pipe(
    v.object({ AuthParameters: v.object({ REFRESH_TOKEN: v.string() }) }),
    v.transform(({ AuthParameters }) => ({ RefreshToken: AuthParameters.REFRESH_TOKEN })),
  ),
])
const RevokeSchema = v.object({ Token: v.string() })

interface SignedIn {
  readonly id: string
  readonly username: string
}

/** A user pool with refresh tokens `token 1`, `token 2` …, and access tokens that name their sign-in. */
export function rotatingPool(identity: TestIdentity): RotatingPool {
  const good = new Map<string, SignedIn>()
  const refreshed: string[] = []
  const revoked: string[] = []
  let last: SignedIn = { id: '', username: '' }
  let made = 0
  const next = (of: SignedIn) => {
    last = of
    good.set(`token ${++made}`, of)
    return `token ${made}`
  }
  const accessOf = ({ id, username }: SignedIn) => identity.mint(username, { origin_jti: id })
  const handed = async (of: SignedIn, refresh: string | undefined): Promise<PoolAnswer> => {
    const tokens = { AccessToken: await accessOf(of), ...(refresh && { RefreshToken: refresh }) }
    return { status: 200, body: { AuthenticationResult: tokens }, error: null }
  }
  const renewed = async (input: object) => {
    const { RefreshToken: token } = v.parse(RenewalSchema, input)
    const of = good.get(token)
    if (of === undefined) return poolError('NotAuthorizedException', 'Refresh Token has been revoked')
    refreshed.push(token)
    if (!pool.rotates) return handed(of, undefined)
    if (pool.forgets) good.delete(token)
    return handed(of, next(of))
  }
  const answered = async (operation: string, input: object): Promise<PoolAnswer> => {
    if (operation === 'RespondToAuthChallenge') {
      const username = v.parse(SignInSchema, input).ChallengeResponses.USERNAME
      const of = { id: randomUUID(), username }
      return handed(of, next(of))
    }
    if (operation !== 'RevokeToken') return renewed(input)
    const { Token: token } = v.parse(RevokeSchema, input)
    good.delete(token)
    revoked.push(token)
    return { status: 200, body: {}, error: null }
  }
  const pool: RotatingPool = {
    rotates: false,
    forgets: true,
    isAway: false,
    begin: (username) => next({ id: randomUUID(), username }),
    accessToken: () => accessOf(last),
    signInId: () => last.id,
    newest: () => `token ${made}`,
    refreshedWith: () => refreshed,
    revoked: () => revoked,
    revokeAll: () => good.clear(),
    client: {
      clientId: CLIENT_ID,
      ask: async (operation, input) => {
        if (pool.isAway) throw unavailable('the pool is away')
        return answered(operation, input)
      },
    },
  }
  return pool
}
