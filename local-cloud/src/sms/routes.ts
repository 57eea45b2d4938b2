import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { join } from 'node:path'
import { isCleanText, parseJson, limitBody } from '../http/request-body'
import { addLogRoutes } from '../log/log-routes'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { LogView } from '../log/log-routes'
import { RecentLog } from '../log/recent-log'

const ShortMessageSchema = v.object({ key: v.string(), from: v.string(), to: v.string(), text: v.string() })
type ShortMessage = v.InferOutput<typeof ShortMessageSchema>
export type SmsLog = RecentLog<ShortMessage>

export function openSmsLog(folder: string): Promise<SmsLog> {
  return RecentLog.open(join(folder, 'messages'), ShortMessageSchema)
}

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

const SHOWN: LogView<ShortMessage> = {
  name: 'sms',
  title: 'SMS',
  intro: (base) => html`<p><a href="${base}../mail">The mail inbox</a></p>`,
  noun: 'SMS',
  columns: ['To', 'Text'],
  cells: ({ value }) =>
    html`<td>${value.to}</td>
      <td>${value.text}</td>`,
  empty: 'No SMS yet. What the portal writes to owners of pets arrives here.',
  list: 'messages',
  isTo: (value, to) => value.to === to,
}

/** An SMS provider: a POST per message, idempotent by its key. Lists messages on a page, and in `messages.json` for tests. */
export function smsRoutes(log: SmsLog, apiKey: string): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(limitBody(16 * 1024, (c) => c.json({ message: 'The request is too large.' }, 413)))
  app.post('/', (c) => send(c, log, apiKey))
  addLogRoutes(app, log, SHOWN)
  return app
}
