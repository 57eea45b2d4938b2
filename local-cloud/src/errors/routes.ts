import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { limitBody } from '../http/request-body'
import { page } from '../http/page'
import { addLogRoutes } from '../log/log-routes'
import { readEnvelope } from './envelope'
import { eventsOf } from './events'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { LogView } from '../log/log-routes'
import type { ErrorLog, StoredEvent } from './events'

const LARGEST_BODY = 1024 * 1024
const LARGEST_CONTENT = { maxOutputLength: 5 * LARGEST_BODY }
const DECODERS = new Map([
  ['gzip', promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)],
  ['deflate', promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)],
  ['br', promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress)],
])

/** The decompressed body; undefined when it is invalid or too large. */
async function decompressBody(c: Context): Promise<Buffer | undefined> {
  const body = Buffer.from(await c.req.arrayBuffer())
  const encoding = c.req.header('content-encoding')
  if (encoding === undefined || encoding === 'identity') return body
  return DECODERS.get(encoding)?.(body, LARGEST_CONTENT).catch(() => undefined)
}

function keyFromHeader(c: Context): string | undefined {
  return /sentry_key=(\w+)/.exec(c.req.header('x-sentry-auth') ?? '')?.[1]
}

async function receive(log: ErrorLog, publicKey: string, c: Context) {
  const key = c.req.query('sentry_key') ?? keyFromHeader(c)
  if (key !== publicKey) return c.json({ detail: 'The key is not known.' }, 403)
  const body = await decompressBody(c)
  const envelope = body && readEnvelope(body)
  if (!envelope) return c.json({ detail: 'The envelope can not be read.' }, 400)
  for (const event of eventsOf(envelope, c.req.param('project') ?? '')) await log.add(event)
  return c.json({ id: envelope.header.event_id ?? null })
}

const SHOWN: LogView<StoredEvent> = {
  name: 'errors',
  title: 'Errors',
  noun: 'errors',
  columns: ['Error', 'Level'],
  cells: ({ id, value }, base) =>
    html`<td><a href="${base}events/${id}">${value.title}</a></td>
      <td>${value.event.level ?? 'error'}</td>`,
  empty: 'No errors have been reported.',
  list: 'events',
}

function eventPage(c: Context, log: ErrorLog) {
  const entry = log.find(Number(c.req.param('id')))
  const title = entry?.value.title ?? 'Error not found'
  const content = entry ? html`<pre>${JSON.stringify(entry.value.event, null, 2)}</pre>` : ''
  const body = html`<p><a href="../">Back to the list</a></p>
    <h1>${title}</h1>
    ${content}`
  return page(c, { title, styles: '../errors.css', body, status: entry ? 200 : 404 })
}

/** Receives Sentry envelopes. Lists their events on a page, and in `events.json` for tests. */
export function errorRoutes(log: ErrorLog, publicKey: string): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use('/api/*', cors({ origin: '*', maxAge: 600 }))
  app.post(
    '/api/:project{\\d+}/envelope',
    limitBody(LARGEST_BODY, (c) => c.json({ detail: 'The envelope is too large.' }, 413)),
    (c) => receive(log, publicKey, c),
  )
  addLogRoutes(app, log, SHOWN)
  app.get('/events/:id{\\d+}', (c) => eventPage(c, log))
  return app
}
