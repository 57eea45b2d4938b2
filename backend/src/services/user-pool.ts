export interface UserPoolOptions {
  readonly poolId: string
  readonly clientId: string
  /** The stand-in's public side; empty: the service of the pool's region. */
  readonly url: string
}

/** An answer of the pool, as its protocol has it. */
export interface PoolAnswer {
  readonly status: number
  readonly body: unknown
  /** The name of the exception; null for none. */
  readonly error: string | null
}

/** A refusal in the pool's words: pages know its errors alone. */
export const poolError = (error: string, message: string, status = 400): PoolAnswer => ({
  status,
  body: { __type: error, message },
  error,
})

/** The pool's calls for whoever is not signed in yet, which need no key. */
export interface UserPool {
  readonly clientId: string
  /** Rejects when the pool does not answer. */
  ask(operation: string, input: object): Promise<PoolAnswer>
}

/** Longer than a page waits: what it gave up shows there as such. */
const TIMEOUT_MS = 12_000

/** Cognito or what speaks its protocol. */
export function userPool({ poolId, clientId, url }: UserPoolOptions): UserPool {
  const address = url || `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/`
  return {
    clientId,
    ask: async (operation, input) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(input),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const body: unknown = await answer.json()
      return { status: answer.status, body, error: answer.headers.get('x-amzn-errortype') }
    },
  }
}
