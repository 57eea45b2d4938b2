import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { limitBody } from '../http/request-body'
import { changePassword } from './change-password'
import { confirmForgotPassword, forgotPassword } from './password-reset'
import { reply, replyError, replyFailure, run } from './protocol'
import { getTokensFromRefreshToken, getUser, globalSignOut, revokeToken } from './sessions'
import { initiateAuth, respondToAuthChallenge } from './sign-in'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './software-token'
import type { CloudApp } from '../http/listen'
import type { Identity } from './identity'
import type { Operation } from './protocol'

const OPERATIONS = new Map<string, Operation>(
  Object.entries({
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ChangePassword: changePassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    GetUser: getUser,
    GlobalSignOut: globalSignOut,
    AssociateSoftwareToken: associateSoftwareToken,
    VerifySoftwareToken: verifySoftwareToken,
    SetUserMFAPreference: setUserMfaPreference,
  }),
)

/** The pool's public routes: Cognito's JSON protocol on POST, public keys on GET. */
export function identityRoutes(identity: Identity): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(cors({ origin: '*', exposeHeaders: ['x-amzn-requestid', 'x-amzn-errortype'], maxAge: 600 }))
  app.use(limitBody(64 * 1024, () => replyError('RequestEntityTooLargeException', 'The request is too large.', 413)))
  app.post('/', async (c) =>
    reply(await run(identity, OPERATIONS, c.req.header('x-amz-target'), await c.req.text()), 200),
  )
  app.get(`/${identity.poolId}/.well-known/jwks.json`, (c) =>
    c.json(identity.tokens.jwks, 200, { 'cache-control': 'public, max-age=300' }),
  )
  app.onError(replyFailure)
  return app
}
