import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { log } from '@portal/server'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { IDENTITY_CALLS, MARKED_IDENTITY_CALLS, countCall } from '../repositories/rate-limit'
import { limitSubjectOf } from '../sign-in/device-mark'
import type { Caller } from '../sign-in/device-mark'
import { forwardCall } from '../sign-in/forward-call'
import { renewalOf } from '../sign-in/renew'
import type { PoolCallResult } from '../sign-in/renew'
import { attemptOf, SET_UP_CALLS, SetUpInputSchema } from '../sign-in/attempt'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { callerOfCall, clearRefreshCookie, readRefreshCookie, setDeviceCookie, setRefreshCookie } from './cookies'
import { asHttpError, allowOnly } from './http-error'
import { readText } from './read-request'

/** A refresh token and the session of a challenge have some KB each. */
const MOST_BYTES = 16 * 1024
const TARGET = /^AWSCognitoIdentityProviderService\.(\w{1,64})$/
const JSON_TYPE = /^application\/(?:x-amz-json-1\.1|json)\s*(?:;|$)/i
const InputSchema = v.looseObject({ ClientId: v.string() })

/**
 * Proxies the user pool's protocol for signing in, renewing and resetting. So the portal knows when sign-ins end,
 * returns no token of an ended one [OPEN-161, OPEN-162], and keeps the refresh token; the browser gets an HttpOnly
 * cookie instead [OPEN-214].
 */
export function mountIdentity(app: Hono, deps: Deps): void {
  app.post('/identity', async (context) => {
    const { answer, cookie, mark } = await answered(deps, context).catch(refused)
    if (cookie === null) clearRefreshCookie(context)
    else if (cookie) setRefreshCookie(context, cookie.value, (cookie.endsAt.getTime() - deps.now().getTime()) / 1000)
    if (mark !== undefined) setDeviceCookie(context, mark)
    return toResponse(context, answer)
  })
  allowOnly(app, '/identity', 'POST')
}

async function answered(deps: Deps, context: Context): Promise<PoolCallResult> {
  const sender = sentBy(context)
  if (sender === 'foreign page') return errorResult('ForbiddenException', 'This is for pages of the portal.', 403)
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    return errorResult(
      'SerializationException',
      'The body must be application/x-amz-json-1.1 or application/json.',
      415,
    )
  }
  const [, operation = ''] = TARGET.exec(context.req.header('x-amz-target') ?? '') ?? []
  const caller = callerOfCall(context, deps)
  const body = await readJson(context).catch(async (error: unknown) => {
    await countCaller(deps, caller, operation, null)
    throw error
  })
  const input = inputOf(operation, body)
  await countCaller(deps, caller, operation, input)
  if (input === null) return errorResult('SerializationException', 'The body is not a JSON object with a ClientId.')
  if ('ClientId' in input && input.ClientId !== deps.userPool.clientId)
    return errorResult('ResourceNotFoundException', 'User pool client does not exist.')
  // Ignores the cookie unless a page of this origin sent the request.
  const cookie = sender === 'own page' ? readRefreshCookie(context) : undefined
  const userAgent = context.req.header('user-agent')
  return forwardCall(deps, { operation, input, cookie, userAgent, caller })
}

/**
 * The sender of a request by its browser headers: a page of this origin, a page of another origin, or no page. Older
 * browsers, and insecure contexts, send only the Origin header.
 */
function sentBy({ req }: Context): 'own page' | 'foreign page' | 'no page' {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' ? 'own page' : 'foreign page'
  const origin = req.header('origin')
  if (origin === undefined) return 'no page'
  const scheme = req.header('x-forwarded-proto') ?? 'http'
  const host = req.header('x-forwarded-host') ?? req.header('host')
  return origin === `${scheme}://${host}` ? 'own page' : 'foreign page'
}

/** Calls contain the client id, except those in the middle of a sign-in; null for an invalid input. */
function inputOf(operation: string, body: unknown): object | null {
  const input = v.safeParse(SET_UP_CALLS.has(operation) ? SetUpInputSchema : InputSchema, body)
  return input.success ? input.output : null
}

const errorResult = (...error: Parameters<typeof poolError>): PoolCallResult => ({ answer: poolError(...error) })

/** Sign-outs and calls that need no write. While the database is read-only these continue, uncounted [OPEN-326]. */
const UNCOUNTED: ReadonlySet<string> = new Set(['GetTokensFromRefreshToken', 'RevokeToken', 'ForgotPassword'])

async function countCaller(deps: Deps, caller: Caller, operation: string, input: object | null): Promise<void> {
  const isRenewal = input !== null && renewalOf(operation, input) !== null
  const { username } = attemptOf(deps, operation, input ?? {})
  const limits = { ofNetwork: IDENTITY_CALLS, ofMark: MARKED_IDENTITY_CALLS }
  const { limit, subject } = limitSubjectOf(caller, isRenewal || operation === 'RevokeToken' ? null : username, limits)
  await countCall(deps.db, limit, subject, deps.now()).catch((error: unknown) => {
    if (asFailure(error)?.kind !== 'unavailable' || !(isRenewal || UNCOUNTED.has(operation))) throw error
  })
}

async function readJson({ req }: Context): Promise<unknown> {
  const text = await readText(req.raw, MOST_BYTES)
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reports errors in the pool's format, without the input. */
function refused(error: unknown): PoolCallResult {
  const known = asHttpError(error)
  if (known?.status === 429) return errorResult('TooManyRequestsException', known.message)
  if (known && known.status < 500) return errorResult('InvalidParameterException', known.message)
  log.error(`identity: ${known?.message ?? (error instanceof Error ? error.name : 'failed')}`)
  return errorResult('InternalErrorException', 'We could not sign you in right now. Try again in a few minutes.', 502)
}

function toResponse(context: Context, { status, body, error }: PoolAnswer): Response {
  // Built by hand, since the pool may return any status; the cookie is among the context's headers.
  const { headers } = context.res
  headers.set('content-type', 'application/x-amz-json-1.1')
  headers.set('cache-control', 'no-store')
  if (error !== null) headers.set('x-amzn-errortype', error)
  return new Response(JSON.stringify(body), { status, headers })
}
