import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { log } from '@portal/server'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { IDENTITY_CALLS, countCall } from '../repositories/rate-limit'
import { passOn } from '../sign-in/pass-on'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { asHttpError } from './http-error'
import { takesOnly } from './takes-only'
import { callerNetwork } from './told-call'
import { readText } from './read-request'

const MOST_BYTES = 64 * 1024
const TARGET = /^AWSCognitoIdentityProviderService\.(\w{1,64})$/
const InputSchema = v.looseObject({ ClientId: v.string() })

/**
 * The user pool's own protocol for whoever signs in, renews or resets: passed on to the pool, so that the portal knows
 * what ends sign-ins, and hands out no token of one that is over [OPEN-161, OPEN-162].
 */
export function mountIdentity(app: Hono, deps: Deps): void {
  app.post('/identity', async (context) => toResponse(await answered(deps, context).catch(refused)))
  takesOnly(app, '/identity', 'POST')
}

async function answered(deps: Deps, context: Context): Promise<PoolAnswer> {
  const [, operation = ''] = TARGET.exec(context.req.header('x-amz-target') ?? '') ?? []
  await countCaller(deps, context)
  const input = v.safeParse(InputSchema, await readJson(context))
  if (!input.success) return poolError('SerializationException', 'The body is not a JSON object with a ClientId.')
  if (input.output.ClientId !== deps.userPool.clientId)
    return poolError('ResourceNotFoundException', 'User pool client does not exist.')
  return passOn(deps, operation, input.output)
}

/** Where nothing can be written, who signs in can still read: the call goes uncounted. */
async function countCaller({ db, proxies, now }: Deps, context: Context): Promise<void> {
  await countCall(db, IDENTITY_CALLS, callerNetwork(context, proxies), now()).catch((error: unknown) => {
    if (asFailure(error)?.kind !== 'unavailable') throw error
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

/** What goes wrong here is told as the pool would; never what was sent. */
function refused(error: unknown): PoolAnswer {
  const known = asHttpError(error)
  if (known?.status === 429) return poolError('TooManyRequestsException', known.message)
  if (known && known.status < 500) return poolError('InvalidParameterException', known.message)
  log.error(`identity: ${known?.message ?? (error instanceof Error ? error.name : 'failed')}`)
  return poolError('InternalErrorException', 'The sign-in service could not answer. Try again.', 502)
}

function toResponse({ status, body, error }: PoolAnswer): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      ...(error !== null && { 'x-amzn-errortype': error }),
    },
  })
}
