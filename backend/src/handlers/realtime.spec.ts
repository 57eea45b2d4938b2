import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, REALTIME } from '../../test/api'
import { clientOf } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const SOCKET = '1234.5678'
const api = specApi()
let channel: string
beforeAll(async () => {
  channel = `presence-booking-${await api.idOf(100001)}`
})

const join = (body: unknown, as: string | null = HARBOUR) => api.ask('POST', 'pusher/auth', { as, body })
/** The signature that the real-time service expects. */
const signature = (text: string) => createHmac('sha256', REALTIME.secret).update(text).digest('hex')

describe('joining the presence channel of a booking [WIZ-110, EXT-09]', () => {
  test('a member joins with a signature over socket, channel and person', async () => {
    const { status, body } = await join({ socket_id: SOCKET, channel_name: channel })
    expect(status).toBe(200)
    expect(body.auth).toBe(`${REALTIME.key}:${signature(`${SOCKET}:${channel}:${body.channel_data}`)}`)
  })

  test('the token decides the person, never the page [EXT-10, OPEN-57]', async () => {
    const own = { socket_id: SOCKET, channel_name: channel }
    const claimed = { user_id: 'contact-harbour-owner', channel_data: '{"user_id":"contact-harbour-owner"}' }
    const refused = await join({ ...own, ...claimed }, HARBOUR_NURSE)
    expect([refused.status, Object.keys(refused.body.errors.detail)]).toEqual([400, Object.keys(claimed)])
    const { body } = await join(own, HARBOUR_NURSE)
    expect(JSON.parse(body.channel_data)).toEqual({
      user_id: 'contact-harbour-nurse',
      user_info: { name: 'Nina Caruso', type: 'contact' },
    })
  })

  test("the own practice's channel is joined without a name; others cannot join [OPEN-206, OPEN-12]", async () => {
    const own = 'private-practice-practice-harbour'
    const { status, body } = await join({ socket_id: SOCKET, channel_name: own }, HARBOUR_NURSE)
    expect([status, body]).toEqual([
      200,
      { auth: `${REALTIME.key}:${signature(`${SOCKET}:${own}`)}`, channel_data: '' },
    ])
    const others = await join({ socket_id: SOCKET, channel_name: own }, BANKSIA)
    expect([others.status, 'auth' in others.body]).toEqual([404, false])
    const none = await join({ socket_id: SOCKET, channel_name: 'private-practice-none' })
    expect(none.status).toBe(404)
  })

  test("an owner's token joins no channel", async () => {
    const token = await clientOf(api, await api.idOf(100001), 'line-1')
    const own = { socket_id: SOCKET, channel_name: 'private-practice-practice-harbour' }
    expect((await api.ask('POST', 'pusher/auth', { token, body: own })).status).toBe(403)
  })

  test("another practice's booking and an unknown one give 404 [OPEN-12]", async () => {
    expect((await join({ socket_id: SOCKET, channel_name: channel }, BANKSIA)).status).toBe(404)
    const unknown = await join({ socket_id: SOCKET, channel_name: 'presence-booking-none' })
    expect(unknown.status).toBe(404)
    expect(unknown.body).not.toHaveProperty('auth')
  })

  test.each([
    'private-booking-100001',
    'presence-booking-',
    'presence-booking-a:{"user_id":"x"}',
    'presence-booking-a\n',
    7,
  ])('the channel %j is refused', async (channel_name) => {
    const { status, body } = await join({ socket_id: SOCKET, channel_name })
    expect([400, 422]).toContain(status)
    expect(body).not.toHaveProperty('auth')
  })

  test.each(['', '1234', '1.2.3', 'a.b', '1.2:presence-booking-x', '1.2\n', '9'.repeat(21) + '.1', 1.2, null])(
    'the socket %j is refused',
    async (socket_id) => {
      const { status } = await join({ socket_id, channel_name: channel })
      expect([400, 422]).toContain(status)
    },
  )
})
