import PusherClient from 'pusher-js'
import PusherServer from 'pusher'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import * as v from 'valibot'
import { DEMO_SETTINGS } from '../settings'
import { startTestCloud } from '../testing/cloud'
import type { Channel, Members, PresenceChannel } from 'pusher-js'
import type { TestCloud } from '../testing/cloud'

const app = DEMO_SETTINGS.realtime
const CHANNEL = 'presence-booking-100001'
let cloud: TestCloud
let server: PusherServer
const clients: PusherClient[] = []

beforeAll(async () => {
  cloud = await startTestCloud()
  const { hostname, port } = new URL(cloud.cloud.urls.mail)
  server = new PusherServer({ ...app, host: hostname, port })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})
afterAll(() => cloud.stop())

interface User {
  user_id: string
  user_info?: { name: string }
}

/** A browser's client; the backend's part of joining is played by the server library. */
function connect(user: User, secret = app.secret): PusherClient {
  const backend = new PusherServer({ ...app, secret, host: 'unused' })
  const client = new PusherClient(app.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: cloud.port,
    wsPath: '/cloud/realtime',
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      endpoint: '/api/pusher/auth',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, callback) =>
        callback(
          null,
          backend.authorizeChannel(socketId, channelName, channelName.startsWith('presence-') ? user : undefined),
        ),
    },
  })
  clients.push(client)
  return client
}

const next = (channel: Channel, event: string) =>
  new Promise<unknown>((resolve) => {
    const once = (data: unknown) => {
      channel.unbind(event, once)
      resolve(data)
    }
    channel.bind(event, once)
  })
const joined = async <C extends Channel>(channel: C): Promise<C> => {
  await next(channel, 'pusher:subscription_succeeded')
  return channel
}
const presence = (client: PusherClient, name = CHANNEL): Promise<PresenceChannel> => {
  const channel = client.subscribe(name)
  if (!('members' in channel)) throw new Error('expected a presence channel')
  return joined(channel as PresenceChannel)
}
const ids = (members: Members) => Object.keys(members.members).toSorted()

const owner = { user_id: 'c1', user_info: { name: 'Olivia' } }
const nurse = { user_id: 'c2', user_info: { name: 'Noah' } }

test('two people on a booking see each other [WIZ-110, EXT-09, EXT-10, OPEN-57]', async () => {
  const first = await presence(connect(owner))
  expect(ids(first.members)).toEqual(['c1'])
  expect(first.members.me).toMatchObject({ id: 'c1', info: { name: 'Olivia' } })
  const added = next(first, 'pusher:member_added')
  const secondClient = connect(nurse)
  const second = await presence(secondClient)
  expect(await added).toMatchObject({ id: 'c2', info: { name: 'Noah' } })
  expect(ids(second.members)).toEqual(['c1', 'c2'])
  const removed = next(first, 'pusher:member_removed')
  secondClient.disconnect()
  expect(await removed).toMatchObject({ id: 'c2' })
  expect(ids(first.members)).toEqual(['c1'])
})

test('a person with two tabs joins once and leaves with the last tab', async () => {
  const watcher = await presence(connect(owner))
  const changes: string[] = []
  watcher.bind_global((event: string) => changes.push(event))
  const [tabA, tabB] = [connect(nurse), connect(nurse)]
  await presence(tabA)
  await presence(tabB)
  tabA.disconnect()
  const removed = next(watcher, 'pusher:member_removed')
  tabB.unsubscribe(CHANNEL)
  await removed
  expect(changes).toEqual(['pusher:member_added', 'pusher:member_removed'])
})

test('a wrong signature opens no private or presence channel', async () => {
  const client = connect(owner, 'another-secret')
  for (const name of [CHANNEL, 'private-practice-1']) {
    const channel = client.subscribe(name)
    expect(await next(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 401 })
    expect(channel.subscribed).toBe(false)
  }
})

test("the server library's trigger reaches those who joined, except the one it leaves out", async () => {
  const [one, two] = [connect(owner), connect(nurse)]
  const first = await joined(one.subscribe('private-practice-1'))
  const second = await joined(two.subscribe('private-practice-1'))
  const heard: unknown[] = []
  second.bind('booking-saved', (data: unknown) => heard.push(data))
  const received = next(first, 'booking-saved')
  await server.trigger('private-practice-1', 'booking-saved', { id: 7 }, { socket_id: two.connection.socket_id })
  expect(await received).toEqual({ id: 7 })
  const batched = next(second, 'list-changed')
  await server.triggerBatch([{ channel: 'private-practice-1', name: 'list-changed', data: 'now' }])
  expect(await batched).toBe('now')
  expect(heard).toEqual([])
})

test('the server library can ask which channels there are and who is on one', async () => {
  await presence(connect(owner))
  const users = await (await server.get({ path: `/channels/${CHANNEL}/users` })).json()
  expect(users).toEqual({ users: [{ id: 'c1' }] })
  const channels = await (await server.get({ path: '/channels', params: { filter_by_prefix: 'presence-' } })).json()
  expect(channels).toMatchObject({ channels: { [CHANNEL]: { user_count: 1 } } })
})

test('calls with a wrong key or secret, or an event that is too large, are refused', async () => {
  const { hostname, port } = new URL(cloud.cloud.urls.mail)
  const stranger = new PusherServer({ ...app, secret: 'guess', host: hostname, port })
  await expect(stranger.trigger('a', 'b', {})).rejects.toMatchObject({ status: 401 })
  const otherApp = new PusherServer({ ...app, appId: '9', host: hostname, port })
  await expect(otherApp.trigger('a', 'b', {})).rejects.toMatchObject({ status: 404 })
  await expect(server.trigger('a', 'b', 'x'.repeat(10_241))).rejects.toMatchObject({ status: 400 })
  await expect(server.get({ path: '/channels/public/users' })).rejects.toMatchObject({ status: 400 })
})

test('client events go to the others, with who sent them, and are limited to ten a second', async () => {
  const sender = await presence(connect(owner))
  const receiver = await presence(connect(nurse))
  const heard = vi.fn<(data: unknown, metadata: unknown) => void>()
  receiver.bind('client-typing', heard)
  const limited = new Promise<unknown>((resolve) => clients[0]?.connection.bind('error', resolve))
  for (let count = 1; count <= 25; count += 1) sender.trigger('client-typing', { count })
  expect(await limited).toMatchObject({ type: 'PusherError', data: { code: 4301 } })
  await expect.poll(() => heard).toHaveBeenCalledWith({ count: 1 }, { user_id: 'c1' })
  expect(heard.mock.calls.length).toBeLessThanOrEqual(20)
})

const FrameSchema = v.object({ event: v.string(), data: v.pipe(v.string(), v.parseJson(), v.unknown()) })
/** Speaks without a library: sends the lines after the greeting and returns the frames and the close code. */
async function raw(path: string, lines: string[] = [], frames = 1) {
  const socket = new WebSocket(`ws://127.0.0.1:${cloud.port}${path}`)
  const received: v.InferOutput<typeof FrameSchema>[] = []
  return new Promise<{ received: typeof received; code?: number }>((resolve) => {
    socket.on('message', (data) => {
      received.push(v.parse(FrameSchema, JSON.parse(data.toString())))
      if (received.length === 1) for (const line of lines) socket.send(line)
      if (received.length === frames && lines.length > 0) {
        resolve({ received })
        socket.terminate()
      }
    })
    socket.on('close', (code) => resolve({ received, code }))
    socket.on('error', () => resolve({ received, code: 0 }))
  })
}

test.each([
  ['/cloud/realtime/app/other-key?protocol=7', 4001],
  [`/cloud/realtime/app/${app.key}?protocol=99`, 4007],
  [`/cloud/realtime/app/${app.key}`, 4008],
  ['/cloud/realtime/elsewhere', 0],
  ['/cloud/mail', 0],
])('%s is refused with %i', async (path, code) => {
  expect((await raw(path)).code).toBe(code)
})

test('answers a ping, and what is malformed with an error instead of an end', async () => {
  const { received } = await raw(
    `/cloud/realtime/app/${app.key}?protocol=7`,
    [
      '{"event":"pusher:ping"}',
      'no json',
      '{"event":"pusher:subscribe","data":{"channel":"spaces are wrong"}}',
      '{"event":"pusher:subscribe","data":{}}',
      '{"event":"client-x","channel":"public","data":{}}',
      '{"event":"pusher:subscribe","data":{"channel":"public"}}',
      '{"event":"pusher:subscribe","data":{"channel":"public"}}',
    ],
    8,
  )
  expect(received.map(({ event }) => event)).toEqual([
    'pusher:connection_established',
    'pusher:pong',
    'pusher:error',
    'pusher:error',
    'pusher:error',
    'pusher:error',
    'pusher_internal:subscription_succeeded',
    'pusher:error',
  ])
})

test('the server is free of who left without a word', async () => {
  const watcher = await presence(connect(owner))
  const socket = new WebSocket(`${cloud.cloud.urls.realtime}/app/${app.key}?protocol=7`)
  const added = next(watcher, 'pusher:member_added')
  socket.on('message', (data) => {
    const frame = v.parse(FrameSchema, JSON.parse(data.toString()))
    if (frame.event !== 'pusher:connection_established') return
    const { socket_id: id } = v.parse(v.object({ socket_id: v.string() }), frame.data)
    const claim = server.authorizeChannel(id, CHANNEL, nurse)
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: CHANNEL, ...claim } }))
  })
  await added
  const removed = next(watcher, 'pusher:member_removed')
  socket.terminate()
  expect(await removed).toMatchObject({ id: 'c2' })
})
