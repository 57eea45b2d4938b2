import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { isCleanText, parseJson, limitBody } from '../http/request-body'
import { LIMITS, isChannelName, isPresence } from './limits'
import { callRefusal } from './signature'
import type { CloudApp } from '../http/listen'
import type { Channels } from './channels'
import type { AppKeys } from './signature'

const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.eventName))
const DataSchema = v.pipe(v.string(), v.maxBytes(LIMITS.eventBytes), v.check(isCleanText))
const ChannelSchema = v.pipe(v.string(), v.check(isChannelName))
const SocketSchema = v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+$/)))
const EventSchema = v.object({
  name: NameSchema,
  data: DataSchema,
  channels: v.pipe(v.array(ChannelSchema), v.minLength(1), v.maxLength(LIMITS.channelsPerTrigger)),
  socket_id: SocketSchema,
})
const BatchSchema = v.object({
  batch: v.pipe(
    v.array(v.object({ name: NameSchema, data: DataSchema, channel: ChannelSchema, socket_id: SocketSchema })),
    v.maxLength(LIMITS.eventsPerBatch),
  ),
})

/** Only the backend has the app's secret, which signs every call. */
function requireSignature(keys: AppKeys) {
  return createMiddleware(async (c, next) => {
    if (c.req.param('app') !== keys.appId) return c.text('App not found', 404)
    const path = c.req.path.slice(c.req.path.indexOf('/apps/'))
    const refusal = callRefusal(keys, {
      method: c.req.method,
      path,
      query: c.req.query(),
      body: await c.req.text(),
    })
    if (refusal !== undefined) return c.text(refusal, 401)
    return next()
  })
}

function describe(channels: Channels, name: string) {
  const count = channels.subscriberCount(name)
  const users = isPresence(name) ? { user_count: channels.members(name).length } : {}
  return { occupied: count > 0, subscription_count: count, ...users }
}

/** Pusher's HTTP API: triggers events and lists members. */
export function realtimeHttpApi(channels: Channels, keys: AppKeys): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(
    '/apps/:app/*',
    limitBody(256 * 1024, (c) => c.text('The body is too large', 413)),
  )
  app.use('/apps/:app/*', requireSignature(keys))
  app.post('/apps/:app/events', async (c) => {
    const event = v.safeParse(EventSchema, parseJson(await c.req.text()))
    if (!event.success) return c.text('The event is not valid', 400)
    const { name, data, channels: names, socket_id: socketId } = event.output
    for (const channel of names) channels.broadcast(channel, name, data, socketId === undefined ? {} : { socketId })
    return c.json({})
  })
  app.post('/apps/:app/batch_events', async (c) => {
    const input = v.safeParse(BatchSchema, parseJson(await c.req.text()))
    if (!input.success) return c.text('The batch is not valid', 400)
    for (const { name, data, channel, socket_id: socketId } of input.output.batch) {
      channels.broadcast(channel, name, data, socketId === undefined ? {} : { socketId })
    }
    return c.json({})
  })
  app.get('/apps/:app/channels', (c) => {
    const names = channels.names().filter((name) => name.startsWith(c.req.query('filter_by_prefix') ?? ''))
    return c.json({ channels: Object.fromEntries(names.map((name) => [name, describe(channels, name)])) })
  })
  app.get('/apps/:app/channels/:channel', (c) => c.json(describe(channels, c.req.param('channel'))))
  app.get('/apps/:app/channels/:channel/users', (c) => {
    const name = c.req.param('channel')
    if (!isPresence(name)) return c.text('Users exist on presence channels only', 400)
    return c.json({ users: channels.members(name).map(({ userId }) => ({ id: userId })) })
  })
  return app
}
