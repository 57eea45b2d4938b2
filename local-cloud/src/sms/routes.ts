import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { isCleanText, parseJson } from '../http/clean-text'
import { limitBody } from '../http/limit-body'
import { linkBase, page, stylesheet } from '../http/page'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { SmsEntry, SmsLog } from './log'

const MobileSchema = v.pipe(v.string(), v.regex(/^\+614\d{8}$/))
const SendSchema = v.object({
  from: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
  to: MobileSchema,
  text: v.pipe(v.string(), v.check(isCleanText), v.minLength(1), v.maxLength(1000)),
})

async function send(c: Context, log: SmsLog, apiKey: string) {
  if (c.req.header('authorization') !== `Bearer ${apiKey}`) return c.json({ message: 'The key is not known.' }, 401)
  const message = v.safeParse(SendSchema, parseJson(await c.req.text()))
  if (!message.success) return c.json({ message: 'A sender, an Australian mobile number and a text are needed.' }, 422)
  const key = c.req.header('idempotency-key') ?? ''
  const before = key === '' ? undefined : log.list().find(({ value }) => value.key === key)
  const { id } = before ?? (await log.add({ key, ...message.output }))
  return c.json({ id: String(id) }, before ? 200 : 201)
}

const row = ({ receivedAt, value }: SmsEntry) =>
  html`<tr>
    <td>${value.to}</td>
    <td>${value.text}</td>
    <td><time datetime="${receivedAt}">${receivedAt.slice(0, 10)} ${receivedAt.slice(11, 16)} UTC</time></td>
  </tr>`

function listPage(c: Context, log: SmsLog) {
  const base = linkBase(c, 'sms')
  const entries = log.list()
  const table = html`<table>
    <caption>
      ${entries.length} of at most 500 SMS, newest first
    </caption>
    <thead>
      <tr>
        <th scope="col">To</th>
        <th scope="col">Text</th>
        <th scope="col">Received</th>
      </tr>
    </thead>
    <tbody>
      ${entries.map(row)}
    </tbody>
  </table>`
  const empty = html`<p>No SMS yet. What the portal writes to owners of pets arrives here.</p>`
  const body = html`<h1>SMS</h1>
    <p><a href="${base}../mail">The mail inbox</a></p>
    ${entries.length === 0 ? empty : table}`
  return page(c, { title: 'SMS', styles: `${base}sms.css`, body })
}

/** An SMS provider: one POST for each message, once for each key; a page for people, `messages.json` for tests. */
export function smsRoutes(log: SmsLog, apiKey: string): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(limitBody(16 * 1024, (c) => c.json({ message: 'The request is too large.' }, 413)))
  app.post('/', (c) => send(c, log, apiKey))
  app.get('/', (c) => listPage(c, log))
  app.get('/sms.css', stylesheet)
  app.get('/messages.json', (c) => {
    const to = c.req.query('to')
    const entries = log.list().filter(({ value }) => to === undefined || value.to === to)
    return c.json({ messages: entries.map(({ id, receivedAt, value }) => ({ id, receivedAt, ...value })) }, 200, {
      'cache-control': 'no-store',
    })
  })
  app.delete('/messages.json', async (c) => {
    await log.clear()
    return c.body(null, 204)
  })
  return app
}
