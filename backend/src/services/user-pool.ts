export interface UserPoolOptions {
  readonly poolId: string
  readonly clientId: string
  /** Public URL of the local stand-in; empty for AWS in the pool's region. */
  readonly url: string
}

/** A response of the pool in its protocol. */
export interface PoolAnswer {
  readonly status: number
  readonly body: unknown
  /** Name of the exception; null without one. */
  readonly error: string | null
}

/** A refusal in the pool's format, which is the only one that pages know. */
export const poolError = (error: string, message: string, status = 400): PoolAnswer => ({
  status,
  body: { __type: error, message },
  error,
})

/** Calls of the pool that need no credentials, for users who are not signed in yet. */
export interface UserPool {
  readonly clientId: string
  /** Rejects if the pool does not respond. */
  ask(operation: string, input: object): Promise<PoolAnswer>
}

/** Longer than a page waits, so that the page reports its own timeout. */
const TIMEOUT_MS = 12_000

/** Cognito or a compatible service. */
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
