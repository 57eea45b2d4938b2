// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { FakePusher } from '@portal/realtime/testing'
import { PresenceBanner } from './PresenceBanner'

vi.mock('pusher-js', () => ({ default: FakePusher }))

const me = { id: 'contact-1', info: { name: 'Olivia Hart', type: 'contact' } }
const nina = { id: 'contact-2', info: { name: 'Nina Caruso', type: 'contact' } }
const tom = { id: 'contact-3', info: { name: 'Tom Adeyemi', type: 'contact' } }
const CLAIM = { socketId: '1.2', channelName: 'presence-booking-b1' }

beforeEach(() => {
  FakePusher.made = []
})
afterEach(cleanup)

/** Renders the banner of booking b1; the test plays the service. */
async function open(api = fakeApi({})) {
  const failures: unknown[] = []
  const host = { ...fakeHost(), api, report: (error: unknown) => void failures.push(error) }
  const view = renderInPortal(<PresenceBanner bookingId="b1" />, { host })
  const pusher = await waitFor(() => {
    const [made] = FakePusher.made
    if (!made) throw new Error('No client yet')
    return made
  })
  return { ...view, pusher, failures }
}

async function joined(...others: (typeof me)[]) {
  const opened = await open()
  act(() => {
    opened.pusher.connection.goTo('connected')
    opened.pusher.channel.succeed(me.id, [me, ...others])
  })
  return opened
}

const notice = () => screen.getByRole('status').textContent

test("joins the booking's one channel at the host's address [WIZ-110, OPEN-57]", async () => {
  const { pusher } = await open()
  expect(pusher.key).toBe('key')
  expect(pusher.subscribed).toEqual(['presence-booking-b1'])
  expect(pusher.options).toMatchObject({
    cluster: '',
    wsHost: 'localhost',
    wsPort: 80,
    wsPath: '/cloud/realtime',
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
  })
  expect(FakePusher.made).toHaveLength(1)
})

test('names who else is editing, not the user, and removes who left [OPEN-57]', async () => {
  const { pusher } = await joined()
  expect(notice()).toBe('')
  act(() => pusher.channel.add(nina))
  expect(notice()).toBe('Nina Caruso is also editing this booking.')
  act(() => pusher.channel.add(tom))
  expect(notice()).toBe('Nina Caruso and Tom Adeyemi are also editing this booking.')
  act(() => pusher.channel.remove(nina))
  act(() => pusher.channel.remove(tom))
  expect(notice()).toBe('')
})

test('leaves the channel and disconnects when the screen closes [OPEN-57]', async () => {
  const { pusher, unmount } = await joined(nina)
  unmount()
  expect(pusher.subscribed).toEqual([])
  expect(pusher.isConnected).toBe(false)
})

test('authorises the channel with the API [EXT-09]', async () => {
  const authorizePresence = vi.fn<(input: unknown) => object>(() => ({ auth: 'key:signature', channel_data: '{}' }))
  const { pusher } = await open(fakeApi({ authorizePresence }))
  expect(await pusher.askLeave(CLAIM)).toEqual({ auth: 'key:signature', channel_data: '{}' })
  expect(authorizePresence).toHaveBeenCalledWith({
    body: { socket_id: '1.2', channel_name: 'presence-booking-b1' },
  })
})

test('logs a refusal once and shows nothing [OPEN-57]', async () => {
  const refused = new Error('not found')
  const { pusher, failures } = await open(fakeApi({ authorizePresence: () => Promise.reject(refused) }))
  expect(await pusher.askLeave(CLAIM)).toBe(refused)
  act(() => pusher.channel.emit('pusher:subscription_error', { type: 'AuthError' }))
  expect(failures).toEqual([refused])
  expect(notice()).toBe('')
})
