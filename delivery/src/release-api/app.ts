import { Hono, type Context } from 'hono'
import { log } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { maySeeAll, type ClosedTo } from '../http/may-see-all'
import { CHANNELS, KEYS } from '../releases/documents/documents'
import { isChannelName, isName, isVersion } from '../releases/documents/names'
import { mayPublish } from '../releases/documents/publishers'
import { Refusal } from '../releases/documents/refusal'
import { isKey, StoreFailure } from '../releases/store/store'
import { bodyOf, malformed, RefusedCall, unlisted } from './answer'
import { bodyIn, wholeBody } from './body'
import { callerIn } from './caller'
import type { Limits } from './limits.data'
import { BadUpload } from './parts'
import { receiveRelease } from './receive-release'
import { receiveStep } from './receive-step'
import type { Trusted } from './trusted-content'
import { openUploadPlaces } from './upload-places'

const NOT_KEPT = { 'Cache-Control': 'no-store' }
/** Whoever is refused sends the rest of a body to nobody. */
const ENDED = { ...NOT_KEPT, Connection: 'close' }

export interface Setup {
  readonly limits: Limits
  readonly closedTo?: ClosedTo | undefined
  /** Told what was written. */
  readonly say: (line: string) => void
}

/** The calls of the release API: what a publisher needs of the store, and no more. */
export function createReleaseApi(trusted: Trusted, { limits, closedTo, say }: Setup): Hono {
  const app = new Hono()
  app.onError((error, context) => answerOf(error, context))
  app.notFound((context) => context.json({ refused: 'There is no such call.' }, 404, NOT_KEPT))
  app.get('/health', (context) => {
    const keys = { number: trusted.keys.number(), why: trusted.keys.why() }
    const seesAll = maySeeAll(closedTo, context.req.header('authorization'))
    return context.json({ status: 'ok', ...(seesAll && { keys }) }, 200, NOT_KEPT)
  })
  addReading(app, trusted)
  addWriting(app, trusted, { limits, say })
  return app
}

/** What publishers look at before they write: documents and files of releases, steps and lists of keys. */
function isShown(key: string): boolean {
  const [first = ''] = key.split('/')
  return isKey(key) && (first === CHANNELS || first === KEYS || isName(first))
}

function addReading(app: Hono, trusted: Trusted): void {
  app.get('/documents/*', async (context) => {
    callerIn(context, trusted)
    const key = context.req.path.slice('/documents/'.length)
    const content = isShown(key) ? await trusted.bare.read(key) : null
    return content ? context.body(new Uint8Array(content), 200, NOT_KEPT) : context.notFound()
  })
  app.get('/names/*', async (context) => {
    callerIn(context, trusted)
    const key = context.req.path.slice('/names/'.length)
    if (key !== '' && !isShown(key)) return context.json([], 200, NOT_KEPT)
    const names = await trusted.bare.list(key)
    return context.json(key === '' ? names.filter((name) => isShown(name)) : names, 200, NOT_KEPT)
  })
}

function addWriting(app: Hono, trusted: Trusted, { limits, say }: Setup): void {
  const places = openUploadPlaces(limits)
  app.post('/releases/:name/:version', async (context) => {
    const caller = callerIn(context, trusted)
    const { name, version } = context.req.param()
    if (!isName(name) || !isVersion(version)) return context.notFound()
    if (!mayPublish(trusted.keys.publishers() ?? {}, caller, name))
      throw unlisted(caller, `publish or move ${name}`, name)
    const key = `${name} ${version}`
    const free = places.take(key, caller)
    try {
      await receiveRelease(trusted, { name, version }, bodyIn(context, limits), limits)
    } finally {
      free()
    }
    say(`${key} was published through the release API`)
    return context.json({ name, version }, 201, NOT_KEPT)
  })
  app.post(`/channels/:channel/:number{\\d{1,8}}`, async (context) => {
    callerIn(context, trusted)
    const { channel, number } = context.req.param()
    if (!isChannelName(channel) || Number(number) < 1) return context.notFound()
    const content = await wholeBody(context, limits, limits.stepBytes, 'The step')
    await trusted.keys.refresh()
    await receiveStep(trusted, channel, Number(number), content)
    say(`Step ${number} of ${channel} was made through the release API`)
    return context.json({ channel, number: Number(number) }, 201, NOT_KEPT)
  })
}

/** In words; of a store that does not answer, or a fault, the operator's log has more. */
function answerOf(error: unknown, context: Context): Response {
  const refusal = error instanceof BadUpload ? malformed(error.message) : error
  if (refusal instanceof RefusedCall) {
    if (refusal.status === 401 || refusal.status === 403) log.security('refused', { status: refusal.status })
    return context.json(bodyOf(refusal), refusal.status, ENDED)
  }
  if (refusal instanceof Refusal) return context.json(bodyOf(refusal), 422, ENDED)
  log.warn(`The release API could not do what was asked: ${messageOf(error)}`)
  const words = error instanceof StoreFailure ? 'The release store does not answer.' : 'The release API has failed.'
  const grounds = {
    expected: 'A release store that can be read and written to.',
    found: words,
    todo: 'Try again later.',
  }
  return context.json(bodyOf(new Refusal(words, grounds)), 503, NOT_KEPT)
}
