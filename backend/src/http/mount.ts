import type { Context, Hono } from 'hono'
import { safeParse } from 'valibot'
import { answered } from '@portal/api-client/contract/answered'
import { unknownFields } from '@portal/api-client/contract/unknown-fields'
import type { EndpointName, ServedEndpoint } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { bearerOf } from '../auth/authenticate'
import { forPractice } from '../db/wall'
import { asFailure } from '../errors/as-failure'
import { malformed } from '../errors/failure'
import { VersionedResponse } from '../handlers/handler'
import { StoredAnswer, once, requestHash } from '../handlers/once'
import type { RecordedAnswer, WriteKey } from '../handlers/once'
import { MARKED_OPEN_CALLS, OPEN_CALLS, countCall } from '../repositories/rate-limit'
import { limitSubjectOf } from '../sign-in/device-mark'
import type { ActionContext } from '../session/action-context'
import type { Session } from '../session/session'
import { callerOfCall } from './cookies'
import { HttpError, allowOnly } from './http-error'
import { callerNetwork, noteCall, noteCaller } from './record-calls'
import { checkAddress, readBody, readIdempotencyKey, readParams, readQuery } from './read-request'

/** A call without its types. The contract's schemas have checked every part. */
interface AnyCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly session: Session | null
  readonly version: number | null
  readonly now: Date
  readonly accessToken: string
  readonly ip: string
  readonly isOperator: boolean
}

interface AnyWriteCall extends AnyCall {
  once(work: (act: ActionContext<Session | null>) => Promise<unknown>): Promise<StoredAnswer>
}

/** A handler of any endpoint. Method parameters are bivariant, so typed handlers fit. */
interface AnyHandlers {
  readonly [name: string]: { handle(call: AnyCall): Promise<unknown> }['handle']
}

/** Creates a route per endpoint, fixed paths before those with parameters. */
export function mount(
  app: Hono,
  deps: Deps,
  contract: Readonly<Record<string, ServedEndpoint>>,
  handlers: AnyHandlers,
): void {
  const byParameters = Object.entries(contract).toSorted(
    ([, a], [, b]) => a.path.split('{').length - b.path.split('{').length || a.path.localeCompare(b.path),
  )
  for (const [index, [name, endpoint]] of byParameters.entries()) {
    const handle = handlers[name]
    // The type of `handlers` rules this out, but `tsx` also starts code that does not compile.
    if (handle === undefined) continue
    app.on(methodsOf(endpoint), routeOf(endpoint), (context) => {
      noteCall(name)
      return answer(deps, endpoint, handle, context)
    })
    if (endpoint.path !== byParameters[index + 1]?.[1].path) refuseOthers(app, endpoint, contract)
  }
}

/** Calls that draw, or that receive or read a picture. Each counts as several calls, and only some run at once. */
const HEAVY: ReadonlySet<string> = new Set<EndpointName>([
  'saveEngraving',
  'requestUpload',
  'saveEngravingFiles',
  'approveEngraving',
  'completeBooking',
])

const routeOf = ({ path }: ServedEndpoint) => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
const methodsOf = ({ method, alsoMethods = [] }: ServedEndpoint) => [method, ...alsoMethods]

function refuseOthers(app: Hono, endpoint: ServedEndpoint, contract: Readonly<Record<string, ServedEndpoint>>): void {
  const here = Object.values(contract).filter(({ path }) => path === endpoint.path)
  const methods = here.flatMap(methodsOf)
  const allow = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].join(', ')
  allowOnly(app, routeOf(endpoint), allow)
}

async function answer(
  deps: Deps,
  endpoint: ServedEndpoint,
  handle: (call: AnyCall) => Promise<unknown>,
  context: Context,
): Promise<Response> {
  checkAddress(context.req.url)
  const now = deps.now()
  const ip = callerNetwork(context, deps.proxies)
  const authorization = context.req.header('authorization')
  const session = await deps.auth.authenticate(endpoint.access, authorization)
  noteCaller(endpoint.access, session)
  const isHeavy = HEAVY.has(endpoint.name)
  const end = session === null ? () => {} : deps.sessionCalls.count({ session, network: ip, isHeavy }, now)
  try {
    if (endpoint.access === 'open') await countOpenCall(deps, endpoint, context)
    return await answerTo(deps, endpoint, handle, { context, session, now, ip })
  } finally {
    end()
  }
}

/** A call whose caller is authenticated and counted. */
interface AdmittedCall {
  readonly context: Context
  readonly session: Session | null
  readonly now: Date
  readonly ip: string
}

async function answerTo(
  deps: Deps,
  endpoint: ServedEndpoint,
  handle: (call: AnyCall) => Promise<unknown>,
  { context, session, now, ip }: AdmittedCall,
): Promise<Response> {
  const authorization = context.req.header('authorization')
  const params = readParams(endpoint, context)
  const query = readQuery(endpoint, context)
  const version = readVersion(endpoint, context)
  const key = endpoint.idempotent === true ? readIdempotencyKey(context.req.header('idempotency-key')) : null
  const body = await readBody(endpoint, context)

  const write: WriteKey = {
    practiceId: session?.practiceId ?? '',
    contactId: writerOf(endpoint, session) ?? ip,
    key: key ?? '',
    requestHash: requestHash(endpoint.method, context.req.path, body.text),
  }
  const call: AnyWriteCall = {
    params,
    query,
    body: body.value,
    session,
    version,
    now,
    accessToken: session?.kind === 'staff' ? (bearerOf(authorization) ?? '') : '',
    ip,
    isOperator: deps.auth.isOperator(authorization),
    once: (work) => once(deps.db, write, now, async (tx) => toGiven(deps, endpoint, await work({ tx, session, now }))),
  }
  const username = session?.kind === 'staff' ? session.signIn.username : ''
  const result = await (session === null ? handle(call) : forPractice(session.practiceId, () => handle(call), username))
  if (key === null) return respond(toGiven(deps, endpoint, result))
  if (result instanceof StoredAnswer) return respond(result.answer, result.replayed)
  throw new Error('A write was answered without having been made once.')
}

/**
 * Id of the writer: a member of staff, the operator, or the line of an owner, whose network address may change. Null
 * for calls without a session.
 */
function writerOf({ access }: ServedEndpoint, session: Session | null): string | null {
  if (session === null) return access === 'operator' ? access : null
  return session.kind === 'staff' ? session.contact.id : `line ${session.lineId}`
}

/** While the database is read-only, reads are served uncounted. */
async function countOpenCall(deps: Deps, { name, method }: ServedEndpoint, context: Context): Promise<void> {
  const limits = { ofNetwork: OPEN_CALLS, ofMark: MARKED_OPEN_CALLS }
  const { limit, subject } = limitSubjectOf(callerOfCall(context, deps), null, limits)
  await countCall(deps.db, limit, subject, deps.now()).catch((error: unknown) => {
    if (method !== 'GET' || name === 'health' || asFailure(error)?.kind !== 'unavailable') throw error
  })
}

function toGiven(deps: Deps, endpoint: ServedEndpoint, result: unknown): RecordedAnswer {
  const { body, version } = result instanceof VersionedResponse ? result : { body: result, version: null }
  return { status: endpoint.status ?? 200, text: toText(deps, endpoint, body), version }
}

function toText(deps: Deps, endpoint: ServedEndpoint, value: unknown): string {
  if (endpoint.status === 204) return ''
  const text = JSON.stringify(value)
  if (deps.checkAnswers) {
    const result = safeParse(answered(endpoint.response), JSON.parse(text))
    if (!result.success) throw new Error(`${endpoint.path} breaks the contract: ${JSON.stringify(result.issues[0])}`)
    const undocumented = unknownFields(endpoint.response, JSON.parse(text))
    if (undocumented.length > 0)
      throw new Error(`${endpoint.path} answers what the contract lacks: ${undocumented.join(', ')}`)
  }
  return text
}

function respond({ status, text, version }: RecordedAnswer, replayed = false): Response {
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(status !== 204 && { 'content-type': 'application/json; charset=utf-8' }),
      ...(version !== null && { etag: `"${version}"` }),
      ...(replayed && { 'idempotency-replayed': 'true' }),
    },
  })
}

function readVersion(endpoint: ServedEndpoint, context: Context): number | null {
  if (endpoint.versioned !== true) return null
  const header = context.req.header('if-match')
  if (header === undefined) throw new HttpError(428, 'The request needs an If-Match header with the version read.')
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw malformed('The If-Match header is not a version.')
  return Number(version)
}
