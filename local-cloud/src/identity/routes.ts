import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { parseJson } from '../http/clean-text'
import { limitBody } from '../http/limit-body'
import { ServiceError } from './service-error'
import { confirmForgotPassword, forgotPassword } from './password-reset'
import { getTokensFromRefreshToken, getUser, globalSignOut, revokeToken } from './sessions'
import { initiateAuth, respondToAuthChallenge } from './sign-in'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { Identity } from './identity'

type Operation = (identity: Identity, input: unknown) => Promise<object>

const TARGET = 'AWSCognitoIdentityProviderService.'
const OPERATIONS = new Map<string, Operation>(
  Object.entries({
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    GetUser: getUser,
    GlobalSignOut: globalSignOut,
  }),
)
const EnvelopeSchema = v.looseObject({ ClientId: v.optional(v.string()) })

function operationOf(target: string | undefined): Operation {
  const operation = target?.startsWith(TARGET) ? OPERATIONS.get(target.slice(TARGET.length)) : undefined
  if (!operation) throw new ServiceError('UnknownOperationException', 'The operation is not supported.')
  return operation
}

async function run(identity: Identity, c: Context): Promise<object> {
  const operation = operationOf(c.req.header('x-amz-target'))
  const input = v.safeParse(EnvelopeSchema, parseJson(await c.req.text()))
  if (!input.success) throw new ServiceError('SerializationException', 'The body is not a JSON object.')
  const { ClientId } = input.output
  if (ClientId !== undefined && ClientId !== identity.clientId) {
    throw new ServiceError('ResourceNotFoundException', 'User pool client does not exist.')
  }
  return operation(identity, input.output)
}

function reply(body: object, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
  })
}

function replyError(name: string, message: string, status: number): Response {
  return reply({ __type: name, message }, status, { 'x-amzn-errortype': name })
}

/** The pool's public side: Cognito's JSON protocol on POST, keys on GET. */
export function identityRoutes(identity: Identity): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(cors({ origin: '*', exposeHeaders: ['x-amzn-requestid', 'x-amzn-errortype'], maxAge: 600 }))
  app.use(
    limitBody(64 * 1024, () =>
      replyError('RequestEntityTooLargeException', 'The request is too large.', 413),
    ),
  )
  app.post('/', async (c) => reply(await run(identity, c), 200))
  app.get(`/${identity.poolId}/.well-known/jwks.json`, (c) =>
    c.json(identity.tokens.jwks, 200, { 'cache-control': 'public, max-age=300' }),
  )
  app.onError((error) => {
    if (error instanceof ServiceError) return replyError(error.name, error.message, 400)
    console.error('local-cloud identity:', error)
    return replyError('InternalErrorException', 'The identity service could not answer. Try again.', 500)
  })
  return app
}
