import { Hono, type Context } from 'hono'
import { log } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { maySeeDetails, type OperatorAccess } from '../http/operator-access'
import { CHANNELS, KEYS } from '../releases/documents/documents'
import { isChannelName, isName, isVersion } from '../releases/documents/names'
import { mayPublish } from '../releases/documents/publishers'
import { Refusal } from '../releases/documents/refusal'
import { isKey, StoreFailure } from '../releases/store/store'
import { refusalBody, malformedUpload, RefusedCall, unlistedKey, unsignedCall } from './refusals'
import { streamBody, readBody } from './body'
import { findCaller } from './call-signature'
import type { Limits } from './limits.data'
import { BadUpload } from './parts'
import { receiveRelease } from './receive-release'
import { receiveStep } from './receive-step'
import type { TrustedStore } from './verify-document'
import { createUploadSlots } from './upload-slots'

const NO_STORE = { 'Cache-Control': 'no-store' }
/** Headers of a refusal. They close the connection, so that the rest of a body is not read. */
const CLOSE = { ...NO_STORE, Connection: 'close' }

export interface ReleaseApiSetup {
  readonly limits: Limits
  readonly operatorAccess?: OperatorAccess | undefined
  /** Called with a line for each release and step that was written. */
  readonly onWrite: (line: string) => void
}

/** The calls of the release API, limited to what publishers need of the store. */
export function createReleaseApi(trusted: TrustedStore, { limits, operatorAccess, onWrite }: ReleaseApiSetup): Hono {
  const app = new Hono()
  app.onError((error, context) => answerError(error, context))
  app.notFound((context) => context.json({ refused: 'This call does not exist.' }, 404, NO_STORE))
  app.get('/health', (context) => {
    const keys = { number: trusted.keys.number(), why: trusted.keys.why() }
    const maySee = maySeeDetails(operatorAccess, context.req.header('authorization'))
    return context.json({ status: 'ok', ...(maySee && { keys }) }, 200, NO_STORE)
  })
  addReadRoutes(app, trusted)
  addWriteRoutes(app, trusted, { limits, onWrite })
  return app
}

/** Whether publishers may read a key of the store: releases, steps and lists of keys. */
function isReadable(key: string): boolean {
  const [first = ''] = key.split('/')
  return isKey(key) && (first === CHANNELS || first === KEYS || isName(first))
}

/** The public key of the caller. Refuses a caller whose key is not listed for any package. */
function requireCaller({ req }: Context, { keys }: TrustedStore): string {
  const { pathname, search } = new URL(req.url)
  const key = findCaller({ method: req.method, path: pathname + search }, req.header('authorization'))
  if (key === null) throw unsignedCall()
  const isListed = Object.values(keys.publishers() ?? {}).some((listed) => listed.includes(key))
  if (!isListed) throw unlistedKey(key, 'read or write here')
  return key
}

function addReadRoutes(app: Hono, trusted: TrustedStore): void {
  app.get('/documents/*', async (context) => {
    requireCaller(context, trusted)
    const key = context.req.path.slice('/documents/'.length)
    const content = isReadable(key) ? await trusted.bare.read(key) : null
    return content ? context.body(new Uint8Array(content), 200, NO_STORE) : context.notFound()
  })
  app.get('/names/*', async (context) => {
    requireCaller(context, trusted)
    const key = context.req.path.slice('/names/'.length)
    if (key !== '' && !isReadable(key)) return context.json([], 200, NO_STORE)
    const names = await trusted.bare.list(key)
    return context.json(key === '' ? names.filter((name) => isReadable(name)) : names, 200, NO_STORE)
  })
}

function addWriteRoutes(app: Hono, trusted: TrustedStore, { limits, onWrite }: ReleaseApiSetup): void {
  const slots = createUploadSlots(limits)
  app.post('/releases/:name/:version', async (context) => {
    const caller = requireCaller(context, trusted)
    const { name, version } = context.req.param()
    if (!isName(name) || !isVersion(version)) return context.notFound()
    if (!mayPublish(trusted.keys.publishers() ?? {}, caller, name))
      throw unlistedKey(caller, `publish or move ${name}`, name)
    const key = `${name} ${version}`
    const free = slots.reserve(key, caller)
    try {
      await receiveRelease(trusted, { name, version }, streamBody(context, limits), limits)
    } finally {
      free()
    }
    onWrite(`${key} was published through the release API`)
    return context.json({ name, version }, 201, NO_STORE)
  })
  app.post(`/channels/:channel/:number{\\d{1,8}}`, async (context) => {
    requireCaller(context, trusted)
    const { channel, number } = context.req.param()
    if (!isChannelName(channel) || Number(number) < 1) return context.notFound()
    const content = await readBody(context, limits, limits.stepBytes, 'The step')
    await trusted.keys.refresh()
    await receiveStep(trusted, channel, Number(number), content)
    onWrite(`Step ${number} of ${channel} was written through the release API`)
    return context.json({ channel, number: Number(number) }, 201, NO_STORE)
  })
}

/** The answer to an error. For a failure of store or program, only the log has the details. */
function answerError(error: unknown, context: Context): Response {
  const refusal = error instanceof BadUpload ? malformedUpload(error.message) : error
  if (refusal instanceof RefusedCall) {
    if (refusal.status === 401 || refusal.status === 403) log.security('refused', { status: refusal.status })
    return context.json(refusalBody(refusal), refusal.status, CLOSE)
  }
  if (refusal instanceof Refusal) return context.json(refusalBody(refusal), 422, CLOSE)
  log.warn(`The release API failed: ${messageOf(error)}`)
  const message = error instanceof StoreFailure ? 'The release store does not answer.' : 'The release API failed.'
  const grounds = {
    expected: 'A release store that can be read and written to.',
    found: message,
    todo: 'Try again later.',
  }
  return context.json(refusalBody(new Refusal(message, grounds)), 503, NO_STORE)
}
