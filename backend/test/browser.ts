import type { Hono } from 'hono'
import type { Reply } from './api'
import { CLIENT_ID } from './identity'

export interface PageAnswer {
  readonly status: number
  /** Name of the pool's exception. */
  readonly error: string | null
  readonly setCookie: string | undefined
  readonly body: Reply['body']
}

/** null omits a header that present browsers send. */
type Headers = Readonly<Record<string, string | null>>

export interface RenewalOptions {
  readonly operation?: 'InitiateAuth' | 'GetTokensFromRefreshToken'
  /** A refresh token stored in the page. */
  readonly token?: string
  readonly headers?: Headers
}

export interface TestBrowser {
  signIn(username: string, headers?: Headers): Promise<PageAnswer>
  renew(renewing?: RenewalOptions): Promise<PageAnswer>
  revoke(token?: string, headers?: Headers): Promise<PageAnswer>
  /** The reference in the cookie. */
  reference(): string
  /** Another browser with the present or another cookie, at the same or another backend. */
  copy(app?: Hono, cookie?: string): TestBrowser
}

const KEPT = 'kept-by-the-portal'

/** A page of the portal that signs in like its identity library, and its browser's cookie. */
export function browser(app: Hono, { scheme = 'https', cookie = '' } = {}): TestBrowser {
  let current = cookie
  const name = scheme === 'https' ? '__Host-portal-refresh' : 'portal-refresh'
  const call = async (operation: string, input: object, changed: Headers = {}): Promise<PageAnswer> => {
    const headers = {
      host: 'backend:8081',
      'x-forwarded-proto': scheme,
      'x-forwarded-host': 'portal.test',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...(current && { cookie: `${name}=${current}` }),
      ...changed,
    }
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)
    const body = JSON.stringify({ ClientId: CLIENT_ID, ...input })
    const answer = await app.request('/api/identity', { method: 'POST', headers: sent, body })
    const setCookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`))
    const [, value] = /=([^;]*)/.exec(setCookie ?? '') ?? []
    if (value !== undefined) current = value
    return {
      status: answer.status,
      error: answer.headers.get('x-amzn-errortype'),
      setCookie,
      body: await answer.json(),
    }
  }
  return {
    signIn: (username, headers) =>
      call(
        'RespondToAuthChallenge',
        { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: { USERNAME: username } },
        headers,
      ),
    renew: ({ operation = 'GetTokensFromRefreshToken', token = KEPT, headers } = {}) =>
      call(
        operation,
        operation === 'InitiateAuth'
          ? { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } }
          : { RefreshToken: token },
        headers,
      ),
    revoke: (token = KEPT, headers) => call('RevokeToken', { Token: token }, headers),
    reference: () => current,
    copy: (elsewhere = app, other = current) => browser(elsewhere, { scheme, cookie: other }),
  }
}
