import { v } from '@portal/domain'
import { endpoint } from './endpoint'

/** As the real-time service makes them: two numbers. */
const socketId = v.pipe(v.string(), v.regex(/^\d{1,20}\.\d{1,20}$/))

/** The presence channel of a booking [OPEN-57], or the channel of a practice [OPEN-206]; there is no other to join. */
const channel = v.pipe(v.string(), v.regex(/^(presence-booking|private-practice)-[\w-]{1,64}$/))

/** Writes nothing, so it needs no idempotency key; its failure leaves the session alone [EXT-09, WIZ-110]. */
export const authorizePresence = endpoint('authorizePresence', {
  method: 'POST',
  path: 'pusher/auth',
  summary: 'Leave to join the presence channel of a booking, or the channel of the own practice',
  access: 'staff',
  body: v.object({ socket_id: socketId, channel_name: channel }),
  /** Nobody is named on the channel of a practice: its `channel_data` is empty. */
  response: v.object({ auth: v.string(), channel_data: v.string() }),
  namesInBody: true,
  keepsSession: true,
})
